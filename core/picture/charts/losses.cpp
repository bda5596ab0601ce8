#include "core/picture/charts.h"

#include <array>

namespace halfplane {

namespace {

constexpr std::array lossCurves{
    ChartCurve{.title = "0-1 loss",
               .name = "0-1 loss",
               .purpose = "How many points are wrong after each update; numbers at the left",
               .hue = Hue::Words,
               .width = 2.2,
               .axis = Series::Axis::Left,
               .isWhole = true,
               .values =
                   [](const Study &study) {
                       const auto &mistakes = study.losses->mistakes;
                       return std::vector<double>(mistakes.begin(), mistakes.end());
                   }},
    ChartCurve{
        .title = "perceptron loss",
        .name = "Perceptron loss",
        .purpose =
            "Σ max(0, −y⟨w, x⟩): how far on the wrong side the wrong points are, all together; numbers "
            "at the right",
        .hue = Hue::Best,
        .width = 1.2,
        .axis = Series::Axis::Right,
        .values = [](const Study &study) { return study.losses->perceptron; }},
};

} // namespace

extern const ChartDescriptor lossesChart{
    .id = "loss",
    .title = "Loss",
    .meaning = "Losses over the updates",
    .compared = "Wrong after each update",
    .curves = lossCurves,
};

} // namespace halfplane
