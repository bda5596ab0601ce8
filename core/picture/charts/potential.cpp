#include "core/numbers.h"
#include "core/picture/charts/proofs.h"

#include <array>

namespace halfplane {

namespace {

constexpr std::string_view potentialProof = "003-proof";

constexpr std::array potentialCurvesDrawn{
    ChartCurve{.title = "α",
               .name = "α = ‖w − (ηR²/γ)θ*‖²",
               .purpose = "How far w is from (ηR²/γ)θ*, squared: never below 0",
               .hue = Hue::Words,
               .width = 2.2,
               .isFar = true,
               .values = [](const Study &study) { return proofCurve(study, potentialProof, 0).values; }},
    ChartCurve{.title = "α₀ − kη²R²",
               .name = "α₀ − kη²R²",
               .purpose = "The potential is at most this: each update takes at least η²R² away",
               .hue = Hue::Best,
               .width = 1.4,
               .isFar = true,
               .values = [](const Study &study) { return proofCurve(study, potentialProof, 1).values; }},
};

/// The first value of α, which is of w0, over what an update takes away.
std::string whereTheLineEnds(const Study &study)
{
    const double first = proofCurve(study, potentialProof, 1).values.front();
    const double stride =
        *study.evidence->sharedRate(study.losses->updates.back()) * study.evidence->all().radius;
    const std::string name = study.evidence->startsAtZero() ? "(R/γ)²" : "α₀/(η²R²)";
    return "the line is 0 at k = " + name + " = " + readable(first / stride / stride, 4);
}

constexpr std::array<std::string_view, 1> potentialTheorems{"003-proof"};

} // namespace

extern const ChartDescriptor potentialChart{
    .id = "potential",
    .title = "Potential",
    .meaning = "The potential of the proof, which every update lowers",
    .theorems = potentialTheorems,
    .compared = "Potential α below its bound",
    .curves = potentialCurvesDrawn,
    .obstacle = [](const Study &study) { return missingPremise(study, potentialProof); },
    .remark = whereTheLineEnds,
};

} // namespace halfplane
