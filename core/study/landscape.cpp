#include "core/study/landscape.h"

#include "core/geometry/convex_hull.h"
#include "core/geometry/mixture.h"
#include "core/study/separable_where.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

std::optional<Memberships> membershipsOf(const Run &run)
{
    const double c = numberOf(run.recipe.parameters, "c").value_or(Memberships::usualC);
    const auto memberships = Memberships::of(run.problem->points, c);
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

std::vector<std::size_t> hullOf(const Problem &problem)
{
    if (problem.space != Space::Origin)
        return {};
    std::vector<PlanePoint> reflected;
    reflected.reserve(problem.points.size());
    for (const Point &point : problem.points)
        reflected.push_back({sign(point.label) * point.x1, sign(point.label) * point.x2});
    return convexHull(reflected);
}

std::size_t farthestOf(const ReflectedPoints &points)
{
    std::size_t farthest = 0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        if (norm(points[i]) > norm(points[farthest]))
            farthest = i;
    }
    return farthest;
}

std::optional<Freedom> freedomAmong(const ReflectedPoints &points, const BestMargin &margin,
                                    const LossRing &losses)
{
    if (!margin.separable || losses.solutionCone().empty())
        return std::nullopt;
    return Freedom{losses.solutionCone().front(), std::atan2(margin.direction[1], margin.direction[0]),
                   2 * std::asin(std::min(1.0, margin.gamma / points.radius())), margin.support.front(),
                   farthestOf(points)};
}

/// The best margin of the points that the variant can update on, given that of all; worked out once.
class CountedMargin
{
public:
    CountedMargin(const Run &run, const BestMargin &all)
        : m_run(run)
        , m_all(all)
    {
    }

    const BestMargin &operator()()
    {
        const auto indices = m_run.variant->countedPoints();
        if (indices && !m_counted)
            m_counted = bestMargin(m_run.reflected().subset(*indices));
        return indices ? *m_counted : m_all;
    }

private:
    const Run &m_run;
    const BestMargin &m_all;
    std::optional<BestMargin> m_counted;
};

std::optional<Freedom> freedomOf(const Run &run, CountedMargin &margin, const std::optional<LossRing> &ring)
{
    if (!ring)
        return std::nullopt;
    const auto indices = run.variant->countedPoints();
    if (!indices)
        return freedomAmong(run.reflected(), margin(), *ring);
    const ReflectedPoints points = run.reflected().subset(*indices);
    auto freedom = freedomAmong(points, margin(), lossRing(points));
    if (freedom) {
        freedom->nearest = (*indices)[freedom->nearest];
        freedom->farthest = (*indices)[freedom->farthest];
    }
    return freedom;
}

std::optional<MeetingHulls> meetingOf(const Run &run, const BestMargin &best, CountedMargin &counted)
{
    if (best.separable)
        return std::nullopt;
    const auto mixture = whyNotSeparable(run, best, counted());
    if (mixture == nullptr)
        return std::nullopt;
    MeetingHulls meeting;
    for (const Mixture::Term &term : mixture->terms)
        meeting.points.push_back(term.point);
    if (run.problem->space == Space::Bias)
        meeting.place = meetingPlace(*mixture, run.problem->points);
    return meeting;
}

} // namespace

Landscape landscapeOf(const Run &run, Stop stop)
{
    const Problem &problem = *run.problem;
    Landscape landscape;
    CountedMargin counted(run, landscape.best);
    const auto unlessStopped = [&](const auto &find) {
        if (!stop.isAsked())
            find();
    };
    unlessStopped([&] { landscape.best = bestMargin(problem.reflected); });
    unlessStopped([&] { landscape.separability = separableWhere(problem.points, problem.space); });
    unlessStopped([&] { landscape.meeting = meetingOf(run, landscape.best, counted); });
    unlessStopped([&] { landscape.hardMargin = hardMargin(problem.points); });
    unlessStopped([&] { landscape.hull = hullOf(problem); });
    unlessStopped([&] { landscape.ring = lossRingOf(problem); });
    unlessStopped([&] { landscape.freedom = freedomOf(run, counted, landscape.ring); });
    unlessStopped([&] {
        landscape.overlap = overlapOf(problem.reflected, landscape.best);
        const auto epsilon = numberOf(run.recipe.parameters, "epsilon");
        if (landscape.overlap && epsilon)
            landscape.firstBeyond = firstBeyond(problem.reflected, *landscape.overlap, *epsilon);
    });
    unlessStopped([&] {
        if (const auto obstacle = run.variant->obstacle())
            landscape.obstacle = plainText(*obstacle);
        landscape.memberships = membershipsOf(run);
        landscape.isFuzzy = leftOut(run);
    });
    return landscape;
}

} // namespace halfplane
