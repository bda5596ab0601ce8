#pragma once

#include <QImage>

#include <array>
#include <vector>

namespace halfplane {

/// How often each colour is seen in the frames of a run.
class ColourCounts
{
public:
    ColourCounts();

    /// Of 32 bits a pixel. Pixels that are not there are not counted; there is nothing between.
    void add(const QImage &image);

    struct Counted
    {
        QRgb colour;
        quint32 count;
    };
    std::vector<Counted> seen() const; ///< in the order of the colours

private:
    std::vector<quint32> m_counts; ///< one for every colour that there is
};

/// The same colours when there are at most so many. Otherwise those that fill areas as they are, and the rest
/// so that as little as possible is off, rare ones, too.
std::vector<QRgb> paletteFor(std::vector<ColourCounts::Counted> colours, std::size_t most);

/// Finds the nearest colour of a palette of at most 255.
class PaletteIndex
{
public:
    explicit PaletteIndex(std::vector<QRgb> palette);

    const std::vector<QRgb> &palette() const { return m_palette; }
    quint8 of(QRgb colour)
    {
        const quint8 known = m_nextOf[colour & RGB_MASK];
        return known != 0 ? known - 1 : search(colour);
    }

private:
    quint8 search(QRgb colour);

    std::vector<QRgb> m_palette;
    std::vector<quint8> m_nextOf; ///< one more than the index; 0 where it is not known yet
};

} // namespace halfplane
