#include "core/picture/clipping.h"
#include "support/outlines.h"
#include "support/run.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace halfplane;
using namespace halfplane::test;

namespace {

const Box smallFrame(0, 0, 200, 100);

} // namespace

class ClippingTest : public QObject
{
    Q_OBJECT

private slots:
    void aLineIsClipped_data()
    {
        QTest::addColumn<Segment>("line");
        QTest::addColumn<Segment>("clipped"); // null where nothing is left
        const Segment nothing;
        QTest::newRow("inside") << Segment{{10, 10}, {20, 30}} << Segment{{10, 10}, {20, 30}};
        QTest::newRow("through") << Segment{{-100, 50}, {300, 50}} << Segment{{0, 50}, {200, 50}};
        QTest::newRow("into") << Segment{{100, -50}, {100, 50}} << Segment{{100, 0}, {100, 50}};
        QTest::newRow("beside") << Segment{{-10, 0}, {-10, 100}} << nothing;
        QTest::newRow("past a corner") << Segment{{-50, 40}, {40, -50}} << nothing;
        QTest::newRow("from afar") << Segment{{-1e150, 50}, {1e150, 50}} << Segment{{0, 50}, {200, 50}};
        QTest::newRow("from infinity")
            << Segment{{-infinite, 50}, {infinite, 50}} << Segment{{0, 50}, {200, 50}};
        QTest::newRow("from nowhere") << Segment{{never, 50}, {100, 50}} << nothing;
    }
    void aLineIsClipped()
    {
        QFETCH(Segment, line);
        QFETCH(Segment, clipped);
        const std::optional<Segment> result = clippedLine(line, smallFrame);
        QCOMPARE(result.has_value(), clipped != Segment{});
        if (result)
            QCOMPARE(*result, clipped);
    }

    void aPathComesAndGoes()
    {
        const std::vector<LinePart> parts =
            clippedPath({{-10, 50}, {50, 50}, {50, 200}, {100, 200}, {100, 50}, {150, 50}}, smallFrame);
        QCOMPARE(parts.size(), std::size_t{2});
        QCOMPARE(parts[0].points, (Path{{0, 50}, {50, 50}, {50, 100}}));
        QCOMPARE(parts[0].skipped, 10.0);
        QCOMPARE(parts[1].points, (Path{{100, 100}, {100, 50}, {150, 50}}));
        QCOMPARE(parts[1].skipped, 60 + 150 + 50 + 100.0);
        QVERIFY(clippedPath({}, smallFrame).empty());
        QVERIFY(clippedPath({{10, 10}}, smallFrame).empty());
    }

    void anAreaIsClipped_data()
    {
        QTest::addColumn<Path>("outline");
        QTest::addColumn<double>("area");
        QTest::newRow("inside") << square(10, 10, 20) << 400.0;
        QTest::newRow("around") << square(-500, -500, 1000) << 20000.0;
        QTest::newRow("over a corner") << square(-10, -10, 20) << 100.0;
        QTest::newRow("outside") << square(300, 0, 10) << 0.0;
        QTest::newRow("a half-plane from afar")
            << Path{{-1e150, 50}, {1e150, 50}, {1e150, 1e150}, {-1e150, 1e150}} << 10000.0;
        QTest::newRow("half an infinite plane")
            << Path{{-infinite, 50}, {infinite, 50}, {infinite, infinite}, {-infinite, infinite}} << 10000.0;
        QTest::newRow("with a corner nowhere") << Path{{0, 0}, {never, 50}, {50, 50}} << 0.0;
        QTest::newRow("nothing") << Path{} << 0.0;
    }
    void anAreaIsClipped()
    {
        QFETCH(Path, outline);
        QFETCH(double, area);
        const Path clipped = clippedArea(outline, smallFrame);
        QVERIFY2(std::abs(areaOf(clipped) - area) < 1e-6, qPrintable(QString::number(areaOf(clipped))));
        for (const Spot &place : clipped)
            QVERIFY(smallFrame.contains(place));
    }

    void aCircleIsClipped_data()
    {
        QTest::addColumn<Spot>("centre");
        QTest::addColumn<double>("radius");
        QTest::addColumn<int>("parts");
        QTest::addColumn<double>("area");
        const double pi = std::acos(-1);
        QTest::newRow("inside") << Spot{100, 50} << 30.0 << 1 << pi * 900;
        QTest::newRow("over one side") << Spot{100, 0} << 30.0 << 1 << pi * 450;
        QTest::newRow("over two sides")
            << Spot{100, 50} << 60.0 << 2 << 2 * (50 * std::sqrt(1100.0) + 3600 * std::asin(5.0 / 6));
        QTest::newRow("around") << Spot{100, 50} << 500.0 << 0 << 20000.0;
        QTest::newRow("outside") << Spot{-100, 50} << 50.0 << 0 << 0.0;
        QTest::newRow("as large as a line") << Spot{100, 50 + 1e8} << 1e8 << 1 << 10000.0;
        QTest::newRow("larger than a line") << Spot{100, 50 + 1e12} << 1e12 << 1 << 10000.0;
        QTest::newRow("larger than numbers can be") << Spot{100, 1e300} << 1e300 << 0 << 0.0;
        QTest::newRow("a place") << Spot{100, 50} << 0.0 << 1 << 0.0;
    }
    void aCircleIsClipped()
    {
        QFETCH(Spot, centre);
        QFETCH(double, radius);
        QFETCH(double, area);
        const std::vector<LinePart> parts = clippedArc({.centre = centre, .radius = radius}, smallFrame);
        QTEST(static_cast<int>(parts.size()), "parts");
        for (const LinePart &part : parts) {
            for (const Spot &place : part.points) {
                QVERIFY(smallFrame.adjusted(-0.01, -0.01, 0.01, 0.01).contains(place));
                QVERIFY(std::abs(Segment{centre, place}.length() - radius) < 0.01);
            }
        }
        const double measured = areaOf(clippedDisc(centre, radius, smallFrame));
        QVERIFY2(std::abs(measured - area) <= 0.003 * area + 0.01, qPrintable(QString::number(measured)));
    }
};

HALFPLANE_TEST(clipping_test, ClippingTest, QCoreApplication)
#include "clipping_test.moc"
