#include "core/theorems/novikoff.h"

namespace halfplane {

namespace {

/// Its premises are others' as well, but here there is more to say of them.
std::optional<Finding> needsBoundForEveryRate(const Evidence &evidence, std::uint64_t k)
{
    if (!evidence.sharedRate(k))
        return doesNotApply("the updates have unequal rates");
    if (!evidence.startsAtZero())
        return doesNotApply("the run does not start at w0 = 0: here η does matter");
    if (!evidence.isSeparable())
        return doesNotApply("the points are not separable, so there is no bound; still, from w0 = 0 every η "
                            "makes the same updates, but for rounding");
    return std::nullopt;
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
    .premises = {needsBoundForEveryRate, needsMistakes},
    .judge = rateIndependenceFinding,
};

} // namespace halfplane
