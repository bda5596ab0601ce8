#include "core/picture/board_caches.h"

#include "core/moment.h"
#include "core/picture/membership_map.h"
#include "core/study/study.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr int costOfPoint = 10;

Occupancy occupancyOf(const Problem &problem, const View &view, double cell, double reach)
{
    Occupancy result(Box(Spot{0, 0}, view.size), cell);
    const auto add = [&](const Dataset &points) {
        for (const Point &point : points)
            result.add(view.toScreen(point.x1, point.x2), reach, costOfPoint);
    };
    add(problem.points);
    if (problem.apart)
        add(problem.apart->points);
    return result;
}

} // namespace

const HeatMap &BoardCaches::memberships(const std::shared_ptr<const Landscape> &landscape, const View &view)
{
    return m_memberships.of({landscape, view}, [&] { return membershipMap(*landscape->memberships, view); });
}

const std::vector<Candidate> &BoardCaches::candidates(const SharedRun &run, const Moment &moment)
{
    const std::uint64_t check = moment.isUpdate() ? moment.cursor.update : 0;
    return m_candidates.of({run, check}, [&] { return candidatesAt(*run, moment); });
}

const std::optional<RingSketch> &BoardCaches::ring(const Study &study)
{
    return m_ring.of(study.landscape, [&]() -> std::optional<RingSketch> {
        if (study.landscape && study.landscape->ring)
            return sketched(*study.landscape->ring);
        return std::nullopt;
    });
}

const std::optional<AnswersWithoutEach> &BoardCaches::withoutEach(const SharedRun &run)
{
    constexpr std::uint64_t mostChecks = 10'000'000; // some hundredths of a second
    return m_withoutEach.of(run, [&] { return answersWithoutEach(*run, mostChecks); });
}

const WeightSpace &BoardCaches::weights(const SharedRun &run, const Weights &w, const View &view)
{
    Weights rest = w; // what moves in the plane changes nothing of it
    rest[0] = rest[1] = 0;
    return m_weights.of({run, view, rest}, [&] { return weightSpaceOf(run->reflected(), rest, view); });
}

const Occupancy &BoardCaches::points(const SharedRun &run, const View &view, double cell, double reach)
{
    return m_points.of({run, view, cell, reach},
                       [&] { return occupancyOf(*run->problem, view, cell, reach); });
}

} // namespace halfplane
