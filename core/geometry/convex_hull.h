#pragma once

#include "core/geometry/predicates.h"

#include <cstddef>
#include <span>
#include <vector>

namespace halfplane {

/// The corners of the convex hull as indices into `places`, counter-clockwise, without rounding. Points on an
/// edge are no corners, and of points at one place the first listed stands for all: two corners when all
/// places are on one line, one when they are all the same.
std::vector<std::size_t> convexHull(std::span<const PlanePoint> places);

} // namespace halfplane
