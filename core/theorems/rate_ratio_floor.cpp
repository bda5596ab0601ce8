#include "core/theorems/findings.h"
#include "core/theorems/rounding.h"

namespace halfplane {

namespace {

Finding rateRatioFloorFinding(const Evidence &evidence, std::uint64_t k)
{
    const double ratio = evidence.rates(k).ratio();
    const Claim claim{.value = static_cast<double>(k) * evidence.rateRange(k).squaredShare(),
                      .bound = ratio,
                      .holds = isRatioAboveFloor(evidence, k)};
    return withRatesSoFar(evidence, k, judged(claim, [&] { return ratio * (1 + roundingOfRates(k)); }));
}

} // namespace

extern const TheoremDescriptor rateRatioFloorTheorem{
    .id = "16",
    .name = "Theorem 16",
    .title = "The ratio's floor",
    .statement = "k(ηₘᵢₙ/ηₘₐₓ)² ≤ (Ση)²/Ση²",
    .source = "Steiner (2023), Theorem 16",
    .rates = {Rates::ByPoint, Rates::Chosen},
    .premises = {needsUpdate},
    .judge = rateRatioFloorFinding,
    .steps = {{"No rate is below the least one:", "Ση ≥ kηₘᵢₙ",
               [](const Evidence &evidence, std::uint64_t k) {
                   return inNumbers(evidence.rates(k).sum, "≥",
                                    static_cast<double>(k) * evidence.rateRange(k).least);
               }},
              {"None is above the largest one:", "Ση² ≤ kηₘₐₓ²",
               [](const Evidence &evidence, std::uint64_t k) {
                   const double largest = evidence.rateRange(k).largest;
                   return inNumbers(evidence.rates(k).squares, "≤",
                                    static_cast<double>(k) * largest * largest);
               }},
              {"The square of the first over the second:", "(Ση)²/Ση² ≥ k(ηₘᵢₙ/ηₘₐₓ)²",
               [](const Evidence &evidence, std::uint64_t k) {
                   return inNumbers(evidence.rates(k).ratio(), "≥",
                                    static_cast<double>(k) * evidence.rateRange(k).squaredShare());
               }}},
};

} // namespace halfplane
