#include "core/theorems/findings.h"

namespace halfplane {

namespace {

Finding greedyBoundFinding(const Evidence &evidence, std::uint64_t k)
{
    if (auto missing = firstMissing(needsVariant(evidence, "greedy", "greedy"), needsSeparable(evidence),
                                    needsZeroStart(evidence)))
        return *std::move(missing);
    return bounded(static_cast<double>(k), evidence.all().squaredRatio() / evidence.squaredRateShare());
}

} // namespace

extern const TheoremDescriptor greedyBoundTheorem;
const TheoremDescriptor greedyBoundTheorem{
    .id = "18",
    .title = "The greedy mistake bound",
    .statement = "k ≤ (η_max/η_min)²(R/γ)²",
    .source = "dissertation, Theorem 18",
    .variants = {"greedy"},
    .at = greedyBoundFinding,
    .isMistakeBound = true,
};

} // namespace halfplane
