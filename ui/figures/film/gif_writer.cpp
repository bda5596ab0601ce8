#include "ui/figures/film/film.h"
#include "ui/figures/film/gif_file.h"
#include "ui/figures/formats.h"
#include "ui/figures/png/png_file.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace halfplane {

namespace {

constexpr std::size_t mostSamples = 24; ///< frames that the palette is made from
constexpr int leastAlpha = 12; ///< fainter is nothing at all

/// The frames of a figure's run as a GIF has them.
class GifFrames
{
public:
    GifFrames(Figure &figure, const ExportProgress &progress)
        : m_figure(figure)
        , m_film(figure)
        , m_progress(progress)
    {
    }

    const std::vector<FilmFrame> &shots() const { return m_film.shots(); }
    bool isStopped() const { return m_progress.stop.stop_requested(); }

    /// The frame's colours; null when there is no memory for it. Where nothing is, the pixel is 0.
    QImage frame(std::size_t number)
    {
        const FilmFrame &shot = shots()[number];
        QImage image = rasterOf(m_figure.frame(shot.index, shot.share), m_figure, m_figure.pixels());
        if (m_figure.options().isTransparent)
            settle(image);
        return image;
    }

    /// The colours of a sample of all frames; nothing when there is no memory for one.
    std::optional<std::vector<QRgb>> palette()
    {
        ColourCounts counts;
        const std::size_t samples = std::min(shots().size(), mostSamples);
        for (std::size_t i = 0; i < samples && !isStopped(); ++i) {
            const std::size_t last = shots().size() - 1;
            const QImage image = frame(samples > 1 ? i * last / (samples - 1) : 0);
            if (image.isNull())
                return {};
            counts.add(image);
            advance(1);
        }
        return paletteFor(counts.seen(), GifFile::mostColours);
    }

    std::optional<Failure> write(GifFile &gif)
    {
        for (std::size_t i = 0; i < shots().size() && !isStopped(); ++i) {
            const QImage image = frame(i);
            if (image.isNull())
                return rasterTrouble(m_figure.pixels());
            if (auto trouble = gif.add(image, hundredths(shots()[i])))
                return trouble;
            advance(1);
        }
        return {};
    }

private:
    /// A pixel of a GIF is there or not: what is translucent is put on paper, as it will mostly be seen.
    void settle(QImage &image) const
    {
        const QColor paper = m_figure.palette()[Hue::Paper];
        const std::array<int, 3> under{paper.red(), paper.green(), paper.blue()};
        for (int y = 0; y < image.height(); ++y) {
            auto *row = reinterpret_cast<QRgb *>(image.scanLine(y));
            std::transform(row, row + image.width(), row,
                           [&under](QRgb pixel) { return settled(pixel, under); });
        }
    }

    static QRgb settled(QRgb pixel, const std::array<int, 3> &under)
    {
        const int left = 255 - qAlpha(pixel);
        const auto over = [left](int channel, int ground) { return channel + (ground * left + 127) / 255; };
        return qAlpha(pixel) < leastAlpha
            ? 0
            : qRgb(over(qRed(pixel), under[0]), over(qGreen(pixel), under[1]), over(qBlue(pixel), under[2]));
    }

    /// Rounded so that the frames after it come in time.
    static int hundredths(const FilmFrame &shot)
    {
        const auto rounded = [](double milliseconds) { return std::lround(milliseconds / 10); };
        return static_cast<int>(std::min(rounded(shot.end) - rounded(shot.begin), 0xffffL));
    }

    void advance(std::size_t frames)
    {
        m_done += frames;
        const std::size_t all = shots().size() + std::min(shots().size(), mostSamples);
        m_progress.advanced(static_cast<double>(m_done) / static_cast<double>(all));
    }

    Figure &m_figure;
    Film m_film;
    const ExportProgress &m_progress;
    std::size_t m_done = 0;
};

std::optional<Failure> writeGif(Figure &figure, QIODevice &out, const ExportProgress &progress)
{
    GifFrames frames(figure, progress);
    const auto colours = frames.palette();
    if (!colours)
        return rasterTrouble(figure.pixels());
    if (frames.isStopped())
        return {};
    const GifForm form{.size = figure.pixels(),
                       .isTransparent = figure.options().isTransparent,
                       .moves = frames.shots().size() > 1,
                       .loops = figure.options().pace.loops};
    GifFile gif(out, form, *colours);
    if (auto trouble = frames.write(gif))
        return trouble;
    return frames.isStopped() ? std::optional<Failure>() : gif.finish();
}

} // namespace

extern const FigureKind gifKind{.ending = u"gif",
                                .name = u"GIF",
                                .title = u"Animated GIF",
                                .use = u"Moving pixels that every slide and page shows.",
                                .hasPixels = true,
                                .moves = true,
                                .canBeTransparent = true,
                                .canRepeat = true,
                                .usualDpi = filmDpi,
                                .write = writeGif};

} // namespace halfplane
