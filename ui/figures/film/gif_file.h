#pragma once

#include "ui/figures/formats.h"

#include <QImage>

#include <array>
#include <vector>

struct st_gif;

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

struct GifForm
{
    QSize size;
    bool isTransparent = false;
    bool moves = false;
    bool loops = true; ///< for ever; otherwise once
};

/// A GIF in the making. All frames have the same palette, so that nothing flickers that does not move.
class GifFile
{
public:
    static constexpr std::size_t mostColours = 255; ///< one more means: as before, or nothing at all

    GifFile(QIODevice &out, const GifForm &form, const std::vector<QRgb> &palette);
    ~GifFile(); ///< writes nothing more
    GifFile(const GifFile &) = delete;
    GifFile &operator=(const GifFile &) = delete;

    /// A frame of 32 bits a pixel, each of which is there or not, and for how long it is seen.
    std::optional<Failure> add(const QImage &frame, int hundredths);

    std::optional<Failure> finish();

private:
    static int write(void *file, const quint8 *bytes, std::size_t count);
    bool close();
    void fillIndices(const QImage &frame);
    std::vector<quint8> &pixelsToSend();

    /// Where there is no paper every frame is whole: it cannot take away what was before.
    bool isChange() const { return !m_form.isTransparent && !m_before.empty(); }
    Failure trouble() const;

    QIODevice &m_out;
    GifForm m_form;
    PaletteIndex m_palette;
    std::vector<quint8> m_table; ///< the palette as the file has it
    std::vector<quint8> m_indices; ///< of the latest frame
    std::vector<quint8> m_before; ///< those of the frame before
    std::vector<quint8> m_changes;
    std::optional<Failure> m_trouble; ///< of the device
    bool m_isClosed = false; ///< nothing more is wanted
    st_gif *m_gif = nullptr;
};

} // namespace halfplane
