#include "core/picture/charts.h"

#include <array>

namespace halfplane {

namespace {

std::vector<double> changes(const Study &study)
{
    const LossCurve &losses = *study.losses;
    std::vector<double> result(losses.size());
    for (std::size_t i = 1; i < losses.size(); ++i)
        result[i] = losses.perceptron[i] - losses.perceptron[i - 1];
    return result;
}

constexpr std::array curves{ChartCurve{.title = "change of the perceptron loss",
                                       .name = "Change",
                                       .purpose = "What an update does to the perceptron loss",
                                       .values = changes}};

} // namespace

extern const ChartDescriptor changeChart{
    .id = "change",
    .title = "Change of loss",
    .meaning = "The change of the loss over the updates",
    .compared = "Change of the loss",
    .curves = curves,
};

} // namespace halfplane
