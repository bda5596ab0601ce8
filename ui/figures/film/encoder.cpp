#include "ui/figures/film/encoder.h"

#include <QCoreApplication>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int pauseOfWaiting = 50; ///< milliseconds until it looks again whether anybody wants to stop

/// The same number everywhere: with it the bytes would change.
constexpr auto threads = "2"_L1;

QStringList source(const Encoding &encoding)
{
    const QString size = u"%1x%2"_s.arg(encoding.size.width()).arg(encoding.size.height());
    return {u"-hide_banner"_s,
            u"-loglevel"_s,
            u"error"_s,
            u"-f"_s,
            u"rawvideo"_s,
            u"-pixel_format"_s,
            u"bgr0"_s,
            u"-video_size"_s,
            size,
            u"-framerate"_s,
            QString::number(encoding.rate),
            u"-i"_s,
            u"pipe:0"_s};
}

/// The colours of a screen, told so that players show them as they are.
QStringList colours()
{
    return {u"-vf"_s,
            u"scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"_s,
            u"-colorspace"_s,
            u"bt709"_s,
            u"-color_primaries"_s,
            u"bt709"_s,
            u"-color_trc"_s,
            u"bt709"_s,
            u"-color_range"_s,
            u"tv"_s};
}

QStringList codec(FigureFormat format)
{
    if (format == FigureFormat::Webm)
        return {u"-c:v"_s,      u"libvpx-vp9"_s, u"-crf"_s,      u"24"_s, u"-b:v"_s,    u"0"_s,
                u"-deadline"_s, u"good"_s,       u"-cpu-used"_s, u"4"_s,  u"-row-mt"_s, u"1"_s};
    return {u"-c:v"_s,      u"libx264"_s, u"-preset"_s, u"medium"_s,    u"-tune"_s,
            u"animation"_s, u"-crf"_s,    u"18"_s,      u"-movflags"_s, u"+faststart"_s};
}

/// Nothing of the time and the machine.
QStringList result(const Encoding &encoding)
{
    return {u"-threads"_s,
            threads,
            u"-fflags"_s,
            u"+bitexact"_s,
            u"-flags:v"_s,
            u"+bitexact"_s,
            u"-map_metadata"_s,
            u"-1"_s,
            u"-metadata"_s,
            u"title="_s + encoding.title,
            u"-y"_s,
            encoding.file};
}

} // namespace

Encoder::Encoder(const Encoding &encoding, std::stop_token stop)
    : m_stop(std::move(stop))
{
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.start(encoding.program,
                    source(encoding) + colours() + codec(encoding.format) + result(encoding));
    m_process.waitForStarted();
}

Encoder::~Encoder()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished();
}

bool Encoder::add(const QImage &frame)
{
    if (!isWanted())
        return false;
    m_process.write(reinterpret_cast<const char *>(frame.constBits()), frame.sizeInBytes());
    while (isWanted() && m_process.bytesToWrite() > 0)
        m_process.waitForBytesWritten(pauseOfWaiting);
    return isWanted();
}

bool Encoder::finish()
{
    m_process.closeWriteChannel();
    while (isWanted())
        m_process.waitForFinished(pauseOfWaiting);
    return !m_stop.stop_requested() && m_process.exitStatus() == QProcess::NormalExit
        && m_process.exitCode() == 0 && m_process.error() != QProcess::FailedToStart;
}

QString Encoder::trouble()
{
    m_process.waitForFinished();
    const QString said = QString::fromLocal8Bit(m_process.readAllStandardError()).trimmed();
    return said.isEmpty() ? m_process.errorString() : said.section(u'\n', -1).trimmed();
}

} // namespace halfplane
