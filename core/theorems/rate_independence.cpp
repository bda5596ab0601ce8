#include "core/theorems/novikoff.h"

namespace halfplane {

namespace {

// Its premises are others' as well, but here there is more to say of them.

std::optional<Finding> lacksEqualRates(const Evidence &evidence, std::uint64_t k)
{
    return evidence.sharedRate(k) ? std::nullopt
                                  : std::optional(doesNotApply("the updates have unequal rates"));
}

std::optional<Finding> lacksStartWithoutRate(const Evidence &evidence, std::uint64_t /*k*/)
{
    return evidence.startsAtZero()
        ? std::nullopt
        : std::optional(doesNotApply("the run does not start at w0 = 0: here η does matter"));
}

std::optional<Finding> lacksBoundForEveryRate(const Evidence &evidence, std::uint64_t /*k*/)
{
    if (evidence.isSeparable())
        return std::nullopt;
    return doesNotApply("the points are not separable, so there is no bound; still, from w0 = 0 every η "
                        "makes the same updates, but for rounding");
}

Finding rateIndependenceFinding(const Evidence &evidence, std::uint64_t k)
{
    Finding finding = judgedByRatio(evidence, k, evidence.all(), updatesWithinRatio(evidence.all(), k));
    if (finding.verdict != Verdict::DoesNotApply)
        finding.reason += " whatever η is; even more, from w0 = 0 every η makes the same updates, but for "
                          "rounding, and only scales w";
    return finding;
}

} // namespace

extern const TheoremDescriptor rateIndependenceTheorem{
    .id = "14",
    .name = "Theorem 14",
    .title = "η does not matter",
    .statement = "the bound (R/γ)² is the same for every fixed η",
    .source = "dissertation, Theorem 14",
    .variants = {"standard", "margin-fuzzy"},
    .premises = {{needsOneRate.says, lacksEqualRates},
                 {needsZeroStart.says, lacksStartWithoutRate},
                 {needsSeparable.says, lacksBoundForEveryRate},
                 needsMistakes},
    .judge = rateIndependenceFinding,
    .steps =
        [](const Evidence &) {
            return std::vector<ProofStep>{
                {"In the squeeze of Theorem 9 the rate stands on both sides, and cancels:", "kηγ ≤ √k ηR",
                 [](const Evidence &evidence, std::uint64_t k) {
                     const double root = std::sqrt(static_cast<double>(k));
                     const double rate = *evidence.sharedRate(k);
                     return inNumbers(root * root * rate * evidence.all().best.gamma, "≤",
                                      root * rate * evidence.all().radius);
                 }},
                {"Even more: from w₀ = 0 another rate makes every w longer by one factor, and no score "
                 "changes its "
                 "sign."},
            };
        },
};

} // namespace halfplane
