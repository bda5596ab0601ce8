#pragma once

#include "core/boundary.h"
#include "core/cursor.h"

namespace halfplane {

/// w on its way from one to another: at share 0 exactly `from`, at 1 exactly `to`. In `origin` and `bias` the
/// direction of the spatial part turns evenly, the shorter way, while its length and b change evenly; so the
/// boundary turns and never jumps. In `circle`, and where a spatial part is 0 or the two are opposite, each
/// component changes evenly.
Weights tweened(Space space, const Weights &from, const Weights &to, double share);

/// A boundary on its way, likewise.
inline Classifier tweened(const Classifier &from, const Classifier &to, double share)
{
    return {to.space, tweened(to.space, from.w, to.w, share)};
}

/// How far on its way a thing is that slows down as it arrives.
double easedOut(double share);

/// How much of a moment has come to be seen, one thing after the other, each from 0 to 1 and eased: the ring
/// around the point, its angle to w, the vector that is added. Only then w moves.
struct Beats
{
    double point = 1;
    double angle = 1;
    double vector = 1;

    bool operator==(const Beats &) const = default;
};

/// An instant of the way to a moment: which moment is seen, and how much of it.
struct Passage
{
    Cursor cursor;
    Beats beats = {};
    double tween = 1; ///< how far w is from before to after, eased

    bool operator==(const Passage &) const = default;
};

/// Of the time that the way to an update takes, this is spent on its point being asked.
inline constexpr double shareOfAsking = 0.45;

/// How far w then is on the way to an update.
double turnOf(double share);

/// On the way to a moment, so much of its time being over: of an update first that its point is asked, up to
/// and with the share of asking.
Passage passageTo(const Trace &trace, const Cursor &cursor, double share);

} // namespace halfplane
