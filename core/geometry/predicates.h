#pragma once

#include "core/dataset.h"

namespace halfplane {

/// The sign of a×b = a.x()·b.y() − a.y()·b.x(), without rounding: +1 when b lies counter-clockwise of a (by
/// less than half a turn), −1 when clockwise, 0 when they are on one line through the origin.
int turn(const PlanePoint &a, const PlanePoint &b);

/// The sign of (b − a)×(c − a), without rounding: +1 when a, b, c turn left, −1 right, 0 when they are on
/// one line.
int turn(const PlanePoint &a, const PlanePoint &b, const PlanePoint &c);

} // namespace halfplane
