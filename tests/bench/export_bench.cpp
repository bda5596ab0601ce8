#include "bench/clouds.h"
#include "bench/table.h"
#include "core/examples.h"
#include "ui/figure_kinds.h"
#include "ui/figures/film/film.h"
#include "ui/figures/film/gif_file.h"
#include "ui/figures/png/png_file.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QProcess>
#include <QTemporaryFile>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <string_view>

using namespace halfplane;
using namespace bench;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::size_t pointCount = 100'000;
const QString script = QStringLiteral(HALFPLANE_TEST_DATA "/bench/savefig.py");

/// A Python that has the peers; empty when there is none.
QString python()
{
    for (const QString &name : {u"python3"_s, u"/usr/bin/python3"_s}) {
        QProcess process;
        process.start(name, {u"-c"_s, u"import matplotlib, PIL"_s});
        if (process.waitForFinished() && process.exitStatus() == QProcess::NormalExit
            && process.exitCode() == 0)
            return name;
    }
    return {};
}

/// The seconds that the script prints.
std::vector<double> seconds(const QStringList &arguments)
{
    constexpr int patience = 300'000;
    QProcess process;
    process.start(python(), QStringList{script} + arguments);
    process.waitForFinished(patience);
    std::vector<double> result;
    for (const QByteArray &line : process.readAllStandardOutput().trimmed().split('\n'))
        result.push_back(line.toDouble());
    return result;
}

double best(const std::function<void()> &work, int repetitions)
{
    work();
    double least = std::numeric_limits<double>::infinity();
    for (int i = 0; i < repetitions; ++i)
        least = std::min(least, secondsFor(work));
    return least;
}

Figure figureOf(Document document, const FigureOptions &options)
{
    auto source = figureSource(std::move(document));
    auto figure = source ? Figure::of(*std::move(source), options) : Result<Figure>(source.failure());
    if (!figure)
        std::abort(); // what is measured does not work
    return *std::move(figure);
}

void keep(QTemporaryFile &file, const void *bytes, std::size_t count)
{
    const auto size = static_cast<qint64>(count);
    if ((!file.isOpen() && !file.open()) || file.write(static_cast<const char *>(bytes), size) != size
        || !file.flush())
        std::abort();
}

/// A board with many points, painted and written, against a scatter plot of the same points with a line, an
/// arrow and a word, of the same size.
void measureFigures(Table &table, const Effort &effort)
{
    Document document;
    document.points = noisyClouds(pointCount, pointCount);
    document.recipe().caps.updates = 100;
    document.step = 50;
    FigureOptions options;
    options.dpi = 300;
    options.carriesDocument = false;
    QTemporaryFile points;
    for (const Point &point : document.points) {
        const std::array<double, 3> row{point.x1, point.x2, point.label == Label::Positive ? 1.0 : -1.0};
        keep(points, row.data(), sizeof row);
    }
    Figure figure = figureOf(document, options);
    const std::vector<double> theirs =
        seconds({u"figure"_s, points.fileName(), QString::number(figure.size().width() / 72),
                 QString::number(figure.size().height() / 72), QString::number(figure.dpi()),
                 QString::number(effort.repetitions)});
    struct Peer
    {
        const char *what;
        std::optional<Failure> (*write)(Figure &, QIODevice &, const ExportProgress &);
        double demanded;
    };
    const std::array<Peer, 3> peers{
        {{"PNG", pngKind.write, 2}, {"PDF", pdfKind.write, 3}, {"SVG", svgKind.write, 10}}};
    if (theirs.size() != peers.size()) {
        table.require(false, "matplotlib saves a figure");
        return;
    }
    for (std::size_t i = 0; i < peers.size(); ++i) {
        const auto save = [&] {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            table.require(!peers[i].write(figure, buffer, {}), "the file is written");
        };
        table.add(
            {peers[i].what, pointCount, {best(save, effort.repetitions), theirs[i]}, peers[i].demanded});
    }
}

std::vector<QImage> framesOf(Figure &figure)
{
    std::vector<QImage> frames;
    const Film film(figure);
    for (const FilmFrame &shot : film.shots())
        frames.push_back(rasterOf(figure.frame(shot.index, shot.share), figure, figure.pixels()));
    return frames;
}

void saveGif(const std::vector<QImage> &frames)
{
    ColourCounts counts;
    for (const QImage &frame : frames)
        counts.add(frame);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    GifFile gif(buffer, {.size = frames.front().size(), .moves = true},
                paletteFor(counts.seen(), GifFile::mostColours));
    for (const QImage &frame : frames)
        gif.add(frame, 80);
    gif.finish();
}

/// The same frames, painted before: the palette and the file.
void measureGif(Table &table, const Effort &effort)
{
    FigureOptions options;
    options.kind = &gifKind;
    options.width = {1280, Length::Unit::Pixels};
    options.height = Length{720, Length::Unit::Pixels};
    options.steps = {.kind = StepChoice::Kind::Range, .from = 0, .to = 19};
    Figure figure = figureOf(*readDocument(findExample("figure34")->text), options);
    const std::vector<QImage> frames = framesOf(figure);
    QTemporaryFile pixels;
    for (const QImage &frame : frames) {
        const QImage plain = frame.convertToFormat(QImage::Format_RGB888); // 1280 pixels need no padding
        keep(pixels, plain.constBits(), static_cast<std::size_t>(plain.sizeInBytes()));
    }
    const int repetitions = std::max(1, effort.repetitions / 4);
    const std::vector<double> theirs =
        seconds({u"film"_s, pixels.fileName(), u"1280"_s, u"720"_s, QString::number(repetitions)});
    const Times times{best([&] { saveGif(frames); }, effort.repetitions), theirs.front()};
    table.add({"GIF, a frame of 1280×720", frames.size(), times.each(static_cast<double>(frames.size())), 8});
}

} // namespace

int main(int argc, char **argv)
{
    const QGuiApplication application(argc, argv);
    const bool isShort = argc > 1 && std::string_view(argv[1]) == "--short";
    const Effort effort = isShort ? Effort{.repetitions = 3, .enough = 0.5} : Effort{.repetitions = 10};
    Table table("Files, against matplotlib and Pillow", effort.enough);
    if (python().isEmpty()) {
        table.leaveOut("Not measured: there is no Python with matplotlib and Pillow.");
    } else {
        measureFigures(table, effort);
        measureGif(table, effort);
    }
    table.print();
    return table.isMet() ? 0 : 1;
}
