#include "core/theorems/novikoff.h"

#include <limits>

namespace halfplane {

extern const TheoremDescriptor rateRatioTheorem;

namespace {

Finding rateRatioFinding(const Evidence &evidence, std::uint64_t k)
{
    const ExactRates exact = exactRates(evidence, k);
    return judgedByRatio(evidence, k, evidence.all(),
                         {.value = evidence.rates(k).ratio(),
                          .bound = evidence.all().squaredRatio(),
                          .holds = isAtMostSquaredRatio(evidence.all(), squared(exact.sum), exact.squares)});
}

double floorOfRatioAt(const Evidence &evidence, std::uint64_t k)
{
    if (needsRates(evidence, k))
        return 0;
    return static_cast<double>(k) * evidence.rateRange(k).squaredShare();
}

double ratioAt(const Evidence &evidence, std::uint64_t k)
{
    return k == 0 ? std::numeric_limits<double>::quiet_NaN() : evidence.rates(k).ratio();
}

double boundAt(const Evidence &evidence, std::uint64_t /*k*/) { return evidence.all().squaredRatio(); }

std::vector<Curve> rateRatioCurves(const Evidence &evidence, std::span<const std::uint64_t> updates)
{
    std::vector<Curve> curves{curveOver(evidence, updates, "k(η_min/η_max)²", floorOfRatioAt),
                              curveOver(evidence, updates, "(Ση)²/Ση²", ratioAt)};
    if (!rateRatioTheorem.missing(evidence, evidence.run().trace.updateCount()))
        curves.push_back(curveOver(evidence, updates, "(R/γ)²", boundAt));
    return curves;
}

} // namespace

const TheoremDescriptor rateRatioTheorem{
    .id = "15",
    .name = "Theorem 15",
    .title = "The rates' ratio",
    .statement = "(Ση)²/Ση² ≤ (R/γ)²",
    .source = "dissertation, Theorem 15",
    .variants = {"greedy", "fuzzy", "line-search"},
    .premises = {needsSeparable, needsZeroStart, needsMistakes, needsUpdate},
    .judge = rateRatioFinding,
    .curves = rateRatioCurves,
};

} // namespace halfplane
