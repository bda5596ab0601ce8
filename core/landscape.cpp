#include "core/landscape.h"

#include "core/separable_where.h"

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

} // namespace

Landscape landscapeOf(const Run &run)
{
    const Problem &problem = *run.problem;
    Landscape landscape{.best = bestMargin(problem.reflected),
                        .separability = separableWhere(problem.points, problem.space),
                        .obstacle = run.variant->obstacle(),
                        .ring = {},
                        .hardMargin = hardMargin(problem.points),
                        .memberships = membershipsOf(run),
                        .isFuzzy = leftOut(run)};
    if (problem.space == Space::Origin)
        landscape.ring = lossRing(problem.reflected);
    return landscape;
}

} // namespace halfplane
