#include "core/theorems/findings.h"
#include "core/theorems/rounding.h"

namespace halfplane {

namespace {

Finding rateAverageFinding(const Evidence &evidence, std::uint64_t k)
{
    const double share = evidence.rates(k).ratio() / static_cast<double>(k);
    const Claim claim{.value = evidence.rateRange(k).squaredShare(),
                      .bound = share,
                      .holds = isRatioAboveFloor(evidence, k)};
    return withRatesSoFar(evidence, k, judged(claim, [&] { return share * (1 + roundingOfRates(k)); }));
}

} // namespace

extern const TheoremDescriptor rateAverageTheorem{
    .id = "17",
    .name = "Corollary 17",
    .title = "The rates' averages",
    .statement = "(ηₘᵢₙ/ηₘₐₓ)² ≤ (average of η)² / average of η²",
    .source = "Steiner (2023), Corollary 17",
    .rates = {Rates::ByPoint, Rates::Chosen},
    .premises = {needsUpdate},
    .judge = rateAverageFinding,
    .steps = {{"It is Theorem 16 divided by k:", "(Ση/k)²/(Ση²/k) ≥ (ηₘᵢₙ/ηₘₐₓ)²",
               [](const Evidence &evidence, std::uint64_t k) {
                   const double share = evidence.rates(k).ratio() / static_cast<double>(k);
                   return inNumbers(share, "≥", evidence.rateRange(k).squaredShare());
               }}},
};

} // namespace halfplane
