#pragma once

#include "core/run.h"

#include <algorithm>
#include <vector>

namespace halfplane {

/// How far something reaches from the origin, to both sides of each axis; never below 0.
struct Extent
{
    double left = 0;
    double right = 0;
    double below = 0;
    double above = 0;

    void add(double x1, double x2)
    {
        left = std::max(left, -x1);
        right = std::max(right, x1);
        below = std::max(below, -x2);
        above = std::max(above, x2);
    }
    void add(const Extent &other)
    {
        add(-other.left, -other.below);
        add(other.right, other.above);
    }
    double longest() const { return std::max({left, right, below, above}); }
    bool holds(double x1, double x2, double slack = 0) const
    {
        return -x1 <= left + slack && x1 <= right + slack && -x2 <= below + slack && x2 <= above + slack;
    }
    Extent scaledBy(double factor) const
    {
        return {factor * left, factor * right, factor * below, factor * above};
    }

    bool operator==(const Extent &) const = default;
};

/// How far w comes in a run: what has to be known to draw all of it by one scale, in little memory however
/// long the run is. In `circle`, where w has no arrow, nothing.
struct Reach
{
    /// From that update on until the next one: up to a thirtieth more than that.
    struct Stretch
    {
        std::uint64_t update = 0;
        Extent arrows;
    };

    std::vector<Stretch> growth;
    Extent arrows; ///< of the whole run: of w where it begins at the origin; with a bias, of its length
    Extent tips; ///< of w where it is drawn as long as it is, from the boundary's place nearest to the origin
    double usualUpdate = 0; ///< the mean length of what is added; 0 without an update
};

/// In one pass over the updates.
Reach reachOf(const Run &run);

} // namespace halfplane
