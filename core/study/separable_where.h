#pragma once

#include "core/dataset.h"
#include "core/geometry/best_margin.h"
#include "core/run.h"
#include "core/space.h"

#include <memory>
#include <string>
#include <string_view>

namespace halfplane {

/// How a boundary in this space separates: "through the origin".
std::string_view byWhat(Space space);

/// Whether the points are separable in a space and, if not, in which of the others they would be, decided
/// exactly: "not separable through the origin, separable with a bias".
std::string separableWhere(const Dataset &points, Space space);

/// Why no w has all points right that the variant can update on, or, where one has, why none has all points:
/// a mixture of the run's. Null where one has. Given the best margin of all points, and of those that count.
std::shared_ptr<const Mixture> whyNotSeparable(const Run &run, const BestMargin &all,
                                               const BestMargin &counted);

} // namespace halfplane
