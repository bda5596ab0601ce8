#include "core/geometry/body.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

/// The largest component of a rounded direction is about 2^-4: then no score overflows.
constexpr int directionMagnitude = -4;

/// A score of at most four products is off by less than 8 units of roundoff, those of the direction's own
/// components and of a lifted x1² + x2² included; twice that leaves room for the rounding of the bound
/// itself.
constexpr double roundingShare = 8 * std::numeric_limits<double>::epsilon();

/// Below this a component of the direction may have underflowed.
constexpr double leastComponent = 0x1p-1000;

constexpr std::size_t blockSize = 512;
using Block = std::array<double, blockSize>;

bool samePlace(const ReflectedPoints &points, std::size_t i, std::size_t k)
{
    for (std::size_t j = 0; j < points.dimension(); ++j) {
        if (points.column(j)[i] != points.column(j)[k])
            return false;
    }
    return true;
}

/// Calls visit(i, score, error) for every point, |score − ⟨direction, z_i⟩| < error.
template <class Visit>
void scanScores(const ReflectedPoints &points, const Weights &direction, Visit visit)
{
    Block scores;
    Block sizes;
    for (std::size_t first = 0; first < points.size(); first += blockSize) {
        const std::size_t count = std::min(blockSize, points.size() - first);
        scores.fill(0);
        sizes.fill(0);
        for (std::size_t j = 0; j < points.dimension(); ++j) {
            const double component = direction[j];
            const double weight = std::abs(component) + leastComponent;
            const double *const column = points.column(j) + first;
            for (std::size_t i = 0; i < count; ++i) {
                scores[i] += component * column[i];
                sizes[i] += weight * std::abs(column[i]);
            }
        }
        for (std::size_t i = 0; i < count; ++i)
            visit(first + i, scores[i], roundingShare * sizes[i] + std::numeric_limits<double>::min());
    }
}

} // namespace

/// (y x1, y x2, y(x1² + x2²), y): the third number is worked out from the others, as y² = 1.
ExactVector exactPlace(const ReflectedPoints &points, std::size_t i)
{
    ExactVector place;
    for (std::size_t j = 0; j < points.dimension(); ++j)
        place.emplace_back(points.column(j)[i]);
    if (points.areLifted())
        place[2] = place[3] * (place[0] * place[0] + place[1] * place[1]);
    return place;
}

Direction::Direction(ExactVector direction)
    : exact(std::move(direction))
    , rounded(exact.size())
{
    int largest = std::numeric_limits<int>::min();
    for (const Dyadic &component : exact) {
        if (component.sign() != 0)
            largest = std::max(largest, component.magnitude());
    }
    for (std::size_t j = 0; j < exact.size(); ++j)
        rounded[j] = exact[j].scaled(directionMagnitude - largest);
}

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
