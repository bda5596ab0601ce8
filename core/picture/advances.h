#pragma once

#include <cstdint>

namespace halfplane {

enum class Weight : std::uint8_t { Regular, Bold };

/// How high the lines of a font are, in its own units.
struct FontHeights
{
    double units; ///< in the size of the font
    double ascent;
    double descent;
};

/// Of DejaVu Sans, regular and bold.
extern const FontHeights fontHeights;

/// From the beginning of a character of DejaVu Sans to that of the next, in the font's units. Pairs are not
/// kerned.
std::uint16_t advanceOf(char32_t character, Weight weight);

} // namespace halfplane
