// A figure as a PNG.
#include "figures.h"
#include "support/run.h"
#include "ui/figures/png/png_file.h"

#include <QColorSpace>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

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
    void everyPixelComesBack_data()
    {
        QTest::addColumn<QImage>("image");
        QTest::newRow("a gradient") << gradient({300, 200}, QImage::Format_RGB32);
        QTest::newRow("a translucent gradient") << gradient({300, 200}, QImage::Format_ARGB32_Premultiplied);
        QTest::newRow("noise") << noise({123, 45});
        QTest::newRow("one pixel") << noise({1, 1});
        QTest::newRow("a column") << noise({1, 500});
        QTest::newRow("a row") << noise({500, 1});
    }
    void everyPixelComesBack()
    {
        QFETCH(QImage, image);
        const QImage read = pixelsIn(QByteArray::fromStdString(pngFileOf(image, {})));
        QCOMPARE(read.size(), image.size());
        QCOMPARE(read.hasAlphaChannel(), image.hasAlphaChannel());
        const QImage::Format plain =
            image.hasAlphaChannel() ? QImage::Format_RGBA8888 : QImage::Format_RGB888;
        QVERIFY(read.convertToFormat(plain) == image.convertToFormat(plain));
    }

    void itShowsThePictureInItsSizeAndDensity()
    {
        FigureOptions options;
        options.width = {89};
        options.height = Length{60};
        options.dpi = 300;
        Figure figure = figureOf(exampleDocument("figure34"), options);
        const QByteArray png = written(pngKind.write, figure);
        const QImage read = pixelsIn(png);
        QCOMPARE(read.size(), QSize(1051, 709));
        QCOMPARE(read.dotsPerMeterX(), 11811);
        QCOMPARE(read.dotsPerMeterY(), 11811);
        QVERIFY(read.convertToFormat(QImage::Format_RGB32)
                == rasterOf(figure.page(0), figure, figure.pixels()));
        QVERIFY(png.first(png.indexOf("IDAT")).contains("sRGB"));
        QCOMPARE(read.text(u"Software"_s), u"Halfplane"_s);
        QVERIFY(!read.text(u"Description"_s).isEmpty());
    }
};

HALFPLANE_TEST(png_writer_test, PngWriterTest, QApplication)
#include "png_writer_test.moc"
