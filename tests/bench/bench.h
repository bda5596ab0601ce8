#pragma once

#include "bench/table.h"

#include <cstddef>
#include <vector>

namespace bench {

/// How much is measured.
struct Effort
{
    std::vector<std::size_t> sizes{100, 1'000, 10'000, 100'000, 1'000'000};
    int repetitions = 5;
    double enough = 1; ///< the share of a demand that is enough
};

// The demands: one table each.
Table measureGreedy(const Effort &effort);
Table measureLosses(const Effort &effort);
Table measureStandard(const Effort &effort);
Table measureSeek(const Effort &effort);
Table measureAppendix(const Effort &effort);
Table measureStart(const Effort &effort);

} // namespace bench
