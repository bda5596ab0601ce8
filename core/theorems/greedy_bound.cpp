#include "core/theorems/novikoff.h"

namespace halfplane {

namespace {

Finding greedyBoundFinding(const Evidence &evidence, std::uint64_t k)
{
    const auto count = static_cast<double>(k);
    const Dyadic least = squared(Dyadic(evidence.run().variant->leastRate()));
    const Dyadic largest = squared(Dyadic(evidence.run().variant->largestRate()));
    return judgedByRatio(evidence, k, evidence.all(),
                         {.value = count,
                          .bound = evidence.all().squaredRatio() / evidence.squaredRateShare(),
                          .holds = isAtMostSquaredRatio(evidence.all(), Dyadic(count) * least, largest)});
}

} // namespace

extern const TheoremDescriptor greedyBoundTheorem{
    .id = "18",
    .name = "Theorem 18",
    .title = "The greedy mistake bound",
    .statement = "k ≤ (ηₘₐₓ/ηₘᵢₙ)²(R/γ)²",
    .source = "dissertation, Theorem 18",
    .variants = {"greedy"},
    .premises = {needsSeparable, needsZeroStart},
    .judge = greedyBoundFinding,
    .isMistakeBound = true,
};

} // namespace halfplane
