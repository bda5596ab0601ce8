// A run as a film.
#include "figures.h"
#include "likeness.h"
#include "readers.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/figure_kinds.h"
#include "ui/figures/film/film.h"
#include "ui/figures/png/png_file.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

FigureOptions filmOptions(const FigureKind &kind)
{
    FigureOptions options;
    options.kind = &kind;
    options.width = {321, Length::Unit::Pixels};
    options.height = Length{201, Length::Unit::Pixels};
    options.steps = {.kind = StepChoice::Kind::Range, .from = 0, .to = 3};
    options.pace.millisecondsAStep = 400;
    return options;
}

Figure film(const FigureKind &kind) { return figureOf(exampleDocument("figure34"), filmOptions(kind)); }

/// A variable of the environment, changed for a while.
class Environment
{
public:
    Environment(const char *name, const QString &value)
        : m_name(name)
        , m_before(qgetenv(name))
    {
        qputenv(name, value.toLocal8Bit());
    }
    ~Environment() { qputenv(m_name, m_before); }
    Q_DISABLE_COPY_MOVE(Environment)

private:
    const char *m_name;
    QByteArray m_before;
};

/// What comes of a film where the programs are those of a folder alone.
QString troubleIn(const QString &folder)
{
    const Environment path("PATH", folder);
    Figure figure = film(mp4Kind);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const std::optional<Failure> trouble = mp4Kind.write(figure, buffer, {});
    return trouble && buffer.data().isEmpty() ? toText(*trouble) : u"a film"_s;
}

} // namespace

class VideoWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsAFilmOfTheSteps_data()
    {
        QTest::addColumn<const FigureKind *>("kind");
        QTest::addColumn<QString>("codec");
        QTest::newRow("mp4") << &mp4Kind << u"h264"_s;
        QTest::newRow("webm") << &webmKind << u"vp9"_s;
    }
    void itIsAFilmOfTheSteps()
    {
        if (!isInstalled(u"ffmpeg"_s))
            QSKIP("ffmpeg is not installed");
        QFETCH(const FigureKind *, kind);
        QFETCH(QString, codec);
        Figure figure = film(*kind);
        const Reading reading(u"film"_s, written(kind->write, figure));
        const QString told = reading.said(
            u"ffprobe"_s, {u"-v"_s, u"error"_s, u"-show_streams"_s, u"-show_format"_s, reading.file()});
        for (const QString &line : {u"codec_name="_s + codec, u"width=322"_s, u"height=202"_s,
                                    u"pix_fmt=yuv420p"_s, u"color_space=bt709"_s})
            QVERIFY2(told.contains(line + u'\n'), qPrintable(line + u'\n' + told));
        const double duration = told.section(u"duration="_s, -1).section(u'\n', 0, 0).toDouble();
        QVERIFY2(std::abs(duration - Film(figure).duration() / 1000) < 0.2, qPrintable(told));
        for (int step = 0; step < 4; ++step) {
            reading.said(u"ffmpeg"_s,
                         {u"-v"_s, u"error"_s, u"-y"_s, u"-ss"_s, QString::number(0.4 * step + 0.15), u"-i"_s,
                          reading.file(), u"-frames:v"_s, u"1"_s, u"frame.png"_s});
            const QImage expected = rasterOf(figure.page(static_cast<std::size_t>(step)), figure, {322, 202});
            const QImage shown(reading.path(u"frame.png"_s));
            QCOMPARE(shown.size(), expected.size());
            const auto coarse = [](const QImage &image) {
                return image.scaled(80, 50, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
            };
            const double differs = difference(coarse(shown), coarse(expected));
            QVERIFY2(differs < 0.01, qPrintable(u"step %1: %2"_s.arg(step).arg(differs)));
        }
    }

    void withoutFfmpegItSaysWhatToInstall()
    {
        const QTemporaryDir empty;
        QVERIFY(troubleIn(empty.path()).contains(u"apt install ffmpeg"_s));
    }

    void whatFfmpegSaysIsPassedOn()
    {
        const Reading failing(u"ffmpeg"_s,
                              "#!/bin/sh\necho Hm >&2\necho 'Unknown encoder libx264' >&2\nexit 1\n");
        QFile::setPermissions(failing.file(), QFile::ReadOwner | QFile::ExeOwner);
        const QString trouble = troubleIn(QFileInfo(failing.file()).path());
        QVERIFY2(trouble.endsWith(u": Unknown encoder libx264"_s), qPrintable(trouble));
    }
};

HALFPLANE_TEST(video_writer_test, VideoWriterTest, QApplication)
#include "video_writer_test.moc"
