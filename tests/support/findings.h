#pragma once

#include "core/study/evidence.h"
#include "core/theorems/registry.h"

#include <cmath>
#include <cstdint>
#include <string_view>

/// What theorems find in a run.
namespace halfplane::test {

inline Finding at(const Run &run, std::string_view theorem, std::uint64_t k)
{
    return findTheorem(theorem)->at(Evidence(run), k);
}

inline Finding atEnd(const Run &run, std::string_view theorem)
{
    return at(run, theorem, run.trace.updateCount());
}

inline bool isNear(double value, double expected)
{
    return std::abs(value - expected) <= 1e-9 * std::abs(expected);
}

} // namespace halfplane::test
