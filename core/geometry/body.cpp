#include "core/geometry/body.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

bool samePlace(const ReflectedPoints &points, std::size_t i, std::size_t k)
{
    for (std::size_t j = 0; j < points.dimension(); ++j) {
        if (points.column(j)[i] != points.column(j)[k])
            return false;
    }
    const ReflectedPoints *const unscaled = points.unscaled();
    return unscaled == nullptr || (points.factor(i) == points.factor(k) && samePlace(*unscaled, i, k));
}

} // namespace

Corner Body::corner(std::array<std::size_t, 2> indices) const
{
    Corner corner{indices, exactPlace(m_clouds.front(), indices.front())};
    for (std::size_t cloud = 1; cloud < m_clouds.size(); ++cloud)
        corner.place = corner.place + exactPlace(m_clouds[cloud], indices[cloud]);
    return corner;
}

LowestPoint Body::roughlyLowest(std::size_t cloud, const Direction &direction) const
{
    LowestPoint lowest;
    scanScores(m_clouds[cloud], direction.rounded, [&](std::size_t i, double score, double error) {
        lowest.atLeast = std::min(lowest.atLeast, score - error);
        lowest.atMost = std::min(lowest.atMost, score + error);
        if (score < lowest.score) {
            lowest.score = score;
            lowest.index = i;
        }
    });
    return lowest;
}

std::size_t Body::lowest(std::size_t cloud, const Direction &direction, const LowestPoint &rough) const
{
    const ReflectedPoints &points = m_clouds[cloud];
    std::size_t best = rough.index;
    Dyadic bestScore = dot(direction.exact, exactPlace(points, best));
    scanScores(points, direction.rounded, [&](std::size_t i, double score, double error) {
        if (score - error > rough.atMost || samePlace(points, i, best))
            return;
        const Dyadic exactScore = dot(direction.exact, exactPlace(points, i));
        const int order = (exactScore - bestScore).sign();
        if (order < 0 || (order == 0 && i < best)) {
            best = i;
            bestScore = exactScore;
        }
    });
    return best;
}

bool areFinite(const ReflectedPoints &points)
{
    for (std::size_t j = 0; j < points.dimension(); ++j) {
        const std::span column(points.column(j), points.size());
        if (!std::ranges::all_of(column, [](double value) { return std::isfinite(value); }))
            return false;
    }
    return true;
}

} // namespace halfplane
