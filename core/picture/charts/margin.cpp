#include "core/numbers.h"
#include "core/picture/charts/proofs.h"

#include <array>

namespace halfplane {

namespace {

constexpr std::array marginCurvesDrawn{
    ChartCurve{.title = "margin of w",
               .name = "Margin of w",
               .purpose = "min y⟨w, x⟩/‖w‖: how far the nearest point is on its side; below 0 one is wrong",
               .hue = Hue::Words,
               .width = 2.2,
               .values = [](const Study &study) { return study.losses->margins; }},
    ChartCurve{.title = "γ",
               .name = "γ",
               .purpose = "The best margin, which θ* has",
               .hue = Hue::Best,
               .width = 1.4,
               .values =
                   [](const Study &study) {
                       const BestMargin &best = study.evidence->all().best;
                       return best.separable ? level(study, best.gamma) : std::vector<double>();
                   }},
};

std::string bestMarginWords(const Study &study)
{
    const BestMargin &best = study.evidence->all().best;
    return best.separable ? "γ = " + readable(best.gamma, 4)
                          : std::string("no γ: the points are not separable here");
}

} // namespace

extern const ChartDescriptor marginChart{
    .id = "margin",
    .title = "Margin",
    .meaning = "The margin of w beside the best one, over the updates",
    .compared = "Margin of w and γ",
    .curves = marginCurvesDrawn,
    .remark = bestMarginWords,
};

} // namespace halfplane
