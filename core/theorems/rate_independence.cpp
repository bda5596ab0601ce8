#include "core/theorems/novikoff.h"

namespace halfplane {

namespace {

// Its premises are others' as well, but here there is more to say of them.

std::string lacksEqualRates(const Evidence &evidence, std::uint64_t k)
{
    return unless(evidence.sharedRate(k).has_value(), "the updates have unequal rates");
}

std::string lacksStartWithoutRate(const Evidence &evidence, std::uint64_t /*k*/)
{
    return unless(evidence.startsAtZero(), "the run does not start at w₀ = 0: here η does matter");
}

std::string lacksBoundForEveryRate(const Evidence &evidence, std::uint64_t /*k*/)
{
    return unless(evidence.isSeparable(),
                  "the points are not separable, so there is no bound; still, from w₀ = 0 every η makes the "
                  "same updates, but for rounding");
}

Finding rateIndependenceFinding(const Evidence &evidence, std::uint64_t k)
{
    Finding finding = judgedByRatio(evidence, k, evidence.all(), updatesWithinRatio(evidence.all(), k));
    if (evidence.neverEnds())
        return exceededForEver(std::move(finding));
    if (finding.verdict != Verdict::DoesNotApply)
        finding.remark += " whatever η is; even more, from w₀ = 0 every η makes the same updates, but for "
                          "rounding, and only scales w";
    return finding;
}

} // namespace

extern const TheoremDescriptor rateIndependenceTheorem{
    .id = "14",
    .name = "Theorem 14",
    .title = "η does not matter",
    .statement = "the bound (R/γ)² is the same for every fixed η",
    .source = "Steiner (2023), Theorem 14",
    .rates = {Rates::One},
    .premises = {{needsOneRate.says, lacksEqualRates},
                 {needsZeroStart.says, lacksStartWithoutRate},
                 {needsSeparable.says, lacksBoundForEveryRate},
                 needsMistakes},
    .judge = rateIndependenceFinding,
    .steps =
        {{"In the squeeze of Theorem 9 the rate stands on both sides:", "kηγ ≤ √k ηR",
          [](const Evidence &evidence, std::uint64_t k) {
              const double root = std::sqrt(static_cast<double>(k));
              const double rate = *evidence.sharedRate(k);
              return inNumbers(root * root * rate * evidence.all().best.gamma, "≤",
                               root * rate * evidence.all().radius);
          }},
         {"It is above 0 and cancels, and what is left, √k ≤ R/γ, has no rate in it:", "k ≤ (R/γ)²",
          [](const Evidence &evidence, std::uint64_t k) {
              return inNumbers(static_cast<double>(k), "≤", evidence.all().squaredRatio());
          }},
         {"Even more: from w₀ = 0 another rate multiplies every w and every score by one factor above 0, "
          "and no score changes its sign."}},
    .layers = {"radius", "best-boundary", "best-direction"},
};

} // namespace halfplane
