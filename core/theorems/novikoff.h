#pragma once

#include "core/theorems/findings.h"
#include "core/theorems/rounding.h"

namespace halfplane {

/// k ≤ (R/γ)² of some points.
Claim updatesWithinRatio(const Measured &points, std::uint64_t k);

/// The judgement on a bound of k (or of (Ση)²/Ση²) that follows from (R/γ)² for a run from w0 = 0 whose R√Ση²
/// is `length`.
Finding judgedByRatio(const Evidence &evidence, std::uint64_t k, double length, const Claim &claim);
Finding judgedByRatio(const Evidence &evidence, std::uint64_t k, const Measured &points, const Claim &claim);

} // namespace halfplane
