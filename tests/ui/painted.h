#pragma once

#include "ui/picture/painter.h"

#include <QImage>

#include <algorithm>
#include <cstdlib>

namespace halfplane::test {

// Small pictures and what they look like.

inline const QRectF frame(0, 0, 200, 100);

inline Picture pictureOf(std::vector<Instruction> instructions)
{
    return {.size = frame.size(), .instructions = std::move(instructions)};
}

inline QImage painted(const Picture &picture, double ratio = 1, const Palette &palette = lightPalette())
{
    QImage image((picture.size * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(palette[Hue::Paper]);
    QPainter painter(&image);
    paint(painter, picture, palette);
    return image;
}

inline QImage painted(const Instruction &instruction) { return painted(pictureOf({instruction})); }

inline bool isLike(QRgb a, QRgb b)
{
    return std::max(
               {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))})
        <= 24;
}

inline bool isLike(const QColor &pixel, Hue hue) { return isLike(pixel.rgb(), lightPalette()[hue].rgb()); }

/// The share of pixels that differ for an eye.
inline double difference(const QImage &a, const QImage &b)
{
    int different = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            different += isLike(a.pixel(x, y), b.pixel(x, y)) ? 0 : 1;
    }
    return static_cast<double>(different) / (a.width() * a.height());
}

inline bool isBlank(const QImage &image) { return difference(image, painted(pictureOf({}))) == 0; }

} // namespace halfplane::test
