#pragma once

#include "core/picture/advances.h"

#include <string_view>

namespace halfplane {

// All words of pictures are set in a font that comes with the program, and measured without it: they take the
// same room wherever a picture is drawn.

/// As files call it.
inline constexpr std::string_view fontFamily = "DejaVu Sans";

/// Words are set in whole pixels.
double fontPixels(double size);

/// How much room a line of words takes.
struct Measure
{
    double width = 0;
    double ascent = 0;
    double descent = 0;
};
Measure measured(std::string_view text, double size, Weight weight);

} // namespace halfplane
