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
    .variant = "fuzzy",
    .premises = {needsSeparableWithoutFuzzy, needsZeroStart},
    .judge = fuzzyBoundFinding,
    .isMistakeBound = true,
    .alsoNeeded = {needsOneRate},
    .steps = {{"The source applies Theorem 9 to the points that are not fuzzy:", "k ≤ (R/γ*)²",
               [](const Evidence &evidence, std::uint64_t k) {
                   return inNumbers(static_cast<double>(k), k > evidence.counted().squaredRatio() ? ">" : "≤",
                                    evidence.counted().squaredRatio());
               }},
              {"But an update adds |p₁−p₂|ᵐ ηz: the rates are unequal, which Theorem 9 does not allow.", "",
               [](const Evidence &evidence, std::uint64_t k) {
                   const RateRange range = evidence.rates(k).range;
                   return k == 0 ? std::string("no rate yet")
                                 : "rates from " + readable(range.least) + " to " + readable(range.largest);
               }}},
    .refutation =
        Refutation{.says = "As printed it is false for m > 0: the factor |p₁−p₂|ᵐ makes the rates unequal.",
                   .instead = "22-corrected",
                   .example = "theorem22"},
};

} // namespace halfplane
