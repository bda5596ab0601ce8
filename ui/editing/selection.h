#pragma once

#include <cstddef>
#include <vector>

namespace halfplane {

/// Which points are selected, by their places in the list: ascending, each once.
using Selection = std::vector<std::size_t>;

} // namespace halfplane
