#pragma once

#include "core/picture/picture.h"
#include "ui/painting/palette.h"

#include <QImage>
#include <QPainter>

#include <array>
#include <vector>

namespace halfplane {

/// Draws few points as outlines and many with stamps. On paper they stay outlines.
void paintMarks(QPainter &painter, const Marks &marks, const Palette &palette);

/// Points drawn once for every kind and a few positions within a pixel, ready to be put down a million times.
class MarkStamps
{
public:
    /// For points of that size, a unit of which is so many pixels.
    MarkStamps(double size, double scale, const Palette &palette);

    /// Onto an opaque image of 32 bits a pixel; the place in its pixels.
    void stamp(QImage &image, QPointF place, Label label, MarkStyle style);

    /// The same for any painter of that scale; the slower way.
    void draw(QPainter &painter, const Mark &mark);

private:
    static constexpr int phases = 4; ///< positions within a pixel, each way

    /// A point's pixels: how they cover the ground's. Rows are filled up to whole groups of four.
    struct Stamp
    {
        QRect where; ///< seen from the pixel of the place
        std::vector<quint32> colours; ///< premultiplied
        std::vector<quint32> shares; ///< what is left of the ground, for each channel alike

        int stride() const { return (where.width() + 3) / 4 * 4; }
    };

    struct Position
    {
        int pixel = 0;
        int phase = 0;
    };

    Position positionOf(double place) const; ///< of a place that is near the image
    static void putDown(const Stamp &stamp, QImage &image, QPoint corner);
    static void putDownInside(const Stamp &stamp, QImage &image, const QRect &where);
    const Stamp &stampFor(Label label, MarkStyle style, int phaseX, int phaseY);
    Stamp made(Label label, MarkStyle style, int phaseX, int phaseY) const;
    QImage drawn(Label label, MarkStyle style, int phaseX, int phaseY) const;

    double m_size;
    double m_scale;
    Palette m_palette;
    int m_half; ///< no stamp reaches farther from the pixel of its place
    int m_phases;
    std::array<Stamp, std::size_t{2} * 4 * phases * phases> m_stamps;
};

} // namespace halfplane
