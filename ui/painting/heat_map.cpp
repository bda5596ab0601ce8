#include "ui/painting/heat_map.h"

#include <algorithm>
#include <array>

namespace halfplane {

namespace {

/// As many shades of each class as a channel can tell apart.
constexpr int shadesOfClass = 255;
using Shades = std::array<QRgb, 2 * shadesOfClass + 1>;

Shades shadesFor(double alpha, const Palette &palette)
{
    Shades result{};
    for (int shade = -shadesOfClass; shade <= shadesOfClass; ++shade) {
        const Hue hue = shade > 0 ? Hue::Positive : Hue::Negative;
        const QColor colour = palette({.hue = hue, .alpha = alpha * std::abs(shade) / shadesOfClass});
        result[static_cast<std::size_t>(shade + shadesOfClass)] = qPremultiply(colour.rgba());
    }
    return result;
}

std::size_t shadeOf(float value)
{
    const float inside = value >= -1 ? std::min(value, 1.F) : -1.F; // NaN too
    return static_cast<std::size_t>((inside + 1) * shadesOfClass + 0.5F);
}

} // namespace

QImage imageOf(const HeatMap &map, const Palette &palette)
{
    const auto count =
        static_cast<std::size_t>(std::max(map.columns, 0)) * static_cast<std::size_t>(std::max(map.rows, 0));
    if (count == 0 || map.values.size() != count)
        return {};
    const Shades colours = shadesFor(map.alpha, palette);
    QImage image(map.columns, map.rows, QImage::Format_ARGB32_Premultiplied);
    for (int row = 0; row < map.rows; ++row) {
        auto *pixels = reinterpret_cast<QRgb *>(image.scanLine(row));
        const float *values =
            map.values.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(map.columns);
        std::transform(values, values + map.columns, pixels,
                       [&](float value) { return colours[shadeOf(value)]; });
    }
    return image;
}

} // namespace halfplane
