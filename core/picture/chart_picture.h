#pragma once

#include "core/picture/picture.h"
#include "core/picture/update_axis.h"

#include <span>

namespace halfplane {

/// One line over the slots of a chart, or a row of bars: of a run's updates, or of what many runs made.
struct Series
{
    enum class Axis { Left, Right };
    enum class Shape { Line, Bars };

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
    Shape shape = Shape::Line;
    bool hasMarkedGaps = false; ///< at the upper edge

    /// The value at the last update not after this one.
    std::optional<double> valueAt(std::uint64_t update) const;
};

/// What stands below a chart at some place, which may be between two slots.
struct ChartTick
{
    double slot;
    std::string label;
};

/// A line from the lower to the upper edge.
struct Upright
{
    double slot;
    Stroke stroke;
};

/// Lines and bars over slots of equal width, the updates of a run where nothing else is said. Those of one
/// axis share its scale, which shows 0 unless all of them are far from it.
struct Chart
{
    Size size;
    std::span<const Series> series;
    std::uint64_t last = 0; ///< update at the right end
    double text = 12; ///< size of the font
    double thickness = 1; ///< of its lines, times their own
    bool hasTitles = true; ///< not where something beside the picture names its lines
    std::string_view notice = "Nothing to draw yet"; ///< where there is no line
    std::string_view remark = {}; ///< below the lines, where there is room for all of it
    std::string_view below = "update k"; ///< what its slots are
    std::vector<ChartTick> ticks = {}; ///< none for the numbers of the slots
    std::string head = {}; ///< above the lines, where they have no titles
    std::vector<Upright> uprights = {};
};

/// What is said beside lines and bars: numbers, and what axes are called.
Words chartWords(Spot at, Anchor anchor, std::string text, double size);

/// Where the slots lie in its picture.
UpdateAxis axisOf(const Chart &chart);

/// All that stays as the playhead moves.
Picture chartPicture(const Chart &chart);

/// The slot under the pointer.
void addPointed(Picture &picture, const Chart &chart, std::uint64_t slot);

/// A line at the update that is shown and a dot on each curve; the values at the one under the pointer.
Picture chartPlayhead(const Chart &chart, std::uint64_t current, std::optional<std::uint64_t> hovered);

} // namespace halfplane
