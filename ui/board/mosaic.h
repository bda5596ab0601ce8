#pragma once

#include "core/boundary.h"
#include "core/picture/board_picture.h"
#include "core/picture/view.h"

#include <QImage>
#include <QPainter>

#include <variant>
#include <vector>

namespace halfplane {

/// Numbers side by side, in the way that GCC and Clang have it for every processor.
inline constexpr int inFour = 4;
using FourNumbers [[gnu::vector_size(16)]] = float;

/// The boundary on the screen, by a number that every place has: 0 on the boundary, positive on the side of
/// class +1, and near the boundary as large as the distance from it in pixels. For a line this is the
/// distance everywhere; for a circle of radius r it is ±(ρ² − r²)/(2r) at a distance ρ from its centre.
/// Reckoned from the middle of the view, it is exact for circles of any size.
class Divide
{
public:
    /// In the pixels of the view.
    static std::variant<BoardFace, Divide> of(const View &view, const Classifier &classifier);

    double level(double x, double y) const
    {
        const double right = x - m_middle.x;
        const double down = y - m_middle.y;
        return (m_square * right + m_slope.x) * right + (m_square * down + m_slope.y) * down + m_level;
    }

    /// The levels of several places side by side, as exact as their kind of number is.
    template <class Numbers>
    Numbers roundedLevels(const Numbers &x, const Numbers &y) const
    {
        const Numbers right = x - static_cast<float>(m_middle.x);
        const Numbers down = y - static_cast<float>(m_middle.y);
        const auto square = static_cast<float>(m_square);
        return (square * right + static_cast<float>(m_slope.x)) * right
            + (square * down + static_cast<float>(m_slope.y)) * down + static_cast<float>(m_level);
    }

    /// The levels of all places that are so near to the boundary.
    struct Levels
    {
        double least;
        double most;
    };
    Levels within(double distance) const;

    /// How much the level's rise changes from pixel to pixel, half of it: 0 for a line.
    double bend() const { return m_square; }

    bool operator==(const Divide &) const = default;

private:
    Spot m_middle;
    double m_square = 0; ///< ±1/(2r)
    Spot m_slope;
    double m_level = 0; ///< of the middle
};

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
