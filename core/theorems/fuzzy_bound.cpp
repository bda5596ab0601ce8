#include "core/theorems/novikoff.h"

namespace halfplane {

namespace {

Finding fuzzyBoundFinding(const Evidence &evidence, std::uint64_t k)
{
    Claim claim = updatesWithinRatio(evidence.counted(), k);
    claim.whyExceeded = "the factor |p₁−p₂|ᵐ makes the rates unequal, which the proof does not allow; "
                        "Theorem 22 corrected has the bound that holds";
    // With equal rates the proof does hold.
    return evidence.sharedRate(k) ? judgedByRatio(evidence, k, evidence.counted(), claim) : judged(claim);
}

} // namespace

extern const TheoremDescriptor fuzzyBoundTheorem{
    .id = "22",
    .name = "Theorem 22",
    .title = "The fuzzy mistake bound, as printed",
    .statement = "k ≤ (R/γ*)², R and γ* of the points that are not fuzzy",
    .source = "dissertation, Theorem 22; false in general for m > 0",
    .variants = {"fuzzy"},
    .premises = {needsSeparableWithoutFuzzy, needsZeroStart},
    .judge = fuzzyBoundFinding,
    .isMistakeBound = true,
};

} // namespace halfplane
