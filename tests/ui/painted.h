#pragma once

#include "likeness.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"

#include <QImage>

namespace halfplane::test {

// Small pictures and what they look like.

inline const Box frame(0, 0, 200, 100);

inline Picture pictureOf(std::vector<Instruction> instructions)
{
    return {.size = frame.size(), .instructions = std::move(instructions)};
}

inline QImage painted(const Picture &picture, double ratio = 1, const Palette &palette = lightPalette())
{
    QImage image(toQt(picture.size * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(palette[Hue::Paper]);
    QPainter painter(&image);
    paint(painter, picture, palette);
    return image;
}

inline QImage painted(const Instruction &instruction) { return painted(pictureOf({instruction})); }

inline bool isLike(const QColor &pixel, Hue hue) { return isLike(pixel.rgb(), lightPalette()[hue].rgb()); }

inline bool isBlank(const QImage &image) { return difference(image, painted(pictureOf({}))) == 0; }

} // namespace halfplane::test
