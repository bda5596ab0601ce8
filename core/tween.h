#pragma once

#include "core/boundary.h"

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

} // namespace halfplane
