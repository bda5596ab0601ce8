#include "core/picture/landscape.h"

#include "core/theorems/separable_where.h"

namespace halfplane {

namespace {

/// The recipe's c, whichever variant has one.
double membershipSteepness(const Recipe &recipe)
{
    constexpr double usual = 2;
    const auto found = recipe.parameters.find("c");
    if (found == recipe.parameters.end())
        return usual;
    const double *c = std::get_if<double>(&found->second);
    return c != nullptr ? *c : usual;
}

std::optional<Memberships> membershipsOf(const Run &run)
{
    const auto memberships = Memberships::of(run.problem->points, membershipSteepness(run.recipe));
    return memberships ? std::optional(*memberships) : std::nullopt;
}

std::vector<bool> leftOut(const Run &run)
{
    const auto counted = run.variant->countedPoints();
    if (!counted)
        return {};
    std::vector<bool> result(run.reflected().size(), true);
    for (const std::size_t i : *counted)
        result[i] = false;
    return result;
}

std::optional<LossRing> lossRingOf(const Problem &problem)
{
    if (problem.space != Space::Origin)
        return std::nullopt;
    return lossRing(problem.reflected);
}

} // namespace

Landscape landscapeOf(const Run &run, Stop stop)
{
    const Problem &problem = *run.problem;
    Landscape landscape;
    const auto unlessStopped = [&](const auto &find) {
        if (!stop.isAsked())
            find();
    };
    unlessStopped([&] { landscape.best = bestMargin(problem.reflected); });
    unlessStopped([&] { landscape.separability = separableWhere(problem.points, problem.space); });
    unlessStopped([&] { landscape.hardMargin = hardMargin(problem.points); });
    unlessStopped([&] { landscape.ring = lossRingOf(problem); });
    unlessStopped([&] {
        landscape.obstacle = run.variant->obstacle();
        landscape.memberships = membershipsOf(run);
        landscape.isFuzzy = leftOut(run);
    });
    return landscape;
}

} // namespace halfplane
