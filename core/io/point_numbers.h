#pragma once

#include "core/run.h"

#include <string>

namespace halfplane {

/// What a run leaves each point with, as CSV: a header and a line a point. The score is y⟨w, φ⟩ and the
/// margin that over ‖w‖; the distance is from the boundary in the plane, above 0 on the side of class +1; p
/// is the membership in the point's own class, of a variant that has it. What does not apply is empty.
std::string writePointNumbers(const Run &run);

} // namespace halfplane
