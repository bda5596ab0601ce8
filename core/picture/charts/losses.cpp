#include "core/picture/charts.h"

#include <array>
#include <string>
#include <vector>

namespace halfplane {

namespace {

/// Where as many of the points held out are wrong, for their number, as of the others, both lines meet.
std::vector<double> scaledTestErrors(const Study &study)
{
    std::vector<double> values = study.losses->testErrors;
    for (double &value : values)
        value *= static_cast<double>(study.run->reflected().size());
    return values;
}

std::string nameOfTestErrors(const Study &study)
{
    return study.run->problem->apart ? "test error per " + std::to_string(study.run->reflected().size())
                                     : std::string();
}

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
    ChartCurve{.title = "test error",
               .name = "Test error",
               .purpose =
                   "How many would be wrong if as large a share of the points of the run were as of those "
                   "held out: where this line meets the 0-1 loss, both have the same share wrong",
               .hue = Hue::Update,
               .width = 1.4,
               .axis = Series::Axis::Left,
               .values = scaledTestErrors,
               .formula = nameOfTestErrors},
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
