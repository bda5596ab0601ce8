#pragma once

#include "core/picture/picture.h"
#include "ui/painting/palette.h"

#include <QImage>
#include <QPainter>

namespace halfplane {

/// Draws a picture with QPainter: on the screen, in an image, in a PDF.
void paint(QPainter &painter, const Picture &picture, const Palette &palette);

/// A pixel a value, to be drawn smoothly scaled over the map's rectangle.
QImage imageOf(const HeatMap &map, const Palette &palette);

/// Qt 6.4 leaves the upper halves of the AVX registers in use after it has filled or painted. Until they are
/// let go, every SSE instruction waits for the one before it, and loops over numbers take many times as long.
/// To be called before such a loop.
inline void releaseWideRegisters()
{
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx"))
        asm volatile("vzeroupper");
#endif
}

} // namespace halfplane
