#pragma once

#include "core/geometry/face.h"
#include "core/geometry/scores.h"

#include <span>

namespace halfplane {

/// The point of a cloud with the least rounded score ⟨direction, z⟩, and what holds without rounding: the
/// least score of all is from atLeast to atMost.
struct LowestPoint
{
    std::size_t index = 0;
    double score = std::numeric_limits<double>::infinity();
    double atLeast = std::numeric_limits<double>::infinity();
    double atMost = std::numeric_limits<double>::infinity();
};

/// A convex body given by clouds of points: the hull of all sums of one point from each of them. One cloud is
/// its own hull; two, of which one is reflected, are the differences between two hulls. At most two. It
/// borrows the clouds, which must not be empty, nor hold anything but finite numbers.
class Body
{
public:
    explicit Body(std::span<const ReflectedPoints> clouds)
        : m_clouds(clouds)
    {
    }

    std::size_t cloudCount() const { return m_clouds.size(); }
    Corner corner(std::array<std::size_t, 2> indices) const;

    LowestPoint roughlyLowest(std::size_t cloud, const Direction &direction) const;

    /// The first of the points whose score is the least of all, given what roughlyLowest found.
    std::size_t lowest(std::size_t cloud, const Direction &direction, const LowestPoint &rough) const;

private:
    std::span<const ReflectedPoints> m_clouds;
};

bool areFinite(const ReflectedPoints &points);

} // namespace halfplane
