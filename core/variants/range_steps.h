#pragma once

#include "core/variants/descriptor.h"

namespace halfplane {

// How a number is changed within its range.

/// A number some steps up or down: each about a twentieth of it, to a number with few digits, never out of
/// the range. Where 0 is in the range it is reached.
double stepped(double value, int steps, const Range &range);

/// The nearest number of the range that is a whole count of steps of 1, 2 or 5 times a power of ten, about as
/// large as asked for.
double withFewDigits(double value, double step, const Range &range);

} // namespace halfplane
