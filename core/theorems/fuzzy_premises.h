#pragma once

#include "core/theorems/findings.h"

namespace halfplane {

/// The fuzzy perceptron with some points that are not fuzzy, and those separable.
std::optional<Finding> needsFuzzy(const Evidence &evidence);

} // namespace halfplane
