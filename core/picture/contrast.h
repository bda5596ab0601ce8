#pragma once

namespace halfplane {

/// A colour, each channel from 0 to 1, as screens have it.
struct Rgb
{
    double red = 0;
    double green = 0;
    double blue = 0;
};

/// How bright it looks, from 0 to 1, as WCAG 2 defines it.
double luminance(const Rgb &rgb);

/// How well one colour can be told from another, from 1 to 21, as WCAG 2 defines it.
double contrastRatio(const Rgb &one, const Rgb &other);

/// Text below it cannot be read from the last row.
inline constexpr double leastTextContrast = 4.5;

} // namespace halfplane
