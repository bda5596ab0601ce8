#include "core/theorems/novikoff.h"

namespace halfplane {

namespace {

Finding fuzzyBoundFinding(const Evidence &evidence, std::uint64_t k)
{
    Claim claim = updatesWithinRatio(evidence.counted(), k);
    claim.whyExceeded = "its rates are unequal";
    // With equal rates the proof does hold.
    const bool isProved = evidence.sharedRate(k).has_value();
    Finding finding = isProved ? judgedByRatio(evidence, k, evidence.counted(), claim) : judged(claim);
    return evidence.neverEnds() ? exceededForEver(std::move(finding)) : finding;
}

} // namespace

extern const TheoremDescriptor fuzzyBoundTheorem{
    .id = "22",
    .name = "Theorem 22",
    .title = "The fuzzy mistake bound, as printed",
    .statement = "k ≤ (R/γ*)², R and γ* of the points that are not fuzzy",
    .source = "Steiner (2023), Theorem 22; false in general for m > 0",
    .variant = "fuzzy",
    .premises = {needsSeparableWithoutFuzzy, needsZeroStart},
    .judge = fuzzyBoundFinding,
    .isMistakeBound = true,
    .alsoNeeded = {needsOneRate},
    .steps = {{"Steiner applies Theorem 9 to the points that are not fuzzy:", "k ≤ (R/γ*)²",
               [](const Evidence &evidence, std::uint64_t k) {
                   return inNumbers(static_cast<double>(k), k > evidence.counted().squaredRatio() ? ">" : "≤",
                                    evidence.counted().squaredRatio());
               }},
              {"That adds up updates of one rate. Here an update adds |p₁−p₂|ᵐ ηz:", "",
               [](const Evidence &evidence, std::uint64_t k) {
                   const RateRange range = evidence.rates(k).range;
                   return k == 0 ? std::string("no rate yet")
                                 : "rates from " + readable(range.least) + " to " + readable(range.largest);
               }}},
    .layers = {"best-direction", "hyperbolas"},
    .refutation = Refutation{.says = "As printed it is false for m > 0.",
                             .instead = "22-corrected",
                             .example = "theorem22"},
};

} // namespace halfplane
