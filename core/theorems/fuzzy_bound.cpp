#include "core/theorems/fuzzy_premises.h"
#include "core/theorems/novikoff.h"

namespace halfplane {

namespace {

Finding fuzzyBoundFinding(const Evidence &evidence, std::uint64_t k)
{
    if (auto missing = firstMissing(needsFuzzy(evidence), needsZeroStart(evidence)))
        return *std::move(missing);
    const auto count = static_cast<double>(k);
    const Claim claim{.value = count,
                      .bound = evidence.counted().squaredRatio(),
                      .holds = isAtMostSquaredRatio(evidence.counted(), Dyadic(count), Dyadic(1)),
                      .whyExceeded = "the factor |p₁−p₂|^m makes the rates unequal, which the proof does not "
                                     "allow; Theorem 22 corrected has the bound that holds"};
    // With equal rates the proof does hold.
    if (const auto rate = evidence.sharedRate(k))
        return judgedByRatio(evidence, k, *rate * evidence.counted().radius * std::sqrt(count), claim);
    return judged(claim);
}

} // namespace

extern const TheoremDescriptor fuzzyBoundTheorem;
const TheoremDescriptor fuzzyBoundTheorem{
    .id = "22",
    .title = "The fuzzy mistake bound, as printed",
    .statement = "k ≤ (R/γ*)², R and γ* of the points that are not fuzzy",
    .source = "dissertation, Theorem 22; false in general for m > 0",
    .variants = {"fuzzy"},
    .at = fuzzyBoundFinding,
    .isMistakeBound = true,
};

} // namespace halfplane
