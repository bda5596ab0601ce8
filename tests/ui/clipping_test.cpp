#include "outlines.h"
#include "support/run.h"
#include "ui/picture/clipping.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace halfplane;
using namespace halfplane::test;

namespace {

const QRectF smallFrame(0, 0, 200, 100);

} // namespace

class ClippingTest : public QObject
{
    Q_OBJECT

private slots:
    void aLineIsClipped_data();
    void aLineIsClipped();
    void aPathComesAndGoes();
    void anAreaIsClipped_data();
    void anAreaIsClipped();
    void aCircleIsClipped_data();
    void aCircleIsClipped();
};

void ClippingTest::aLineIsClipped_data()
{
    QTest::addColumn<QLineF>("line");
    QTest::addColumn<QLineF>("clipped"); // null where nothing is left
    const QLineF nothing;
    QTest::newRow("inside") << QLineF(10, 10, 20, 30) << QLineF(10, 10, 20, 30);
    QTest::newRow("through") << QLineF(-100, 50, 300, 50) << QLineF(0, 50, 200, 50);
    QTest::newRow("into") << QLineF(100, -50, 100, 50) << QLineF(100, 0, 100, 50);
    QTest::newRow("beside") << QLineF(-10, 0, -10, 100) << nothing;
    QTest::newRow("past a corner") << QLineF(-50, 40, 40, -50) << nothing;
    QTest::newRow("from afar") << QLineF(-1e150, 50, 1e150, 50) << QLineF(0, 50, 200, 50);
    QTest::newRow("from infinity") << QLineF(-infinite, 50, infinite, 50) << QLineF(0, 50, 200, 50);
    QTest::newRow("from nowhere") << QLineF(never, 50, 100, 50) << nothing;
}

void ClippingTest::aLineIsClipped()
{
    QFETCH(QLineF, line);
    QFETCH(QLineF, clipped);
    const std::optional<QLineF> result = clippedLine(line, smallFrame);
    QCOMPARE(result.has_value(), !clipped.isNull());
    if (result)
        QCOMPARE(*result, clipped);
}

void ClippingTest::aPathComesAndGoes()
{
    const std::vector<LinePart> parts =
        clippedPath({{-10, 50}, {50, 50}, {50, 200}, {100, 200}, {100, 50}, {150, 50}}, smallFrame);
    QCOMPARE(parts.size(), std::size_t{2});
    QCOMPARE(parts[0].points, QPolygonF({{0, 50}, {50, 50}, {50, 100}}));
    QCOMPARE(parts[0].skipped, 10.0);
    QCOMPARE(parts[1].points, QPolygonF({{100, 100}, {100, 50}, {150, 50}}));
    QCOMPARE(parts[1].skipped, 60 + 150 + 50 + 100.0);
    QVERIFY(clippedPath({}, smallFrame).empty());
    QVERIFY(clippedPath({{10, 10}}, smallFrame).empty());
}

void ClippingTest::anAreaIsClipped_data()
{
    QTest::addColumn<QPolygonF>("outline");
    QTest::addColumn<double>("area");
    QTest::newRow("inside") << square(10, 10, 20) << 400.0;
    QTest::newRow("around") << square(-500, -500, 1000) << 20000.0;
    QTest::newRow("over a corner") << square(-10, -10, 20) << 100.0;
    QTest::newRow("outside") << square(300, 0, 10) << 0.0;
    QTest::newRow("a half-plane from afar")
        << QPolygonF({{-1e150, 50}, {1e150, 50}, {1e150, 1e150}, {-1e150, 1e150}}) << 10000.0;
    QTest::newRow("half an infinite plane")
        << QPolygonF({{-infinite, 50}, {infinite, 50}, {infinite, infinite}, {-infinite, infinite}})
        << 10000.0;
    QTest::newRow("with a corner nowhere") << QPolygonF({{0, 0}, {never, 50}, {50, 50}}) << 0.0;
    QTest::newRow("nothing") << QPolygonF() << 0.0;
}

void ClippingTest::anAreaIsClipped()
{
    QFETCH(QPolygonF, outline);
    QFETCH(double, area);
    const QPolygonF clipped = clippedArea(outline, smallFrame);
    QVERIFY2(std::abs(areaOf(clipped) - area) < 1e-6, qPrintable(QString::number(areaOf(clipped))));
    for (const QPointF &place : clipped)
        QVERIFY(smallFrame.contains(place));
}

void ClippingTest::aCircleIsClipped_data()
{
    QTest::addColumn<QPointF>("centre");
    QTest::addColumn<double>("radius");
    QTest::addColumn<int>("parts");
    QTest::addColumn<double>("area");
    const double pi = std::acos(-1);
    QTest::newRow("inside") << QPointF(100, 50) << 30.0 << 1 << pi * 900;
    QTest::newRow("over one side") << QPointF(100, 0) << 30.0 << 1 << pi * 450;
    QTest::newRow("over two sides") << QPointF(100, 50) << 60.0 << 2
                                    << 2 * (50 * std::sqrt(1100.0) + 3600 * std::asin(5.0 / 6));
    QTest::newRow("around") << QPointF(100, 50) << 500.0 << 0 << 20000.0;
    QTest::newRow("outside") << QPointF(-100, 50) << 50.0 << 0 << 0.0;
    QTest::newRow("as large as a line") << QPointF(100, 50 + 1e8) << 1e8 << 1 << 10000.0;
    QTest::newRow("larger than a line") << QPointF(100, 50 + 1e12) << 1e12 << 1 << 10000.0;
    QTest::newRow("larger than numbers can be") << QPointF(100, 1e300) << 1e300 << 0 << 0.0;
    QTest::newRow("a place") << QPointF(100, 50) << 0.0 << 1 << 0.0;
}

void ClippingTest::aCircleIsClipped()
{
    QFETCH(QPointF, centre);
    QFETCH(double, radius);
    QFETCH(double, area);
    const std::vector<LinePart> parts = clippedArc({.centre = centre, .radius = radius}, smallFrame);
    QTEST(static_cast<int>(parts.size()), "parts");
    for (const LinePart &part : parts) {
        for (const QPointF &place : part.points) {
            QVERIFY(smallFrame.adjusted(-0.01, -0.01, 0.01, 0.01).contains(place));
            QVERIFY(std::abs(QLineF(centre, place).length() - radius) < 0.01);
        }
    }
    const double measured = areaOf(clippedDisc(centre, radius, smallFrame));
    QVERIFY2(std::abs(measured - area) <= 0.003 * area + 0.01, qPrintable(QString::number(measured)));
}

int clipping_test(int argc, char *argv[])
{
    return halfplane::test::run<ClippingTest, QApplication>(argc, argv);
}
#include "clipping_test.moc"
