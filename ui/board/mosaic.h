#pragma once

#include "ui/board/divide.h"

#include <QImage>
#include <QPainter>

#include <vector>

namespace halfplane {

/// The two sides of the boundary.
struct SidesShown
{
    const QImage &positive;
    const QImage &negative;
};

/// A frame put together along the boundary: large pieces of the two sides' images, and along the boundary
/// itself small pieces of a third image, which is made anew. On that, the nearest pixels, where points of
/// both sides meet, are for the caller to paint.
class Mosaic
{
public:
    /// Pixels nearer to the boundary than `seam` are the caller's.
    void lay(const Divide &divide, QSize size, double seam);

    /// The ground under the nearest pixels. The caller paints on the image next, without any bounds.
    QImage &groundedSeam(const SidesShown &grounds);

    /// Around the nearest pixels.
    void surroundSeam(const SidesShown &sides);

    void draw(QPainter &painter, const SidesShown &sides) const;

private:
    enum class Source { Positive, Negative, Seam };

    struct Piece
    {
        QRect where;
        Source source;
    };

    void layRow(int top, int height);
    Source sourceOf(const QRect &tile) const;
    void add(const QRect &tile, Source source);
    template <class Work>
    void eachFour(const SidesShown &sides, Work work);

    Divide m_divide;
    QSize m_size;
    Divide::Levels m_nearest{};
    Divide::Levels m_pieceNearest{}; ///< of the middle of a tile that has pixels of the seam
    QImage m_seam;
    std::vector<Piece> m_pieces;
};

} // namespace halfplane
