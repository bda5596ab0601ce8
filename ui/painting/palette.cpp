#include "ui/painting/palette.h"

#include <QPalette>

namespace halfplane {

QColor Palette::operator()(const Colour &colour) const
{
    QColor result = (*this)[colour.hue];
    if (colour.share > 0) {
        const QColor other = (*this)[colour.towards];
        const auto mixed = [&](int a, int b) { return qRound(a + (b - a) * colour.share); };
        result.setRgb(mixed(result.red(), other.red()), mixed(result.green(), other.green()),
                      mixed(result.blue(), other.blue()));
    }
    result.setAlphaF(static_cast<float>(colour.alpha));
    return result;
}

// In the order of Hue. A side of the boundary is told from the other where no hue is seen, too.

const Palette &lightPalette()
{
    static const Palette palette(Palette::Colours{
        0xffffff, 0xffffff, 0xcfd6df, 0x1c2430, 0x5a6675, 0xe3e8ee, 0x9aa6b3, 0xd55e00, 0x0072b2, 0xffffff,
        0x11161d, 0x11161d, 0x6b7683, 0x1c2430, 0x7a3fa0, 0x009e73, 0xb3261e, 0x3d6b5c, 0xbcc8de, 0x7480b4,
        0x8a6500, 0x00805e, 0xa8487c, 0x6a5acd, 0x5f7a12, 0x7a5a46, 0xf3cfb7, 0x177fbb,
    });
    return palette;
}

const Palette &darkPalette()
{
    static const Palette palette(Palette::Colours{
        0x14181f, 0x1e252f, 0x3d4856, 0xe8ecf1, 0xa3adb9, 0x262e39, 0x5d6976, 0xe69f00, 0x56b4e9, 0x14181f,
        0xffffff, 0xf4f6f8, 0x8c97a4, 0xe8ecf1, 0xcc79a7, 0x2fc49a, 0xff8a80, 0x8fd0bb, 0x445377, 0x7081b6,
        0xf0c75e, 0x35d0a5, 0xe9a3cb, 0xb3a7f5, 0xb9cf5a, 0xd0b49f, 0x88640f, 0x58bcf3,
    });
    return palette;
}

const Palette &printPalette()
{
    static const Palette palette(Palette::Colours{
        0xffffff, 0xffffff, 0xbbbbbb, 0x000000, 0x555555, 0xe6e6e6, 0x999999, 0xddaa33, 0x004488, 0xffffff,
        0x000000, 0x000000, 0x777777, 0x000000, 0xb34d5f, 0x222222, 0x000000, 0x444444, 0xeeeeee, 0x333333,
        0x6b6b6b, 0x222222, 0x707070, 0x555555, 0x5c5c5c, 0x767676, 0xf3e3bf, 0x4777ab,
    });
    return palette;
}

const Palette &paletteBeside(const QPalette &widget)
{
    const auto brightness = [&](QPalette::ColorRole role) {
        return luminance(rgbOf(widget.color(QPalette::Active, role)));
    };
    const bool isDark = brightness(QPalette::WindowText) > brightness(QPalette::Window);
    return isDark ? darkPalette() : lightPalette();
}

Rgb rgbOf(const QColor &colour) { return {colour.redF(), colour.greenF(), colour.blueF()}; }

} // namespace halfplane
