#pragma once

#include "core/problem.h"

namespace halfplane {

/// How many points w misclassifies without rounding, ⟨w, z_i⟩ ≤ 0: what loss() counts from rounded scores is
/// another number where a score is lost in the rounding of what it is summed from.
std::size_t exactLoss(const ReflectedPoints &reflected, const Weights &w);

} // namespace halfplane
