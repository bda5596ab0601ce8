#include "core/numbers.h"
#include "core/picture/charts/proofs.h"

#include <array>

namespace halfplane {

namespace {

constexpr std::string_view cosineProof = "001-proof";

constexpr std::array cosineCurvesDrawn{
    ChartCurve{.title = "cos ∠(w, θ*)",
               .name = "cos ∠(w, θ*)",
               .purpose = "How well w agrees with the best direction θ*: 1 when it is that direction",
               .hue = Hue::Words,
               .width = 2.2,
               .values = [](const Study &study) { return proofCurve(study, cosineProof, 0).values; }},
    ChartCurve{.title = "√k γ/R",
               .name = "√k γ/R",
               .purpose = "The cosine is at least this; no cosine is above 1",
               .hue = Hue::Best,
               .width = 1.4,
               .values = [](const Study &study) { return proofCurve(study, cosineProof, 1).values; }},
};

constexpr std::array<std::string_view, 1> cosineTheorems{"001-proof"};

} // namespace

extern const ChartDescriptor cosineChart{
    .id = "cosine",
    .title = "Cosine",
    .meaning = "The cosine of the angle between w and the best direction, over the updates",
    .theorems = cosineTheorems,
    .compared = "cos ∠(w, θ*) above its bound",
    .curves = cosineCurvesDrawn,
    .obstacle = [](const Study &study) { return missingPremise(study, cosineProof); },
    .remark =
        [](const Study &study) {
            return "√k γ/R is 1 at k = (R/γ)² = " + readable(study.evidence->all().squaredRatio(), 4);
        },
};

} // namespace halfplane
