#include "core/tween.h"

namespace halfplane {

namespace {

Weights evenly(const Weights &from, const Weights &to, double share) { return from + share * (to - from); }

/// The length and the angle of the spatial part change evenly, and so does b.
Weights turned(const Weights &from, const Weights &to, double angle, double share)
{
    const double length = std::hypot(from[0], from[1]);
    const double here = length + share * (std::hypot(to[0], to[1]) - length);
    const double direction = std::atan2(from[1], from[0]) + share * angle;
    Weights result = evenly(from, to, share);
    result[0] = here * std::cos(direction);
    result[1] = here * std::sin(direction);
    return result;
}

} // namespace

Weights tweened(Space space, const Weights &from, const Weights &to, double share)
{
    if (share <= 0)
        return from;
    if (share >= 1)
        return to;
    const double cross = from[0] * to[1] - from[1] * to[0];
    const double along = from[0] * to[0] + from[1] * to[1];
    if (space == Space::Circle || cross == 0) // nothing turns, or no way is the shorter one
        return evenly(from, to, share);
    return turned(from, to, std::atan2(cross, along), share);
}

} // namespace halfplane
