#pragma once

#include "core/dataset.h"
#include "core/weights.h"

#include <optional>
#include <vector>

namespace halfplane {

/// The hard-margin (SVM) line of the plane: midway between the convex hulls of the two classes. Found without
/// rounding; only the numbers told are rounded, each to the nearest double.
struct HardMargin
{
    Weights line; ///< (n1, n2, b) with (n1, n2) of unit length, pointing to class +1
    double margin = 0; ///< half the distance between the hulls

    /// The points a nearest pair of the hulls rests on, ascending: one of each class, or one of one class and
    /// two of the other.
    std::vector<std::size_t> support;
};

/// Nothing when a class is missing, when the hulls touch, or when a number is not finite.
std::optional<HardMargin> hardMargin(const Dataset &points);

} // namespace halfplane
