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
    if (!needsRates.missing(evidence, k).empty())
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
    if (rateRatioTheorem.missing(evidence, evidence.run().trace.updateCount()).empty())
        curves.push_back(curveOver(evidence, updates, "(R/γ)²", boundAt));
    return curves;
}

} // namespace

const TheoremDescriptor rateRatioTheorem{
    .id = "15",
    .name = "Theorem 15",
    .title = "The rates' ratio",
    .statement = "(Ση)²/Ση² ≤ (R/γ)²",
    .source = "Steiner (2023), Theorem 15",
    .rates = {Rates::ByPoint, Rates::Chosen},
    .premises = {needsSeparable, needsZeroStart, needsMistakes, needsUpdate},
    .judge = rateRatioFinding,
    .curves = rateRatioCurves,
    .steps = {{"The squeeze of Theorem 9 with a rate of its own for each update:", "γΣη ≤ ‖w‖ ≤ R√Ση²",
               [](const Evidence &evidence, std::uint64_t k) {
                   const RateSums rates = evidence.rates(k);
                   const double length = norm(evidence.run().trace.weights(k));
                   return inNumbers(evidence.all().best.gamma * rates.sum, "≤", length) + " ≤ "
                       + readable(evidence.all().radius * std::sqrt(rates.squares), 4);
               }},
              {"Both ends squared and divided by γ²Ση²:", "(Ση)²/Ση² ≤ (R/γ)²",
               [](const Evidence &evidence, std::uint64_t k) {
                   return inNumbers(ratioAt(evidence, k), "≤", boundAt(evidence, k));
               }}},
    .layers = {"radius", "best-boundary", "best-direction"},
};

} // namespace halfplane
