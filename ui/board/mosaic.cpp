#include "ui/board/mosaic.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace halfplane {

namespace {

BoardFace faceOf(double level)
{
    return level > 0 ? BoardFace::Positive : level < 0 ? BoardFace::Negative : BoardFace::Neither;
}

constexpr int tileSize = 16;
constexpr double tileReach = tileSize * 0.7072; ///< from its middle to its corners

/// Some share of a and the rest of b.
quint32 mixed(quint32 a, quint32 b, float share)
{
    const auto part = static_cast<quint32>(std::lround(share * 256));
    constexpr quint32 channels = 0xff00ff;
    const quint32 low = ((a & channels) * part + (b & channels) * (256 - part)) >> 8 & channels;
    const quint32 high = ((a >> 8 & channels) * part + (b >> 8 & channels) * (256 - part)) & ~channels;
    return low | high;
}

using FourPixels [[gnu::vector_size(16)]] = quint32;

/// The levels along a row of pixels, of their middles.
class RowLevels
{
public:
    RowLevels(const Divide &divide, int y)
        : m_divide(divide)
        , m_y(y + 0.5)
    {
    }

    /// In double at the first pixels, so that a circle may be large; to the fourth it is not far.
    FourNumbers at(int x) const
    {
        const double first = m_divide.level(x + 0.5, m_y);
        const auto rise = static_cast<float>(m_divide.level(x + 1.5, m_y) - first);
        const auto bend = static_cast<float>(m_divide.bend());
        const FourNumbers steps{0, 1, 2, 3};
        return static_cast<float>(first) + rise * steps + bend * steps * (steps - 1);
    }

private:
    const Divide &m_divide;
    double m_y;
};

FourPixels four(const quint32 *pixels)
{
    FourPixels result;
    std::memcpy(&result, pixels, sizeof result);
    return result;
}

void put(quint32 *pixels, const FourPixels &colours) { std::memcpy(pixels, &colours, sizeof colours); }

bool isAnyWithin(const FourNumbers &levels, float least, float most)
{
    const auto isWithin = (levels >= least) & (levels <= most);
    return (isWithin[0] | isWithin[1] | isWithin[2] | isWithin[3]) != 0;
}

/// Where the boundary itself runs, pixels show some of either side.
void mixEdge(quint32 *pixels, const quint32 *positive, const quint32 *negative, const FourNumbers &levels)
{
    for (int i = 0; i < inFour; ++i)
        pixels[i] = mixed(positive[i], negative[i], std::clamp(levels[i] + 0.5F, 0.F, 1.F));
}

const quint32 *line(const QImage &image, int y)
{
    return reinterpret_cast<const quint32 *>(image.constScanLine(y));
}

} // namespace

// ⟨w, φ⟩ at a place p pixels from the middle, as square·‖p‖² + ⟨slope, p⟩ + level. On the whole boundary it
// is as steep: √(‖slope‖² − 4·square·level).
std::variant<BoardFace, Divide> Divide::of(const View &view, const Classifier &classifier)
{
    const auto &[space, w] = classifier;
    const double largest = w.lpNorm<Eigen::Infinity>();
    if (!(largest > 0) || !std::isfinite(largest))
        return BoardFace::Neither;
    const Weights share = w / largest;
    const double round = space == Space::Circle ? share[2] : 0;
    const double bias = space == Space::Origin ? 0 : share[share.size() - 1];
    Divide result;
    result.m_middle = {view.size.width / 2, view.size.height / 2};
    result.m_square = round / view.scale;
    result.m_slope = {share[0] + 2 * round * view.centreX1, -share[1] - 2 * round * view.centreX2};
    result.m_level = (share[0] + round * view.centreX1) * (view.centreX1 * view.scale)
        + (share[1] + round * view.centreX2) * (view.centreX2 * view.scale) + bias * view.scale;
    const double steepness =
        std::sqrt(dot(result.m_slope, result.m_slope) - 4 * result.m_square * result.m_level);
    const double reach = std::abs(result.m_level) / steepness;
    if (!(steepness > 0) || !std::isfinite(reach))
        return faceOf(result.m_level);
    result.m_square /= steepness;
    result.m_slope = result.m_slope / steepness;
    result.m_level /= steepness;
    return result;
}

Divide::Levels Divide::within(double distance) const
{
    const double bend = m_square * distance * distance;
    Levels levels{bend - distance, bend + distance};
    // A circle smaller than the distance is near all over its inside.
    if (2 * m_square * distance >= 1)
        levels.least = -std::numeric_limits<double>::infinity();
    if (2 * m_square * distance <= -1)
        levels.most = std::numeric_limits<double>::infinity();
    return levels;
}

void Mosaic::lay(const Divide &divide, QSize size, double seam)
{
    m_divide = divide;
    m_size = size;
    m_nearest = divide.within(seam);
    m_pieceNearest = divide.within(seam + tileReach);
    if (m_seam.size() != size)
        m_seam = QImage(size, QImage::Format_RGB32);
    m_pieces.clear();
    for (int top = 0; top < size.height(); top += tileSize)
        layRow(top, std::min(tileSize, size.height() - top));
}

void Mosaic::layRow(int top, int height)
{
    for (int left = 0; left < m_size.width(); left += tileSize) {
        const QRect tile(left, top, std::min(tileSize, m_size.width() - left), height);
        add(tile, sourceOf(tile));
    }
}

Mosaic::Source Mosaic::sourceOf(const QRect &tile) const
{
    const double level = m_divide.level(tile.x() + tileSize / 2, tile.y() + tileSize / 2);
    if (level > m_pieceNearest.most)
        return Source::Positive;
    return level < m_pieceNearest.least ? Source::Negative : Source::Seam;
}

/// Pieces grow to the right.
void Mosaic::add(const QRect &tile, Source source)
{
    const bool goesOn =
        !m_pieces.empty() && m_pieces.back().source == source && m_pieces.back().where.top() == tile.top();
    if (goesOn)
        m_pieces.back().where.setRight(tile.right());
    else
        m_pieces.push_back({tile, source});
}

/// Calls work(pixels, positive's, negative's, their levels) for every four pixels of the seam. Some at the
/// right edge come twice.
template <class Work>
void Mosaic::eachFour(const SidesShown &sides, Work work)
{
    if (m_size.width() < inFour)
        return;
    uchar *bits = m_seam.bits();
    for (const auto &[where, source] : m_pieces) {
        if (source != Source::Seam)
            continue;
        for (int y = where.top(); y <= where.bottom(); ++y) {
            auto *pixels = reinterpret_cast<quint32 *>(bits + y * m_seam.bytesPerLine());
            const quint32 *positive = line(sides.positive, y);
            const quint32 *negative = line(sides.negative, y);
            const RowLevels levels(m_divide, y);
            for (int left = where.left(); left <= where.right(); left += inFour) {
                const int x = std::min(left, m_size.width() - inFour);
                work(pixels + x, positive + x, negative + x, levels.at(x));
            }
        }
    }
}

QImage &Mosaic::groundedSeam(const SidesShown &grounds)
{
    const auto least = static_cast<float>(m_nearest.least);
    const auto most = static_cast<float>(m_nearest.most);
    eachFour(grounds,
             [=](quint32 *pixels, const quint32 *positive, const quint32 *negative, FourNumbers level) {
                 if (!isAnyWithin(level, least, most))
                     return; // surroundSeam() overwrites it
                 put(pixels, level > 0 ? four(positive) : four(negative));
                 if (isAnyWithin(level, -0.5F, 0.5F))
                     mixEdge(pixels, positive, negative, level);
             });
    return m_seam;
}

void Mosaic::surroundSeam(const SidesShown &sides)
{
    const auto least = static_cast<float>(m_nearest.least);
    const auto most = static_cast<float>(m_nearest.most);
    eachFour(sides,
             [=](quint32 *pixels, const quint32 *positive, const quint32 *negative, FourNumbers level) {
                 const FourPixels inside = four(pixels);
                 const FourPixels below = level < least ? four(negative) : inside;
                 put(pixels, level > most ? four(positive) : below);
             });
}

void Mosaic::draw(QPainter &painter, const SidesShown &sides) const
{
    for (const auto &[where, source] : m_pieces) {
        const QImage &image = source == Source::Seam ? m_seam
            : source == Source::Positive             ? sides.positive
                                                     : sides.negative;
        painter.drawImage(where.topLeft(), image, where);
    }
}

} // namespace halfplane
