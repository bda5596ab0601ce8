// A run as a GIF.
#include "core/tween.h"
#include "figures.h"
#include "support/run.h"
#include "ui/figure_kinds.h"
#include "ui/figures/film/film.h"
#include "ui/figures/film/gif_file.h"
#include "ui/figures/png/png_file.h"

#include <QImageReader>
#include <QTest>

#include <cmath>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

FigureOptions gifOptions()
{
    FigureOptions options;
    options.kind = &gifKind;
    options.width = {480, Length::Unit::Pixels};
    options.height = Length{360, Length::Unit::Pixels};
    options.steps = {.kind = StepChoice::Kind::Range, .from = 0, .to = 6};
    return options;
}

struct Gif
{
    std::vector<QImage> frames;
    std::vector<int> milliseconds; ///< that each is seen
    int loops = 0; ///< −1 for ever
    bool moves = false;
};

Gif read(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "gif");
    Gif gif;
    while (true) {
        const QImage image = reader.read();
        if (image.isNull())
            break;
        gif.frames.push_back(image.convertToFormat(QImage::Format_ARGB32));
        gif.milliseconds.push_back(reader.nextImageDelay());
    }
    gif.loops = reader.loopCount();
    gif.moves = reader.supportsAnimation();
    return gif;
}

struct Error
{
    double average = 0; ///< of a channel
    double visible = 0; ///< the share of channels that are off by more than anybody overlooks
};

/// Between channels.
Error error(const QImage &a, const QImage &b)
{
    Error result;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            for (const int off : {std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                  std::abs(qBlue(p) - qBlue(q))}) {
                result.average += off;
                result.visible += off > 16 ? 1 : 0;
            }
        }
    }
    const double channels = 3.0 * a.width() * a.height();
    result.average /= channels;
    result.visible /= channels;
    return result;
}

} // namespace

class GifWriterTest : public QObject
{
    Q_OBJECT

private slots:
    /// And before every update its point is asked in one.
    void everyStepIsAFrame()
    {
        Figure figure = figureOf(exampleDocument("figure34"), gifOptions());
        const Gif gif = read(written(gifKind.write, figure));
        QVERIFY(gif.moves);
        QCOMPARE(gif.frames.size(), std::size_t{7 + 6});
        for (const QImage &frame : gif.frames)
            QCOMPARE(frame.size(), QSize(480, 360));
    }

    void theColoursAreRightInEveryFrame_data()
    {
        QTest::addColumn<int>("palette");
        QTest::addColumn<QString>("example");
        QTest::addColumn<double>("most");
        QTest::newRow("light") << static_cast<int>(FigurePalette::Light) << u"figure34"_s << 0.5;
        QTest::newRow("dark") << static_cast<int>(FigurePalette::Dark) << u"figure34"_s << 0.5;
        QTest::newRow("print") << static_cast<int>(FigurePalette::Print) << u"figure34"_s << 0.5;
        QTest::newRow("with a heat map")
            << static_cast<int>(FigurePalette::Light) << u"figure51-wider"_s << 2.0;
    }
    void theColoursAreRightInEveryFrame()
    {
        QFETCH(int, palette);
        QFETCH(QString, example);
        QFETCH(double, most);
        FigureOptions options = gifOptions();
        options.palette = static_cast<FigurePalette>(palette);
        options.steps.kind = StepChoice::Kind::All;
        if (example != u"figure34"_s) { // there is room for the legend, too
            options.layers = allLayers();
            options.width = {560, Length::Unit::Pixels};
            options.height = Length{420, Length::Unit::Pixels};
        }
        Figure figure = figureOf(exampleDocument(example.toStdString()), options);
        const Gif gif = read(written(gifKind.write, figure));
        const Film film(figure);
        QCOMPARE(gif.frames.size(), film.shots().size());
        for (std::size_t i = 0; i < gif.frames.size(); ++i) {
            const FigurePage page = figure.frame(film.shots()[i].index, film.shots()[i].share);
            const Error off = error(gif.frames[i], rasterOf(page, figure, figure.pixels()));
            const QString message = u"frame %1: %2 on the average, %3 visible"_s;
            QVERIFY2(off.average < most && off.visible < 0.002,
                     qPrintable(message.arg(i).arg(off.average).arg(off.visible)));
        }
    }

    void fewColoursAreExact()
    {
        QImage image(16, 16, QImage::Format_RGB32);
        for (int i = 0; i < 256; ++i)
            image.setPixel(i % 16, i / 16, qRgb(std::min(i, 254), 255 - std::min(i, 254), 7));
        ColourCounts counts;
        counts.add(image);
        PaletteIndex palette(paletteFor(counts.seen(), 255));
        QCOMPARE(palette.palette().size(), std::size_t{255});
        for (int i = 0; i < 256; ++i) {
            const QRgb colour = image.pixel(i % 16, i / 16);
            QCOMPARE(palette.palette()[palette.of(colour)], colour);
            QCOMPARE(palette.palette()[palette.of(colour)], colour); // the second time it is known
        }
    }

    void areasKeepTheirColours()
    {
        QImage image(600, 100, QImage::Format_RGB32);
        image.fill(qRgb(213, 94, 1));
        std::mt19937 random(1);
        for (int x = 0; x < 600; ++x)
            image.setPixel(x, 50, 0xff000000U | static_cast<QRgb>(random()));
        ColourCounts counts;
        counts.add(image);
        PaletteIndex palette(paletteFor(counts.seen(), 255));
        QCOMPARE(palette.palette().size(), std::size_t{255});
        QCOMPARE(palette.palette()[palette.of(qRgb(213, 94, 1))], qRgb(213, 94, 1));
    }

    void stepsLastAsLongAsAsked()
    {
        FigureOptions options = gifOptions();
        options.pace.millisecondsAStep = 345;
        Figure figure = figureOf(exampleDocument("figure34"), options);
        const Gif gif = read(written(gifKind.write, figure));
        QCOMPARE(gif.milliseconds.size(), std::size_t{7});
        int sum = 0;
        for (std::size_t i = 0; i + 1 < 7; ++i) {
            sum += gif.milliseconds[i];
            QVERIFY(std::abs(sum - 345 * (static_cast<int>(i) + 1)) <= 5); // no error adds up
        }
        QVERIFY(gif.milliseconds.back() > 2 * 345);
    }

    /// Its point, its way, the update at rest: and a step lasts as long as without all that.
    void aStepIsAskedThenMoves()
    {
        FigureOptions options = gifOptions();
        options.pace.tweens = 3;
        Figure figure = figureOf(exampleDocument("figure34"), options);
        const Film film(figure);
        const std::vector<FilmFrame> &shots = film.shots();
        QCOMPARE(shots.size(), std::size_t{7 + 6 * (1 + 3)});
        QCOMPARE(shots[0].share, 1.0);
        QCOMPARE(shots[1].share, shareOfAsking);
        QVERIFY(shots[1].end - shots[1].begin >= 300);
        for (std::size_t i = 2; i <= 5; ++i) {
            QCOMPARE(shots[i].index, std::size_t{1});
            QVERIFY(shots[i].share > shots[i - 1].share);
        }
        QCOMPARE(shots[5].share, 1.0);
        QCOMPARE(shots[6].begin, 1600.0);
        options.steps = {.kind = StepChoice::Kind::One, .from = {1, Beat::Asked}};

        QCOMPARE(described(figure.frame(1, shots[1].share).picture),
                 described(figureOf(exampleDocument("figure34"), options).page(0).picture));
    }

    /// Each step that is named is one, and none is seen twice.
    void whatIsAskedByNameIsNotAskedAgain()
    {
        FigureOptions options = gifOptions();
        options.steps = {StepChoice::Kind::Chosen, 0, 0, {0, {1, Beat::Asked}, 1, 2}};
        const Film film(figureOf(exampleDocument("figure34"), options));
        QCOMPARE(film.shots().size(), std::size_t{4 + 1});
    }

    void framesNobodyCouldSeeAreLeftOut()
    {
        FigureOptions options = gifOptions();
        options.pace = {.millisecondsAStep = 60, .tweens = 20};
        const Figure figure = figureOf(exampleDocument("figure34"), options);
        const Film film(figure);
        for (const FilmFrame &shot : film.shots())
            QVERIFY(shot.end - shot.begin > 19.99);
        QVERIFY(std::abs(film.shots().back().begin - 6 * 60) < 60);
    }

    void itRunsForEverOrOnce()
    {
        FigureOptions options = gifOptions();
        options.pace.loops = true;
        Figure endless = figureOf(exampleDocument("figure34"), options);
        QCOMPARE(read(written(gifKind.write, endless)).loops, -1);
        options.pace.loops = false;
        Figure once = figureOf(exampleDocument("figure34"), options);
        QCOMPARE(read(written(gifKind.write, once)).loops, 0);
    }

    void oneStepStandsStill()
    {
        FigureOptions options = gifOptions();
        options.steps = {.kind = StepChoice::Kind::One, .from = 3};
        Figure figure = figureOf(exampleDocument("figure34"), options);
        const Gif gif = read(written(gifKind.write, figure));
        QCOMPARE(gif.frames.size(), std::size_t{1});
        QVERIFY(error(gif.frames[0], rasterOf(figure.page(0), figure, figure.pixels())).average < 0.5);
    }

    void whatGoesIsGoneWhereThereIsNoPaper()
    {
        FigureOptions options = gifOptions();
        options.layers = Layers{"boundary"};
        options.isTransparent = true;
        Figure figure = figureOf(exampleDocument("figure34"), options);
        const Gif gif = read(written(gifKind.write, figure));
        const Film film(figure);
        for (std::size_t i = 0; i < gif.frames.size(); ++i) {
            const FilmFrame &shot = film.shots()[i];
            const QImage expected = rasterOf(figure.frame(shot.index, shot.share), figure, figure.pixels());
            for (int y = 0; y < expected.height(); ++y) {
                for (int x = 0; x < expected.width(); ++x) {
                    if (qAlpha(expected.pixel(x, y)) == 0)
                        QCOMPARE(qAlpha(gif.frames[i].pixel(x, y)), 0);
                }
            }
        }
    }
};

HALFPLANE_TEST(gif_writer_test, GifWriterTest, QApplication)
#include "gif_writer_test.moc"
