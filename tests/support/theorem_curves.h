#pragma once

#include "core/study/evidence.h"
#include "core/theorems/registry.h"

#include <numeric>

namespace halfplane::test {

/// What a theorem's proof draws, at every update.
inline std::vector<Curve> curvesOf(std::string_view id, const Evidence &evidence)
{
    std::vector<std::uint64_t> updates(evidence.run().trace.updateCount() + 1);
    std::iota(updates.begin(), updates.end(), std::uint64_t{0});
    return findTheorem(id)->curves(evidence, updates);
}

} // namespace halfplane::test
