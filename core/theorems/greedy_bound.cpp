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
    .source = "Steiner (2023), Theorem 18",
    .rates = {Rates::Chosen},
    .premises = {needsSeparable, needsZeroStart, needsMistakes, needsRates},
    .judge = greedyBoundFinding,
    .isMistakeBound = true,
    .steps = {{"Theorems 16 and 15 hold the ratio of the rates from both sides:",
               "k(ηₘᵢₙ/ηₘₐₓ)² ≤ (Ση)²/Ση² ≤ (R/γ)²",
               [](const Evidence &evidence, std::uint64_t k) {
                   const double least = static_cast<double>(k) * evidence.rateRange(k).squaredShare();
                   return inNumbers(least, "≤", k > 0 ? evidence.rates(k).ratio() : 0) + " ≤ "
                       + readable(evidence.all().squaredRatio(), 4);
               }},
              {"The ends multiplied by (ηₘₐₓ/ηₘᵢₙ)²:", "k ≤ (ηₘₐₓ/ηₘᵢₙ)²(R/γ)²",
               [](const Evidence &evidence, std::uint64_t k) {
                   const double bound = evidence.all().squaredRatio() / evidence.rateRange(k).squaredShare();
                   return inNumbers(static_cast<double>(k), "≤", bound);
               }}},
    .layers = {"radius", "best-boundary", "best-direction"},
};

} // namespace halfplane
