// A run as a film.
#include "figures.h"
#include "painted.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/figure_kinds.h"
#include "ui/figures/film/film.h"
#include "ui/figures/png/raster.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
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

bool hasFfmpeg() { return !QStandardPaths::findExecutable(u"ffmpeg"_s).isEmpty(); }

QString said(const QString &tool, const QStringList &arguments)
{
    QProcess process;
    process.start(tool, arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

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

/// A folder with an ffmpeg that only says something and fails.
void makeFailingFfmpeg(const QString &folder)
{
    QFile script(folder + u"/ffmpeg"_s);
    if (!script.open(QIODevice::WriteOnly))
        qFatal("no temporary file");
    script.write("#!/bin/sh\necho 'so far so good' >&2\necho 'Unknown encoder libx264' >&2\nexit 1\n");
    script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

} // namespace

class VideoWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsAFilmOfItsSizeAndLength_data();
    void itIsAFilmOfItsSizeAndLength();
    void itShowsTheSteps_data();
    void itShowsTheSteps();
    void theSameFigureGivesTheSameBytes_data();
    void theSameFigureGivesTheSameBytes();
    void withoutFfmpegItSaysWhatToInstall();
    void whatFfmpegSaysIsPassedOn();
    void nothingIsLeftOnceItIsStopped();
    void aFullDiskIsToldOf();

private:
    static void addFormats()
    {
        QTest::addColumn<const FigureKind *>("kind");
        QTest::addColumn<QString>("codec");
        QTest::newRow("mp4") << &mp4Kind << u"h264"_s;
        QTest::newRow("webm") << &webmKind << u"vp9"_s;
    }
};

void VideoWriterTest::itIsAFilmOfItsSizeAndLength_data() { addFormats(); }

void VideoWriterTest::itIsAFilmOfItsSizeAndLength()
{
    if (!hasFfmpeg())
        QSKIP("ffmpeg is not installed");
    QFETCH(const FigureKind *, kind);
    QFETCH(QString, codec);
    Figure figure = film(*kind);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"film"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(!figure.options().kind->write(figure, file, {}));
    file.close();
    const QString told =
        said(u"ffprobe"_s, {u"-v"_s, u"error"_s, u"-show_streams"_s, u"-show_format"_s, path});
    for (const QString &line : {u"codec_name="_s + codec, u"width=322"_s, u"height=202"_s,
                                u"pix_fmt=yuv420p"_s, u"color_space=bt709"_s})
        QVERIFY2(told.contains(line + u'\n'), qPrintable(line + u'\n' + told));
    const double seconds = Film(figure).duration() / 1000;
    const double duration = told.section(u"duration="_s, -1).section(u'\n', 0, 0).toDouble();
    QVERIFY2(std::abs(duration - seconds) < 0.2, qPrintable(QString::number(duration)));
}

void VideoWriterTest::itShowsTheSteps_data() { addFormats(); }

void VideoWriterTest::itShowsTheSteps()
{
    if (!hasFfmpeg())
        QSKIP("ffmpeg is not installed");
    QFETCH(const FigureKind *, kind);
    Figure figure = film(*kind);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"film"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(!figure.options().kind->write(figure, file, {}));
    file.close();
    for (int step = 0; step < 4; ++step) {
        const QString frame = folder.filePath(u"frame%1.png"_s.arg(step));
        said(u"ffmpeg"_s,
             {u"-v"_s, u"error"_s, u"-ss"_s, QString::number(0.4 * step + 0.15), u"-i"_s, file.fileName(),
              u"-frames:v"_s, u"1"_s, frame});
        const QImage expected = rasterOf(figure.page(static_cast<std::size_t>(step)), figure, {322, 202});
        const QImage shown(frame);
        QCOMPARE(shown.size(), expected.size());
        const auto coarse = [](const QImage &image) {
            return image.scaled(80, 50, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        };
        const double differs = difference(coarse(shown), coarse(expected));
        QVERIFY2(differs < 0.01, qPrintable(u"step %1: %2"_s.arg(step).arg(differs)));
    }
}

void VideoWriterTest::theSameFigureGivesTheSameBytes_data() { addFormats(); }

void VideoWriterTest::theSameFigureGivesTheSameBytes()
{
    if (!hasFfmpeg())
        QSKIP("ffmpeg is not installed");
    QFETCH(const FigureKind *, kind);
    Figure once = film(*kind);
    Figure again = film(*kind);
    QCOMPARE(written(once.options().kind->write, once), written(again.options().kind->write, again));
}

void VideoWriterTest::withoutFfmpegItSaysWhatToInstall()
{
    const QTemporaryDir empty;
    const Environment path("PATH", empty.path());
    Figure figure = film(mp4Kind);
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    const std::optional<Failure> trouble = figure.options().kind->write(figure, buffer, {});
    QVERIFY(trouble && toText(*trouble).contains(u"apt install ffmpeg"_s));
    QVERIFY(buffer.data().isEmpty());
}

void VideoWriterTest::whatFfmpegSaysIsPassedOn()
{
    const QTemporaryDir folder;
    makeFailingFfmpeg(folder.path());
    const Environment path("PATH", folder.path());
    Figure figure = film(mp4Kind);
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    const std::optional<Failure> trouble = figure.options().kind->write(figure, buffer, {});
    QVERIFY(trouble);
    QVERIFY2(toText(*trouble).endsWith(u": Unknown encoder libx264"_s), trouble->message.c_str());
}

void VideoWriterTest::nothingIsLeftOnceItIsStopped()
{
    if (!hasFfmpeg())
        QSKIP("ffmpeg is not installed");
    const QTemporaryDir folder;
    const Environment place("TMPDIR", folder.path());
    Figure figure = film(mp4Kind);
    QVERIFY(written(figure.options().kind->write, figure, Stopping().progress()).isEmpty());
    QVERIFY(QDir(folder.path()).isEmpty());
}

void VideoWriterTest::aFullDiskIsToldOf()
{
    if (!hasFfmpeg())
        QSKIP("ffmpeg is not installed");
    Figure figure = film(mp4Kind);
    FullDisk disk(100);
    const std::optional<Failure> trouble = figure.options().kind->write(figure, disk, {});
    QVERIFY(trouble && toText(*trouble).contains(u"no space left"_s));
}

int video_writer_test(int argc, char *argv[])
{
    return halfplane::test::run<VideoWriterTest, QApplication>(argc, argv);
}
#include "video_writer_test.moc"
