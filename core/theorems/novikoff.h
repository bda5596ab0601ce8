#pragma once

#include "core/theorems/findings.h"
#include "core/theorems/rounding.h"

namespace halfplane {

/// The judgement on a bound of k (or of (Ση)²/Ση²) that follows from (R/γ)² for a run from w0 = 0 whose R√Ση²
/// is `length`.
Finding judgedByRatio(const Evidence &evidence, std::uint64_t k, double length, const Claim &claim);

/// The premise that all updates so far had the same rate.
std::optional<Finding> needsOneRate(const Evidence &evidence, std::uint64_t k);

} // namespace halfplane
