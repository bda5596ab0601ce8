#pragma once

#include "core/variants/descriptor.h"

namespace halfplane {

/// A number some steps up or down: each about a twentieth of it, to a number with few digits, never out of
/// the range. Where 0 is in the range it is reached.
double stepped(double value, int steps, const Range &range);

} // namespace halfplane
