#include "core/picture/typography.h"

#include "core/utf8.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

double fontPixels(double size) { return std::max(1.0, std::round(size)); }

Measure measured(std::string_view text, double size, Weight weight)
{
    double units = 0;
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint character = codePointAt(text, at);
        units += advanceOf(character.value, weight);
        at += character.length;
    }
    const double unit = fontPixels(size) / fontHeights.units;
    return {units * unit, fontHeights.ascent * unit, fontHeights.descent * unit};
}

} // namespace halfplane
