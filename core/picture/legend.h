#pragma once

#include "core/picture/board_picture.h"

#include <string>
#include <variant>
#include <vector>

namespace halfplane {

// The small signs of the legend.

struct LineSign
{
    Stroke stroke;
};
struct AreaSign
{
    Colour fill;
};
/// From one hue to the other, as wide as the line that it explains.
struct ScaleSign
{
    Colour colour; ///< its share is of no account
    double width = 1;
};
/// A point of each class, side by side.
struct MarkSign
{
    std::vector<Label> labels;
    MarkStyle style = MarkStyle::Right;
};

struct LegendEntry
{
    std::variant<LineSign, AreaSign, ScaleSign, MarkSign> sign;
    std::string words;
};

/// Where a legend stands: a window says loss and margin elsewhere, and how many points are out of its view.
enum class LegendPlace { Window, Figure };

// The strip below the plane: what is general, and what is to be said of the picture as a whole. Its lines and
// their places are the same for all steps of a run. Of boards in a row, one of which is the frame's, it
// explains what any of them shows, whichever the frame is.

using BoardFrames = std::vector<BoardFrame>;

double legendHeight(const BoardFrame &frame, double width, LegendPlace place, const BoardFrames &row = {});
Picture legendPicture(const BoardFrame &frame, double width, LegendPlace place, const BoardFrames &row = {});

} // namespace halfplane
