#include "core/theorems/novikoff.h"

namespace halfplane {

namespace {

Finding rateIndependenceFinding(const Evidence &evidence, std::uint64_t k)
{
    if (!evidence.sharedRate(k))
        return doesNotApply("the updates have unequal rates");
    if (!evidence.startsAtZero())
        return doesNotApply("the run does not start at w0 = 0: here η does matter");
    if (!evidence.isSeparable())
        return doesNotApply(
            "the points are not separable, so there is no bound; still, from w0 = 0 every η makes "
            "the same updates, but for rounding");
    if (auto missing = needsMistakes(evidence, k))
        return *std::move(missing);
    const auto count = static_cast<double>(k);
    Finding finding =
        judgedByRatio(evidence, k, *evidence.sharedRate(k) * evidence.all().radius * std::sqrt(count),
                      {.value = count,
                       .bound = evidence.all().squaredRatio(),
                       .holds = isAtMostSquaredRatio(evidence.all(), Dyadic(count), Dyadic(1))});
    if (finding.verdict != Verdict::DoesNotApply)
        finding.reason += " whatever η is; even more, from w0 = 0 every η makes the same updates, but for "
                          "rounding, and only "
                          "scales w";
    return finding;
}

} // namespace

extern const TheoremDescriptor rateIndependenceTheorem;
const TheoremDescriptor rateIndependenceTheorem{
    .id = "14",
    .title = "η does not matter",
    .statement = "the bound (R/γ)² is the same for every fixed η",
    .source = "dissertation, Theorem 14",
    .variants = {"standard", "margin-fuzzy"},
    .at = rateIndependenceFinding,
};

} // namespace halfplane
