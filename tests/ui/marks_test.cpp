#include "core/picture/outlines.h"
#include "painted.h"
#include "support/outlines.h"
#include "support/run.h"
#include "ui/painting/qt_shapes.h"

#include <QPicture>
#include <QTest>

#include <cmath>
#include <random>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// On halves of pixels, where stamps have no error of place.
Marks randomMarks(std::size_t count, double size)
{
    std::mt19937 random(5);
    std::uniform_real_distribution<double> x(-10, 210);
    std::uniform_real_distribution<double> y(-10, 110);
    Marks marks{.marks = {}, .size = size};
    for (std::size_t i = 0; i < count; ++i)
        marks.marks.push_back({{std::round(2 * x(random)) / 2, std::round(2 * y(random)) / 2},
                               i % 3 == 0 ? Label::Positive : Label::Negative,
                               static_cast<MarkStyle>(i % 4)});
    return marks;
}

/// The same marks in portions so small that each is drawn with outlines.
Picture inPortions(const Marks &marks)
{
    Picture picture = pictureOf({});
    for (const Mark &mark : marks.marks)
        picture.add(Marks{{mark}, marks.size});
    return picture;
}

} // namespace

class MarksTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPointHasItsShapeAndColour_data()
    {
        QTest::addColumn<double>("ratio");
        QTest::newRow("1×") << 1.0;
        QTest::newRow("1.5×") << 1.5;
        QTest::newRow("2×") << 2.0;
    }
    void everyPointHasItsShapeAndColour()
    {
        QFETCH(double, ratio);
        const auto pixel = [&](Label label, MarkStyle style, Spot place) {
            const QImage image = painted(pictureOf({Marks{{{{100, 50}, label, style}}, 12}}), ratio);
            return image.pixelColor(toQt((Spot{100, 50} + place) * ratio).toPoint());
        };
        const Spot corner{9, -9};
        QVERIFY(isLike(pixel(Label::Positive, MarkStyle::Right, {}), Hue::Positive));
        QVERIFY(isLike(pixel(Label::Negative, MarkStyle::Right, {}), Hue::Negative));
        QVERIFY(isLike(pixel(Label::Positive, MarkStyle::Right, corner), Hue::Paper));
        QVERIFY(isLike(pixel(Label::Negative, MarkStyle::Right, corner), Hue::Negative));
        QVERIFY(isLike(pixel(Label::Negative, MarkStyle::Wrong, {12, 0}), Hue::Wrong));
        QVERIFY(isLike(pixel(Label::Positive, MarkStyle::Wrong, {0, 9}), Hue::Wrong));
        QVERIFY(isLike(pixel(Label::Positive, MarkStyle::Hollow, {}), Hue::Paper));
        QVERIFY(isLike(pixel(Label::Negative, MarkStyle::Hollow, {9, 0}), Hue::Negative));
        QVERIFY(isLike(pixel(Label::Negative, MarkStyle::Apart, {}), Hue::Paper));
        QVERIFY(
            isLike(pixel(Label::Negative, MarkStyle::Apart, {9, 0}), Hue::Paper)); // where others still are
        QVERIFY(isLike(pixel(Label::Negative, flagged(MarkStyle::Wrong, MarkStyle::Hollow), {12, 0}),
                       Hue::Wrong));
        QVERIFY(isLike(pixel(Label::Negative, flagged(MarkStyle::Wrong, MarkStyle::Hollow), {}), Hue::Paper));
    }

    void bothClassesWeighTheSame()
    {
        for (const double size : {2.0, 4.0, 6.0, 12.0}) {
            const auto body = [&](Label label) {
                return areaOf(partsOf(label, MarkStyle::Right, size).back().outline);
            };
            const double ratio = body(Label::Positive) / body(Label::Negative);
            QVERIFY2(ratio > 0.75 && ratio < 1.1, qPrintable(QString::number(ratio)));
        }
    }

    void stampsLookLikeOutlines_data()
    {
        QTest::addColumn<double>("size");
        QTest::addColumn<double>("ratio");
        for (const double size : {2.0, 4.0, 9.0}) {
            for (const double ratio : {1.0, 1.5, 2.0})
                QTest::addRow("size %g at %g×", size, ratio) << size << ratio;
        }
    }
    void stampsLookLikeOutlines()
    {
        QFETCH(double, size);
        QFETCH(double, ratio);
        const Marks marks = randomMarks(150, size);
        const QImage stamped = painted(pictureOf({marks}), ratio);
        QVERIFY(!isBlank(stamped.scaled(200, 100)));
        const double differs = difference(stamped, painted(inPortions(marks), ratio));
        QVERIFY2(differs < 0.002, qPrintable(QString::number(differs)));
    }

    void stampsRespectAClip()
    {
        const QImage image = painted(pictureOf({Clip{{50, 25, 100, 50}}, randomMarks(2000, 5)}));
        QVERIFY(isBlank(image.copy(0, 0, 200, 25)) || isLike(image.pixelColor(100, 24), Hue::Paper));
        for (int x = 0; x < 200; ++x) {
            QVERIFY(isLike(image.pixelColor(x, 24), Hue::Paper));
            QVERIFY(isLike(image.pixelColor(x, 75), Hue::Paper));
        }
        for (int y = 0; y < 100; ++y) {
            QVERIFY(isLike(image.pixelColor(49, y), Hue::Paper));
            QVERIFY(isLike(image.pixelColor(150, y), Hue::Paper));
        }
        QVERIFY(!isBlank(image));
    }

    void pointsInAFileStayOutlines()
    {
        const Marks marks = randomMarks(150, 5);
        QPicture recorded;
        QPainter recorder(&recorded);
        paint(recorder, pictureOf({marks}), lightPalette());
        recorder.end();
        QImage image(200, 100, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        recorded.play(&painter);
        painter.end();
        QVERIFY(difference(image, painted(inPortions(marks))) < 0.001);
    }
};

HALFPLANE_TEST(marks_test, MarksTest, QApplication)
#include "marks_test.moc"
