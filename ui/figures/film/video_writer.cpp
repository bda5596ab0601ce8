#include "ui/basics/text.h"
#include "ui/figures/film/encoder.h"
#include "ui/figures/film/film.h"
#include "ui/figures/formats.h"
#include "ui/figures/png/raster.h"

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double shareOfFrames = 0.95; ///< of the work

/// H.264 wants even sizes: what is too much is paper.
QSize evenSize(QSize size) { return {size.width() + size.width() % 2, size.height() + size.height() % 2}; }

/// Every frame until the shot is over, counted from the film's beginning so that no error adds up.
long framesUntil(const Shot &shot, int rate) { return std::lround(shot.end * rate / 1000); }

class Shooting
{
public:
    Shooting(Figure &figure, const ExportProgress &progress)
        : m_figure(figure)
        , m_film(figure)
        , m_progress(progress)
        , m_size(evenSize(figure.pixels()))
    {
    }

    QSize size() const { return m_size; }
    int rate() const { return m_film.rate(); }

    std::optional<Failure> sendTo(Encoder &encoder)
    {
        long sent = 0;
        for (const Shot &shot : m_film.shots()) {
            const long until = framesUntil(shot, rate());
            if (until == sent)
                continue; // too short to be seen
            const QImage image = rasterOf(m_figure.frame(shot.index, shot.tween), m_figure, m_size);
            if (image.isNull())
                return rasterTrouble(m_size);
            for (; sent < until; ++sent) {
                if (!encoder.add(image))
                    return {}; // whoever finishes it will hear why
            }
            m_progress.advanced(shareOfFrames * shot.end / m_film.duration());
        }
        return {};
    }

private:
    Figure &m_figure;
    Film m_film;
    const ExportProgress &m_progress;
    QSize m_size;
};

std::optional<Failure> copied(const QString &path, QIODevice &out, const ExportProgress &progress)
{
    constexpr qint64 portion = qint64{1} << 20;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unwritten(tr("The film that ffmpeg made cannot be read: %1.").arg(file.errorString()));
    while (!file.atEnd() && !progress.stop.stop_requested()) {
        if (auto trouble = deliver(file.read(portion), out))
            return trouble;
    }
    progress.advanced(1);
    return {};
}

} // namespace

std::optional<Failure> writeVideo(Figure &figure, QIODevice &out, const ExportProgress &progress)
{
    const QString program = QStandardPaths::findExecutable(u"ffmpeg"_s);
    if (program.isEmpty())
        return unwritten(
            tr("Videos are made with ffmpeg, which is not installed here. Install it (on Debian and Ubuntu: "
               "sudo apt install ffmpeg), or choose GIF or HTML."));
    const QTemporaryDir folder;
    if (!folder.isValid())
        return unwritten(tr("There is no place for temporary files: %1.").arg(folder.errorString()));
    const FigureFormat format = figure.options().format;
    const QString file = folder.filePath(format == FigureFormat::Webm ? u"film.webm"_s : u"film.mp4"_s);
    Shooting shooting(figure, progress);
    Encoder encoder({.program = program,
                     .format = format,
                     .size = shooting.size(),
                     .rate = shooting.rate(),
                     .title = figure.page(0).title,
                     .file = file},
                    progress.stop);
    if (auto trouble = shooting.sendTo(encoder))
        return trouble;
    const bool isMade = encoder.finish();
    if (progress.stop.stop_requested())
        return {};
    if (!isMade)
        return unwritten(tr("ffmpeg could not make the film: %1").arg(encoder.trouble()));
    return copied(file, out, progress);
}

} // namespace halfplane
