#include "core/theorems/findings.h"
#include "core/theorems/margin_fuzzy_epsilon.h"

namespace halfplane {

namespace {

Finding marginFuzzyBoundFinding(const Evidence &evidence, std::uint64_t k)
{
    if (auto missing = needsVariant(evidence, "margin-fuzzy", "margin-fuzzy"))
        return *std::move(missing);
    const double ratio = evidence.all().radius / epsilonOf(evidence);
    Finding finding =
        bounded(static_cast<double>(k), ratio * ratio,
                evidence.isSeparable()
                    ? "ε is wider than the margin γ that Theorem 9 needs"
                    : "the points are not separable, so Theorem 9, on which the proof rests, does not apply");
    if (finding.verdict == Verdict::Holds)
        finding.reason += " so far; in general it is false, as nothing makes ε a margin of the points";
    return finding;
}

} // namespace

extern const TheoremDescriptor marginFuzzyBoundTheorem;
const TheoremDescriptor marginFuzzyBoundTheorem{
    .id = "24",
    .title = "The margin-fuzzy mistake bound, as printed",
    .statement = "k ≤ (R/ε)²",
    .source = "dissertation, Theorem 24; false in general",
    .variants = {"margin-fuzzy"},
    .at = marginFuzzyBoundFinding,
    .isMistakeBound = true,
};

} // namespace halfplane
