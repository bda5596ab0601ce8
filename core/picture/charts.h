#pragma once

#include "core/picture/chart_picture.h"
#include "core/study/study.h"

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
    bool isFar = false; ///< its axis need not begin at 0
    /// Of a study whose losses are known: one at each of their updates, which are all that a screen can show;
    /// none where there is no such line.
    std::vector<double> (*values)(const Study &study) = nullptr;
    std::string (*formula)(const Study &study) = nullptr; ///< where title and name depend on the run
};

struct ChartContent;

/// A chart over the updates: a file in core/picture/charts/ and a line in its registry.
struct ChartDescriptor
{
    std::string_view id; ///< "loss", as the command line says it
    std::string_view title; ///< "Loss", as its panel is called
    std::string_view meaning; ///< for those who cannot see it
    std::span<const std::string_view> theorems = {}; ///< that it belongs to, by their ids
    std::string_view compared; ///< its first curve, of which others' runs have theirs beside it
    std::span<const ChartCurve> curves; ///< the first is of the run, those on its axis are its bounds
    // Of a study whose losses and evidence are known.
    std::string (*obstacle)(const Study &study) = nullptr; ///< a sentence: why there is no line; or nothing
    std::string (*remark)(const Study &study) = nullptr; ///< what stands below the lines
    void (*goOn)(const Study &study, ChartContent &content) = nullptr; ///< beyond the run's end
};

/// Every chart, in the order in which panels show them.
std::span<const ChartDescriptor *const> charts();

const ChartDescriptor *findChart(std::string_view id);

/// Null where none belongs to it.
const ChartDescriptor *chartOfTheorem(std::string_view theorem);

/// What a chart shows of a study.
struct ChartContent
{
    std::vector<Series> series; ///< one a curve; without updates where there is no such line
    std::uint64_t last = 0; ///< update
    std::string notice; ///< why there is no line at all
    std::string remark;
};

/// Nothing where the losses of a study are not known yet.
ChartContent contentOf(const ChartDescriptor &chart, const Study &study);

/// One of several that are compared.
struct ComparedStudy
{
    std::shared_ptr<const Study> study;
    std::string name;
    Hue hue = Hue::Words;
    double width = 2; ///< of its line
    std::string end = {}; ///< what is written there
};

/// The first curve of each with its bounds, in its colour, as far as the runs go.
ChartContent comparedContent(const ChartDescriptor &chart, std::span<const ComparedStudy> studies);

/// With losses and evidence, for who has the run alone.
std::shared_ptr<const Study> chartable(std::shared_ptr<const Study> study);

/// As a picture of this size draws it; the content must outlast it.
Chart chartOf(const ChartContent &content, Size size, double text);

} // namespace halfplane
