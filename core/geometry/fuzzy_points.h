#pragma once

#include "core/memberships.h"

#include <vector>

namespace halfplane {

/// For each of the points that the memberships are of, whether p ≤ 0.5 + δ. At δ = 0 that is p = ½, which
/// holds in line with the class means alone, at the other class's or beyond it: decided without rounding. For
/// δ > 0 p is within a few units of its last place, so that of points as near to the edge as that some fall
/// on its other side, everywhere the same.
std::vector<bool> fuzzyPoints(const Dataset &points, const Memberships &memberships, double delta);

} // namespace halfplane
