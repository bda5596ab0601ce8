#include "core/numbers.h"
#include "core/picture/charts/proofs.h"

#include <array>

namespace halfplane {

namespace {

constexpr std::string_view squeezeProof = "9-proof";

template <std::size_t Curve>
std::vector<double> squeezeValues(const Study &study)
{
    return proofCurve(study, squeezeProof, Curve).values;
}

template <std::size_t Curve>
std::string squeezeFormula(const Study &study)
{
    return std::string(proofCurve(study, squeezeProof, Curve).name);
}

constexpr std::array squeezeCurvesDrawn{
    ChartCurve{.title = "‖w‖",
               .name = "‖w‖",
               .purpose = "How long w is after each update",
               .hue = Hue::Words,
               .width = 2.2,
               .values = squeezeValues<1>},
    ChartCurve{.title = "γΣη",
               .name = "γΣη",
               .purpose = "w is at least so long: each update carries it at least ηγ further along θ*",
               .hue = Hue::Best,
               .width = 1.4,
               .values = squeezeValues<0>,
               .formula = squeezeFormula<0>},
    ChartCurve{.title = "R√Ση²",
               .name = "R√Ση²",
               .purpose = "w is at most so long: an update on a mistake adds at most η²R² to ‖w‖²",
               .hue = Hue::FaintWords,
               .width = 1.4,
               .values = squeezeValues<2>,
               .formula = squeezeFormula<2>},
};

/// With unequal rates it is (Ση)²/Ση², which is at most k, that cannot pass (R/γ)².
std::string whereTheyMeet(const Study &study)
{
    const Evidence &evidence = *study.evidence;
    const std::string ratio = "(R/γ)² = " + readable(evidence.all().squaredRatio(), 4);
    return evidence.sharedRate(study.losses->updates.back()) ? "they meet at k = " + ratio
                                                             : "they meet where (Ση)²/Ση² = " + ratio;
}

constexpr std::array<std::string_view, 2> squeezeTheorems{"9", "9-proof"};

} // namespace

extern const ChartDescriptor squeezeChart{
    .id = "squeeze",
    .title = "Squeeze",
    .meaning = "The length of w between its bounds, over the updates",
    .theorems = squeezeTheorems,
    .compared = "Length of w between its bounds",
    .curves = squeezeCurvesDrawn,
    .obstacle = [](const Study &study) { return missingPremise(study, squeezeProof); },
    .remark = whereTheyMeet,
};

} // namespace halfplane
