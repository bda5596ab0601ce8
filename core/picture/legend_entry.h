#pragma once

#include "core/picture/picture.h"

namespace halfplane {

// The small signs of the legend.

struct LineSign
{
    Stroke stroke;
};
struct ArrowSign
{
    Stroke stroke;
};
struct AreaSign
{
    Colour fill;
    std::optional<Stroke> edge;
};
struct RingSign
{
    Stroke stroke;
};
struct MarkSign
{
    Label label;
    MarkStyle style = MarkStyle::Right;
};

struct LegendEntry
{
    std::variant<LineSign, ArrowSign, AreaSign, RingSign, MarkSign> sign;
    std::string words;
};

} // namespace halfplane
