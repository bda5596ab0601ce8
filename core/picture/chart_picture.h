#pragma once

#include "core/picture/picture.h"
#include "core/picture/update_axis.h"

#include <span>

namespace halfplane {

/// One line over the updates of a run.
struct Series
{
    enum class Axis { Left, Right };

    std::string title; ///< written at the head of its axis; empty for one that belongs to another
    std::vector<std::uint64_t> updates; ///< ascending
    std::vector<double> values; ///< one for each; the line has a gap where there is no finite number
    Hue hue = Hue::Words;
    double width = 2;
    Axis axis = Axis::Left;
    bool isWhole = false; ///< its axis needs no numbers between 1 and 2
    bool isFar = false; ///< its axis need not show 0
    Dash dash = Dash::Solid;
    std::string end = {}; ///< what is written where the line ends; nothing marks it where this is empty

    /// The value at the last update not after this one.
    std::optional<double> valueAt(std::uint64_t update) const;
};

/// Lines over the updates of a run. Those of one axis share its scale, which shows 0 unless all of them are
/// far from it.
struct Chart
{
    Size size;
    std::span<const Series> series;
    std::uint64_t last = 0; ///< update at the right end
    double text = 12; ///< size of the font
    bool hasTitles = true; ///< not where something beside the picture names its lines
    std::string_view notice = "Nothing to draw yet"; ///< where there is no line
    std::string_view remark = {}; ///< below the lines, where there is room for all of it
};

/// Where the updates lie in its picture.
UpdateAxis axisOf(const Chart &chart);

/// All that stays as the playhead moves.
Picture chartPicture(const Chart &chart);

/// A line at the update that is shown and a dot on each curve; the values at the one under the pointer.
Picture chartPlayhead(const Chart &chart, std::uint64_t current, std::optional<std::uint64_t> hovered);

} // namespace halfplane
