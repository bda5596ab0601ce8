#include "core/theorems/fuzzy_premises.h"
#include "core/theorems/novikoff.h"

namespace halfplane {

namespace {

/// The run is the standard perceptron on z' = |p1−p2|^m z, to which Novikoff's bound does apply.
Finding fuzzyRescaledFinding(const Evidence &evidence, std::uint64_t k)
{
    if (auto missing = firstMissing(needsFuzzy(evidence), needsZeroStart(evidence)))
        return *std::move(missing);
    const auto count = static_cast<double>(k);
    return judgedByRatio(evidence, k, evidence.rescaled().radius * std::sqrt(count),
                         {.value = count,
                          .bound = evidence.rescaled().squaredRatio(),
                          .holds = isAtMostSquaredRatio(evidence.rescaled(), Dyadic(count), Dyadic(1))});
}

} // namespace

extern const TheoremDescriptor fuzzyRescaledTheorem;
const TheoremDescriptor fuzzyRescaledTheorem{
    .id = "22-corrected",
    .title = "The fuzzy mistake bound, corrected",
    .statement = "k ≤ (R'/γ')², R' and γ' of the points z' = |p₁−p₂|^m z that are not fuzzy",
    .source = "Theorem 9 on the points that the run really adds",
    .variants = {"fuzzy"},
    .at = fuzzyRescaledFinding,
    .isMistakeBound = true,
};

} // namespace halfplane
