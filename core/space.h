#pragma once

#include "core/dataset.h"
#include "core/weights.h"

#include <array>
#include <optional>
#include <string_view>

namespace halfplane {

/// Which vector φ(x) the algorithm sees for a point x, and with it what its boundary looks like in the plane.
enum class Space {
    Origin, ///< (x1, x2): a line through the origin
    Bias, ///< (x1, x2, 1): any line
    Circle, ///< (x1, x2, x1² + x2², 1): a circle or a line
};

inline constexpr std::array allSpaces{Space::Origin, Space::Bias, Space::Circle};

std::string_view idOf(Space space);
std::optional<Space> spaceFromId(std::string_view id);

/// How many numbers w has: 2, 3 or 4.
std::size_t dimension(Space space);

/// How many of them, from the first, say where the boundary points: all but the bias b.
std::size_t spatialDimension(Space space);

/// φ(x).
Weights embed(Space space, double x1, double x2);

/// ‖spatial part of w‖: all but b.
double spatialNorm(Space space, const Weights &w);

/// The names of w's components, in order: w1, w2, w3 (circle), b (bias, circle).
std::string_view componentName(Space space, std::size_t component);

} // namespace halfplane
