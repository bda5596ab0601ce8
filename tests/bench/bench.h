#pragma once

#include "bench/table.h"

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace bench {

/// How much is measured.
struct Effort
{
    std::vector<std::size_t> sizes{100, 1'000, 10'000, 100'000, 1'000'000};
    int repetitions = 5;
    double enough = 1; ///< the share of a demand that is enough
};

/// What the program was asked for: nothing, or --short. Anything else ends it.
inline Effort effortFrom(int argc, char **argv, const Effort &brief, const Effort &usual = {})
{
    if (argc == 1)
        return usual;
    if (argc == 2 && std::string_view(argv[1]) == "--short")
        return brief;
    std::fprintf(stderr, "usage: %s [--short]\n", argv[0]);
    std::exit(2);
}

// The demands: one table each.
Table measureGreedy(const Effort &effort);
Table measureLosses(const Effort &effort);
Table measureStandard(const Effort &effort);
Table measureSeek(const Effort &effort);
Table measureAppendix(const Effort &effort);
Table measureStart(const Effort &effort);

} // namespace bench
