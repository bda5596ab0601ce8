#include "core/theorems/novikoff.h"

#include <limits>

namespace halfplane {

namespace {

Finding rateRatioFinding(const Evidence &evidence, std::uint64_t k)
{
    if (auto missing = firstMissing(needsSeparable(evidence), needsZeroStart(evidence),
                                    needsMistakes(evidence, k), needsUpdate(k)))
        return *std::move(missing);
    const ExactRates exact = exactRates(evidence, k);
    const RateSums rates = evidence.rates(k);
    return judgedByRatio(evidence, k, evidence.all().radius * std::sqrt(rates.squares),
                         {.value = rates.ratio(),
                          .bound = evidence.all().squaredRatio(),
                          .holds = isAtMostSquaredRatio(evidence.all(), squared(exact.sum), exact.squares)});
}

std::vector<Curve> rateRatioCurves(const Evidence &evidence)
{
    Curve floor{"k(η_min/η_max)²", {}};
    Curve ratio{"(Ση)²/Ση²", {}};
    Curve bound{"(R/γ)²", {}};
    const std::uint64_t last = evidence.run().trace.updateCount();
    const bool isBounded =
        !firstMissing(needsSeparable(evidence), needsZeroStart(evidence), needsMistakes(evidence, last));
    for (std::uint64_t k = 0; k <= last; ++k) {
        floor.values.push_back(static_cast<double>(k) * evidence.squaredRateShare());
        ratio.values.push_back(k == 0 ? std::numeric_limits<double>::quiet_NaN() : evidence.rates(k).ratio());
        if (isBounded)
            bound.values.push_back(evidence.all().squaredRatio());
    }
    if (!isBounded)
        return {floor, ratio};
    return {floor, ratio, bound};
}

} // namespace

extern const TheoremDescriptor rateRatioTheorem;
const TheoremDescriptor rateRatioTheorem{
    .id = "15",
    .title = "The rates' ratio",
    .statement = "(Ση)²/Ση² ≤ (R/γ)²",
    .source = "dissertation, Theorem 15",
    .variants = {"greedy", "fuzzy"},
    .at = rateRatioFinding,
    .curves = rateRatioCurves,
};

} // namespace halfplane
