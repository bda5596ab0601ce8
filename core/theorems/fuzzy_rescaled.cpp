#include "core/theorems/novikoff.h"

namespace halfplane {

namespace {

/// The run is the standard perceptron on z' = |p1−p2|^m z, to which Novikoff's bound does apply.
Finding fuzzyRescaledFinding(const Evidence &evidence, std::uint64_t k)
{
    const double length = evidence.rescaled().radius * std::sqrt(static_cast<double>(k));
    return judgedByRatio(evidence, k, length, updatesWithinRatio(evidence.rescaled(), k));
}

} // namespace

extern const TheoremDescriptor fuzzyRescaledTheorem{
    .id = "22-corrected",
    .name = "Theorem 22, corrected",
    .title = "The fuzzy mistake bound, corrected",
    .statement = "k ≤ (R'/γ')², R' and γ' of the points z' = |p₁−p₂|ᵐ z that are not fuzzy",
    .source = "Theorem 9 on the points that the run really adds",
    .variant = "fuzzy",
    .premises = {needsSeparableWithoutFuzzy, needsZeroStart},
    .judge = fuzzyRescaledFinding,
    .isMistakeBound = true,
    .steps =
        {{"The run adds z′ = |p₁−p₂|ᵐ z, always with the rate η. The factor is above 0, as no point that is "
          "updated on has p₁ = p₂, so z′ is wrong whenever z is: it is the standard perceptron on the z′.",
          "",
          [](const Evidence &evidence, std::uint64_t /*k*/) {
              return "R′ = " + readable(evidence.rescaled().radius, 4)
                  + ", γ′ = " + readable(evidence.rescaled().best.gamma, 4);
          }},
         {"Theorem 9 holds for them:", "k ≤ (R′/γ′)²",
          [](const Evidence &evidence, std::uint64_t k) {
              return inNumbers(static_cast<double>(k), "≤", evidence.rescaled().squaredRatio());
          }}},
    .layers = {"memberships"},
};

} // namespace halfplane
