#pragma once

#include "core/picture/picture.h"
#include "core/trials.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace halfplane {

/// The outcomes of one recipe in many runs.
struct TrialsRow
{
    std::span<const Outcome> outcomes;
    Hue hue = Hue::Words;
    std::optional<std::uint64_t> current =
        {}; ///< updates of the run that is shown; nothing unless it converged
};

/// How often the runs of each recipe, in many orders, made how many updates: bars beside each other. Runs
/// that did not converge have no such number.
struct OrdersChart
{
    Size size;
    std::vector<TrialsRow> rows;
    double text = 12;
    std::optional<std::size_t> hovered = {}; ///< a bin, under the pointer
    std::string_view notice = {}; ///< where there are none
};

/// Numbers of updates that are counted together, [from + i·width, from + (i + 1)·width) for the i-th bin.
struct OrdersBins
{
    std::uint64_t from = 0;
    std::uint64_t width = 1;
    std::vector<std::vector<std::size_t>> counts; ///< a row for each recipe

    std::size_t size() const { return counts.empty() ? 0 : counts.front().size(); }
    std::size_t binOf(std::uint64_t updates) const
    {
        return static_cast<std::size_t>((updates - from) / width);
    }
    std::uint64_t firstOf(std::size_t bin) const { return from + bin * width; }
};

OrdersBins binsOf(const OrdersChart &chart);

/// How many updates runs make over the values of one number: a line for each recipe, with gaps where runs did
/// not converge; those are marked at the upper edge.
struct VariedChart
{
    enum class Scale { Linear, Logarithmic };

    Size size;
    std::vector<TrialsRow> rows;
    std::vector<double> values; ///< ascending, by equal steps of the scale
    Scale scale = Scale::Linear;
    std::string title; ///< of the number: "η"
    double text = 12;
    std::optional<double> current = {}; ///< the value that is shown
    std::optional<std::size_t> hovered = {}; ///< a place
};

/// The bin at a place, whether anything is in it or not, or the nearest value; nothing beside them.
std::optional<std::size_t> placeAt(const OrdersChart &chart, Spot place);
std::optional<std::size_t> placeAt(const VariedChart &chart, Spot place);

Picture trialsPicture(const OrdersChart &chart);
Picture trialsPicture(const VariedChart &chart);

} // namespace halfplane
