#pragma once

#include "core/picture/picture.h"
#include "core/trials.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace halfplane {

/// The outcomes of one recipe over a line of values.
struct VariedRow
{
    std::span<const Outcome> outcomes;
    Hue hue = Hue::Words;
};

/// How many updates runs make over the values of one number: a line for each recipe, with gaps where runs did
/// not converge; those are marked at the upper edge.
struct VariedChart
{
    enum class Scale { Linear, Logarithmic };

    Size size;
    std::vector<VariedRow> rows;
    std::vector<double> values; ///< ascending
    Scale scale = Scale::Linear;
    std::string title; ///< of the number: "η"
    double text = 12;
    std::optional<double> current = {}; ///< the value that is shown
    std::optional<std::size_t> hovered = {}; ///< a place
};

/// The nearest value to a place; nothing where there is none.
std::optional<std::size_t> placeAt(const VariedChart &chart, Spot place);

Picture variedPicture(const VariedChart &chart);

} // namespace halfplane
