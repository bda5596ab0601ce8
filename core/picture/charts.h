#pragma once

#include "core/picture/chart_picture.h"
#include "core/picture/study.h"

#include <span>
#include <string_view>

namespace halfplane {

/// A number of every update of a run, as a line.
struct ChartCurve
{
    std::string_view title; ///< at the head of its axis: "perceptron loss"
    std::string_view name; ///< of its switch: "Perceptron loss"
    std::string_view purpose; ///< one sentence for its tooltip
    Hue hue = Hue::Words;
    double width = 2;
    Series::Axis axis = Series::Axis::Left;
    bool isWhole = false; ///< its axis needs no numbers between 1 and 2
    /// Of a study whose losses are known: one at each of their updates, which are all that a screen can show.
    std::vector<double> (*values)(const Study &study) = nullptr;
};

/// A chart over the updates: a file in core/picture/charts/ and a line in its registry.
struct ChartDescriptor
{
    std::string_view id; ///< "losses"
    std::string_view title; ///< "Loss", as its panel is called
    std::string_view meaning; ///< for those who cannot see it
    std::span<const ChartCurve> curves;
};

/// Every chart, in the order in which panels show them.
std::span<const ChartDescriptor *const> charts();

Series seriesOf(const ChartCurve &curve, const Study &study);

} // namespace halfplane
