#pragma once

#include "core/problem.h"

namespace halfplane {

/// Whether some w classifies every point rightly: ⟨w, z_i⟩ > 0 for all i, decided without rounding, in
/// `circle` not even of x1² + x2². A point at the origin has no such w in `origin`. Without points there is
/// nothing to separate: false. False, too, where a number is not finite.
bool isSeparable(const ReflectedPoints &reflected);
bool isSeparable(const Dataset &points, Space space);

} // namespace halfplane
