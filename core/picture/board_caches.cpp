#include "core/picture/board_caches.h"

#include "core/mistakes.h"
#include "core/moment.h"
#include "core/picture/membership_map.h"
#include "core/picture/study.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

/// In `bias` the ring is another one after every update; with more points it would make steps slow.
constexpr std::size_t mostPointsOfBiasRing = 20'000;

constexpr int costOfPoint = 10;

double longestOf(const Run &run)
{
    const Space space = run.problem->space;
    double longest = spatialNorm(space, run.trace.weights(0));
    const bool isInPlane = space != Space::Circle;
    for (const Update &update : run.trace.updates())
        longest = std::max(longest, isInPlane ? std::hypot(update.w[0], update.w[1]) : 0);
    return longest;
}

std::optional<RingSketch> ringOf(const Study &study, const Moment &moment)
{
    const Run &run = *study.run;
    const auto length = run.problem->space == Space::Bias ? spatialNorm(Space::Bias, moment.after) : 0;
    const bool isForBias = length > 0 && study.points.size() <= mostPointsOfBiasRing;
    if (isForBias)
        return sketched(lossRing(run.problem->points, length, moment.after[2]));
    if (run.problem->space == Space::Origin && study.landscape && study.landscape->ring)
        return sketched(*study.landscape->ring);
    return std::nullopt;
}

Occupancy occupancyOf(const Dataset &points, const View &view, double cell, double mark)
{
    Occupancy result(Box(Spot{0, 0}, view.size), cell);
    for (const Point &point : points)
        result.add(view.toScreen(point.x1, point.x2), mark, costOfPoint);
    return result;
}

} // namespace

double BoardCaches::longestWeights(const SharedRun &run)
{
    return m_longest.of({run, run->trace.updateCount()}, [&] { return longestOf(*run); });
}

const HeatMap &BoardCaches::memberships(const std::shared_ptr<const Landscape> &landscape, const View &view)
{
    return m_memberships.of({landscape, view}, [&] { return membershipMap(*landscape->memberships, view); });
}

const Score &BoardCaches::score(const SharedRun &run, const Moment &moment)
{
    return m_score.of({run, moment.cursor.update}, [&] {
        return Score{loss(run->reflected(), moment.after), leastScore(run->reflected(), moment.after)};
    });
}

const std::vector<Candidate> &BoardCaches::candidates(const SharedRun &run, const Moment &moment)
{
    const std::uint64_t check = moment.isUpdate() ? moment.cursor.update : 0;
    return m_candidates.of({run, check}, [&] { return candidatesAt(*run, moment); });
}

const std::optional<RingSketch> &BoardCaches::ring(const Study &study, const Moment &moment)
{
    const bool changes = study.run->problem->space == Space::Bias;
    return m_ring.of({study.run, study.landscape, changes ? moment.cursor.update : 0},
                     [&] { return ringOf(study, moment); });
}

const Occupancy &BoardCaches::points(const SharedRun &run, const View &view, double cell, double mark)
{
    return m_points.of({run, view, cell, mark},
                       [&] { return occupancyOf(run->problem->points, view, cell, mark); });
}

} // namespace halfplane
