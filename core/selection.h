#pragma once

#include "core/dataset.h"

#include <cstddef>
#include <vector>

namespace halfplane {

/// Which points are selected, by their places in the list: ascending, each once.
using Selection = std::vector<std::size_t>;

/// Selected among points of which some are gone.
Selection without(const Selection &selection, const Selection &gone);

Dataset without(const Dataset &points, const Selection &gone);

} // namespace halfplane
