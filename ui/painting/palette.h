#pragma once

#include "core/picture/colours.h"
#include "core/picture/contrast.h"

#include <QColor>

#include <array>

class QPalette;

namespace halfplane {

/// A colour for every hue.
class Palette
{
public:
    using Colours = std::array<QRgb, hueCount>;

    explicit Palette(const Colours &colours)
        : m_colours(colours)
    {
    }

    QColor operator[](Hue hue) const { return QColor::fromRgb(m_colours[static_cast<std::size_t>(hue)]); }
    QColor operator()(const Colour &colour) const;

    bool operator==(const Palette &) const = default;

private:
    Colours m_colours;
};

const Palette &lightPalette();
const Palette &darkPalette();
/// Classes differ in grey, too.
const Palette &printPalette();

/// The board's colours that go with those of a widget: light on light, dark on dark.
const Palette &paletteBeside(const QPalette &widget);

/// As contrasts are reckoned.
Rgb rgbOf(const QColor &colour);

} // namespace halfplane
