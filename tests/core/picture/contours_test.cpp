#include "core/picture/heat_maps.h"
#include "support/outlines.h"
#include "support/run.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace halfplane;
using namespace halfplane::test;

namespace {

const Box area(10, 20, 80, 60);

/// With a value for each place, seen from the middle.
template <class Value>
HeatMap mapOf(const Value &value)
{
    HeatMap map{.where = area, .columns = 40, .rows = 30, .values = {}};
    for (int row = 0; row < map.rows; ++row) {
        for (int column = 0; column < map.columns; ++column)
            map.values.push_back(static_cast<float>(value(2 * column - 39, 2 * row - 29)));
    }
    return map;
}

bool isNear(const Box &a, const Box &b)
{
    const Spot corner = a.topLeft() - b.topLeft();
    const Spot other = a.bottomRight() - b.bottomRight();
    return length(corner) < 0.01 && length(other) < 0.01;
}

} // namespace

class ContoursTest : public QObject
{
    Q_OBJECT

private slots:
    void aHillHasARoundOutline()
    {
        const HeatMap map = mapOf([](double x, double y) { return 1 - std::hypot(x, y) / 20; });
        const auto outlines = outlinesAbove(map, 0.2, 1); // 16 from the middle
        QCOMPARE(outlines.size(), std::size_t{1});
        for (const Spot &place : outlines.front()) {
            const Spot way = place - area.centre();
            QVERIFY(std::abs(std::hypot(way.x, way.y) - 16) < 0.25);
        }
        QVERIFY(outlines.front().size() < 40); // no more places than are seen
    }

    void aRingHasTwoOutlines()
    {
        const HeatMap map = mapOf([](double x, double y) { return 1 - std::abs(std::hypot(x, y) - 18) / 6; });
        const auto outlines = outlinesAbove(map, 0.5, 1);
        QCOMPARE(outlines.size(), std::size_t{2});
        const double between = std::abs(areaOf(outlines[0]) - areaOf(outlines[1]));
        QVERIFY(std::abs(between - M_PI * (21 * 21 - 15 * 15)) < 20);
    }

    void whatReachesTheEdgeClosesAlongIt()
    {
        const HeatMap map = mapOf([](double x, double /*y*/) { return x / 40; });
        const auto outlines = outlinesAbove(map, 0.5, 1);
        QCOMPARE(outlines.size(), std::size_t{1});
        QVERIFY(isNear(boundsOf(outlines.front()), Box(70, 20, 20, 60)));
        QVERIFY(outlines.front().size() <= 5); // the first place may be between two corners
    }

    void whatIsAboveEverywhereIsTheWholeMap()
    {
        const auto outlines = outlinesAbove(mapOf([](double, double) { return 1; }), 0.5, 1);
        QCOMPARE(outlines.size(), std::size_t{1});
        QCOMPARE(boundsOf(outlines.front()), area);
        QVERIFY(outlinesAbove(mapOf([](double, double) { return 0.4; }), 0.5, 1).empty());
    }

    void oppositeCornersHangTogetherOrNot()
    {
        HeatMap map{.where = area, .columns = 2, .rows = 2, .values = {1, 0, 0, 1}};
        QCOMPARE(outlinesAbove(map, 0.6, 1).size(), std::size_t{2});
        QCOMPARE(outlinesAbove(map, 0.4, 1).size(), std::size_t{1});
    }

    void theOtherClassIsWhereTheValuesAreLow()
    {
        const HeatMap map = mapOf([](double x, double /*y*/) { return x / 40; });
        QVERIFY(isNear(boundsOf(outlinesAbove(map, 0.5, -1).front()), Box(10, 20, 20, 60)));
    }

    void oddMapsHaveNoOutline()
    {
        const float never = std::numeric_limits<float>::quiet_NaN();
        QVERIFY(outlinesAbove({}, 0.5, 1).empty());
        QVERIFY(outlinesAbove({.where = area, .columns = 3, .rows = 1, .values = {1}}, 0.5, 1).empty());
        QVERIFY(outlinesAbove({.where = area, .columns = -1, .rows = -1, .values = {1}}, 0.5, 1).empty());
        // As in pixels, what is no number belongs to −1.
        QVERIFY(outlinesAbove({.where = area, .columns = 1, .rows = 1, .values = {never}}, 0.5, 1).empty());
        QCOMPARE(outlinesAbove({.where = area, .columns = 1, .rows = 1, .values = {never}}, 0.5, -1).size(),
                 1UL);
    }
};

HALFPLANE_TEST(contours_test, ContoursTest)
#include "contours_test.moc"
