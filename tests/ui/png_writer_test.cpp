// A figure as a PNG.
#include "core/io/carried_document.h"
#include "figures.h"
#include "painted.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/figures/png/png_file.h"
#include "ui/figures/png/raster.h"

#include <QColorSpace>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

FigureOptions pixels(int width, int height)
{
    FigureOptions options;
    options.width = {static_cast<double>(width), Length::Unit::Pixels};
    options.height = Length{static_cast<double>(height), Length::Unit::Pixels};
    return options;
}

Figure example(const FigureOptions &options = pixels(400, 300))
{
    return figureOf(exampleDocument("figure34"), options);
}

/// A picture that changes evenly from corner to corner.
QImage gradient(QSize size, QImage::Format format)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x)
            image.setPixelColor(x, y, QColor(x % 256, y % 256, (x + y) % 256, 255 - x % 200));
    }
    return image.convertToFormat(format);
}

/// Without what it says of its colours: Qt compares that, too.
QImage pixelsIn(const QByteArray &png)
{
    QImage image = QImage::fromData(png, "PNG");
    image.setColorSpace({});
    return image;
}

QImage noise(QSize size)
{
    std::mt19937 random(3);
    QImage image(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x)
            image.setPixel(x, y, 0xff000000U | static_cast<QRgb>(random()));
    }
    return image;
}

} // namespace

class PngWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPixelComesBack_data();
    void everyPixelComesBack();
    void itShowsThePictureAtItsResolution();
    void itHasItsSizeAndItsDensity();
    void theTitleSurvives();
    void theDocumentSurvivesWhenItIsWanted();
    void aTransparentFigureHasNoPaper();
    void theSameFigureGivesTheSameBytes();
    void coloursAreThoseOfAScreen();
    void nothingIsWrittenOnceItIsStopped();
    void aFullDiskIsToldOf();
};

void PngWriterTest::everyPixelComesBack_data()
{
    QTest::addColumn<QImage>("image");
    QTest::newRow("a gradient") << gradient({300, 200}, QImage::Format_RGB32);
    QTest::newRow("a translucent gradient") << gradient({300, 200}, QImage::Format_ARGB32_Premultiplied);
    QTest::newRow("noise") << noise({123, 45});
    QTest::newRow("one pixel") << noise({1, 1});
    QTest::newRow("a column") << noise({1, 500});
    QTest::newRow("a row") << noise({500, 1});
}

void PngWriterTest::everyPixelComesBack()
{
    QFETCH(QImage, image);
    const QImage read = pixelsIn(QByteArray::fromStdString(pngFileOf(image, {})));
    QCOMPARE(read.size(), image.size());
    QCOMPARE(read.hasAlphaChannel(), image.hasAlphaChannel());
    const QImage::Format plain = image.hasAlphaChannel() ? QImage::Format_RGBA8888 : QImage::Format_RGB888;
    QVERIFY(read.convertToFormat(plain) == image.convertToFormat(plain));
}

void PngWriterTest::itShowsThePictureAtItsResolution()
{
    FigureOptions options = pixels(400, 300);
    options.dpi = 190; // an odd one
    Figure figure = example(options);
    const QImage read = pixelsIn(written(pngKind.write, figure));
    const QImage expected = rasterOf(figure.page(0), figure, figure.pixels());
    QCOMPARE(read.size(), QSize(400, 300));
    QVERIFY(read.convertToFormat(QImage::Format_RGB32) == expected);
}

void PngWriterTest::itHasItsSizeAndItsDensity()
{
    FigureOptions options;
    options.width = {89};
    options.height = Length{60};
    options.dpi = 300;
    Figure figure = example(options);
    const QImage read = QImage::fromData(written(pngKind.write, figure));
    QCOMPARE(read.size(), QSize(1051, 709));
    QCOMPARE(read.dotsPerMeterX(), 11811);
    QCOMPARE(read.dotsPerMeterY(), 11811);
}

void PngWriterTest::theTitleSurvives()
{
    Document document = exampleDocument("figure34");
    document.title = "η < ‖w‖ & “so on”";
    Figure figure = figureOf(document, pixels(400, 300));
    const QImage read = QImage::fromData(written(pngKind.write, figure));
    QCOMPARE(read.text(u"Title"_s), u"η < ‖w‖ & “so on”"_s);
    QCOMPARE(read.text(u"Software"_s), u"Halfplane"_s);
    QVERIFY(!read.text(u"Description"_s).isEmpty());
}

void PngWriterTest::theDocumentSurvivesWhenItIsWanted()
{
    FigureOptions options = pixels(400, 300);
    Figure figure = example(options);
    const auto document = documentCarriedBy(written(pngKind.write, figure).toStdString());
    QVERIFY(document);
    QCOMPARE(*document, figure.carried());
    options.carriesDocument = false;
    Figure bare = example(options);
    QVERIFY(!documentCarriedBy(written(pngKind.write, bare).toStdString()));
}

void PngWriterTest::aTransparentFigureHasNoPaper()
{
    FigureOptions options = pixels(400, 300);
    options.layers = Layers{"points"};
    options.isTransparent = true;
    Figure figure = example(options);
    const QImage read = QImage::fromData(written(pngKind.write, figure));
    QVERIFY(read.hasAlphaChannel());
    QCOMPARE(qAlpha(read.pixel(1, 1)), 0);
    int solid = 0;
    for (int y = 0; y < read.height(); ++y) {
        for (int x = 0; x < read.width(); ++x)
            solid += qAlpha(read.pixel(x, y)) == 255 ? 1 : 0;
    }
    QVERIFY(solid > 500);
}

void PngWriterTest::theSameFigureGivesTheSameBytes()
{
    Figure once = example();
    Figure again = example();
    QCOMPARE(written(pngKind.write, once), written(pngKind.write, again));
    QCOMPARE(written(pngKind.write, once), written(pngKind.write, again));
}

void PngWriterTest::coloursAreThoseOfAScreen()
{
    Figure figure = example();
    const QByteArray png = written(pngKind.write, figure);
    QVERIFY(png.first(png.indexOf("IDAT")).contains("sRGB"));
}

void PngWriterTest::nothingIsWrittenOnceItIsStopped()
{
    Figure figure = example();
    QVERIFY(written(pngKind.write, figure, Stopping().progress()).isEmpty());
}

void PngWriterTest::aFullDiskIsToldOf()
{
    Figure figure = example();
    FullDisk disk(100);
    const std::optional<Failure> trouble = pngKind.write(figure, disk, {});
    QVERIFY(trouble && toText(*trouble).contains(u"no space left"_s));
}

int png_writer_test(int argc, char *argv[])
{
    return halfplane::test::run<PngWriterTest, QApplication>(argc, argv);
}
#include "png_writer_test.moc"
