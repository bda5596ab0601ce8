#include "core/tween.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

// Shares of the time that a beat takes.
constexpr double shareOfPoint = 0.4; ///< of asking
constexpr double shareOfVector = 0.45; ///< of what w then does

/// How much is over of what lasts from one share to another.
double eased(double share, double from, double to)
{
    return easedOut(std::clamp((share - from) / (to - from), 0.0, 1.0));
}

Passage asking(const Cursor &cursor, double share)
{
    return {.cursor = cursor,
            .beats = {.point = eased(share, 0, shareOfPoint), .angle = eased(share, shareOfPoint, 1)}};
}

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

double easedOut(double share) { return 1 - std::pow(1 - share, 3); }

double turnOf(double share) { return eased((share - shareOfAsking) / (1 - shareOfAsking), shareOfVector, 1); }

Passage passageTo(const Trace &trace, const Cursor &cursor, double share)
{
    if (cursor.idleChecks > 0)
        return asking(cursor, share);
    if (cursor.update == 0)
        return {.cursor = cursor};
    if (share <= shareOfAsking)
        return asking(askedCursor(trace, cursor.update), share / shareOfAsking);
    const double rest = (share - shareOfAsking) / (1 - shareOfAsking);
    return {.cursor = cursor, .beats = {.vector = eased(rest, 0, shareOfVector)}, .tween = turnOf(share)};
}

} // namespace halfplane
