#include "core/theorems/novikoff.h"

namespace halfplane {

namespace {

Finding greedyBoundFinding(const Evidence &evidence, std::uint64_t k)
{
    const auto count = static_cast<double>(k);
    const RateRange range = evidence.rateRange(k);
    const Dyadic least = squared(Dyadic(range.least));
    const Dyadic largest = squared(Dyadic(range.largest));
    const Claim claim{.value = count,
                      .bound = evidence.all().squaredRatio() / range.squaredShare(),
                      .holds = isAtMostSquaredRatio(evidence.all(), Dyadic(count) * least, largest)};
    return withRatesSoFar(evidence, k, judgedByRatio(evidence, k, evidence.all(), claim));
}

} // namespace

extern const TheoremDescriptor greedyBoundTheorem{
    .id = "18",
    .name = "Theorem 18",
    .title = "The greedy mistake bound",
    .statement = "k ≤ (ηₘₐₓ/ηₘᵢₙ)²(R/γ)²",
    .source = "dissertation, Theorem 18",
    .variants = {"greedy", "line-search"},
    .premises = {needsSeparable, needsZeroStart, needsMistakes, needsRates},
    .judge = greedyBoundFinding,
    .isMistakeBound = true,
};

} // namespace halfplane
