#include "ui/basics/text.h"
#include "ui/figures/film/film.h"
#include "ui/figures/formats.h"
#include "ui/figures/png/png_file.h"

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What ffmpeg is to make.
struct Encoding
{
    QString program;
    QString codec; ///< words for it
    QSize size; ///< even
    int rate = 30; ///< frames a second
    QString title;
    QString file; ///< what it writes
};

constexpr char16_t h264[] = u"-c:v libx264 -preset medium -tune animation -crf 18 -movflags +faststart";
constexpr char16_t vp9[] = u"-c:v libvpx-vp9 -crf 24 -b:v 0 -deadline good -cpu-used 4 -row-mt 1";

/// The colours are those of a screen, told so that players show them as they are. Nothing is said of the time
/// and the machine; the number of threads is the same everywhere, or the bytes would change.
QStringList wordsFor(const Encoding &encoding)
{
    const QString source = u"-hide_banner -loglevel error -f rawvideo -pixel_format bgr0 "
                           "-video_size %1x%2 -framerate %3 -i pipe:0"_s.arg(encoding.size.width())
                               .arg(encoding.size.height())
                               .arg(encoding.rate);
    const QString colours = u"-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p "
                            "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv"_s;
    const QString result = u"-threads 2 -fflags +bitexact -flags:v +bitexact -map_metadata -1"_s;
    return source.split(u' ') + colours.split(u' ') + encoding.codec.split(u' ') + result.split(u' ')
        + QStringList{u"-metadata"_s, u"title="_s + encoding.title, u"-y"_s, encoding.file};
}

/// ffmpeg at work: takes frames and makes a film of them. It does not outlive this object.
class Encoder
{
    Q_DISABLE_COPY_MOVE(Encoder)

public:
    Encoder(const Encoding &encoding, std::stop_token stop)
        : m_stop(std::move(stop))
    {
        m_process.setStandardOutputFile(QProcess::nullDevice());
        m_process.start(encoding.program, wordsFor(encoding));
        m_process.waitForStarted();
    }

    ~Encoder()
    {
        if (m_process.state() == QProcess::NotRunning)
            return;
        m_process.kill();
        m_process.waitForFinished();
    }

    /// Once more what an image of 32 bits a pixel shows. Waits until it is taken; false when it never will
    /// be.
    bool add(const QImage &frame)
    {
        if (!isWanted())
            return false;
        m_process.write(reinterpret_cast<const char *>(frame.constBits()), frame.sizeInBytes());
        while (isWanted() && m_process.bytesToWrite() > 0)
            m_process.waitForBytesWritten(pauseOfWaiting);
        return isWanted();
    }

    /// No more frames: waits for the file.
    bool finish()
    {
        m_process.closeWriteChannel();
        while (isWanted())
            m_process.waitForFinished(pauseOfWaiting);
        return !m_stop.stop_requested() && m_process.exitStatus() == QProcess::NormalExit
            && m_process.exitCode() == 0 && m_process.error() != QProcess::FailedToStart;
    }

    /// Why it failed, in its own last words.
    QString trouble()
    {
        m_process.waitForFinished();
        const QString said = QString::fromLocal8Bit(m_process.readAllStandardError()).trimmed();
        return said.isEmpty() ? m_process.errorString() : said.section(u'\n', -1).trimmed();
    }

private:
    static constexpr int pauseOfWaiting = 50; ///< milliseconds until it looks whether anybody wants to stop

    bool isWanted() const { return !m_stop.stop_requested() && m_process.state() != QProcess::NotRunning; }

    QProcess m_process;
    std::stop_token m_stop;
};

constexpr double shareOfFrames = 0.95; ///< of the work

/// H.264 wants even sizes: what is too much is paper.
QSize evenSize(QSize size) { return {size.width() + size.width() % 2, size.height() + size.height() % 2}; }

/// Every frame until the shot is over, counted from the film's beginning so that no error adds up.
long framesUntil(const FilmFrame &shot, int rate) { return std::lround(shot.end * rate / 1000); }

class FilmRecording
{
public:
    FilmRecording(Figure &figure, const ExportProgress &progress)
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
        for (const FilmFrame &shot : m_film.shots()) {
            const long until = framesUntil(shot, rate());
            if (until == sent)
                continue; // too short to be seen
            const QImage image = rasterOf(m_figure.frame(shot.index, shot.share), m_figure, m_size);
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

template <const char16_t *codec>
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
    const QString file = folder.filePath(u"film.%1"_s.arg(figure.options().kind->ending));
    FilmRecording recording(figure, progress);
    Encoder encoder({.program = program,
                     .codec = QString::fromUtf16(codec),
                     .size = recording.size(),
                     .rate = recording.rate(),
                     .title = figure.page(0).title,
                     .file = file},
                    progress.stop);
    if (auto trouble = recording.sendTo(encoder))
        return trouble;
    const bool isMade = encoder.finish();
    if (progress.stop.stop_requested())
        return {};
    if (!isMade)
        return unwritten(tr("ffmpeg could not make the film: %1").arg(encoder.trouble()));
    return copied(file, out, progress);
}

} // namespace

extern const FigureKind mp4Kind{.ending = u"mp4",
                                .name = u"MP4",
                                .title = u"MP4 video",
                                .use = u"A video that every player knows.",
                                .hasPixels = true,
                                .moves = true,
                                .isVideo = true,
                                .usualDpi = filmDpi,
                                .write = writeVideo<h264>};

extern const FigureKind webmKind{.ending = u"webm",
                                 .name = u"WebM",
                                 .title = u"WebM video",
                                 .use = u"A video of a free format, for pages.",
                                 .hasPixels = true,
                                 .moves = true,
                                 .isVideo = true,
                                 .usualDpi = filmDpi,
                                 .write = writeVideo<vp9>};

} // namespace halfplane
