#pragma once

#include "bench/table.h"
#include "bench/timing.h"

#include <cstddef>
#include <vector>

namespace bench {

/// How many points there are.
inline const std::vector<std::size_t> sizes{100, 1'000, 10'000, 100'000, 1'000'000};

// The demands: one table each.
Table measureGreedy(const Effort &effort);
Table measureLineSearch(const Effort &effort);
Table measureLosses(const Effort &effort);
Table measureStandard(const Effort &effort);
Table measureSeek(const Effort &effort);
Table measureOrders(const Effort &effort);
Table measureStart(const Effort &effort);

} // namespace bench
