#include "ui/picture/contrast.h"

#include <QPalette>

#include <cmath>

namespace halfplane {

namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

} // namespace

const Palette &paletteBeside(const QPalette &widget)
{
    const bool isDark = luminance(widget.color(QPalette::Active, QPalette::WindowText))
        > luminance(widget.color(QPalette::Active, QPalette::Window));
    return isDark ? darkPalette() : lightPalette();
}

double contrastRatio(const QColor &one, const QColor &other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace halfplane
