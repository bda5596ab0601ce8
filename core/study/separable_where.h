#pragma once

#include "core/dataset.h"
#include "core/space.h"

#include <string>
#include <string_view>

namespace halfplane {

/// How a boundary in this space separates: "through the origin".
std::string_view byWhat(Space space);

/// Whether the points are separable in a space and, if not, in which of the others they would be, decided
/// exactly: "not separable through the origin, separable with a bias".
std::string separableWhere(const Dataset &points, Space space);

} // namespace halfplane
