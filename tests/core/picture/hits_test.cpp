#include "core/picture/hits.h"
#include "support/run.h"

#include <QTest>

using namespace halfplane;

namespace {

// Ten pixels a unit, the origin at (100, 100).
const View view{.size = {200, 200}, .centreX1 = 0, .centreX2 = 0, .scale = 10};

Dataset at(std::initializer_list<std::pair<double, double>> places)
{
    Dataset points;
    for (const auto &[x1, x2] : places)
        points.push_back({x1, x2, Label::Positive});
    return points;
}

} // namespace

class HitsTest : public QObject
{
    Q_OBJECT

private slots:
    void theNearestPointIsMeant()
    {
        QCOMPARE(nearestPoint(at({{0, 0}, {1, 0}}), view, {107, 100}, 20), std::size_t{1});
        QCOMPARE(nearestPoint(at({{0, 0}, {1, 0}}), view, {103, 100}, 20), std::size_t{0});
    }

    void ofPointsAtOnePlaceTheLastIsMeant()
    {
        QCOMPARE(nearestPoint(at({{1, 1}, {2, 2}, {1, 1}}), view, {110, 91}, 5), std::size_t{2});
    }

    void nothingIsMeantFartherThanTheReach()
    {
        QVERIFY(!nearestPoint(at({{0, 0}}), view, {106, 100}, 5).has_value());
        QVERIFY(nearestPoint(at({{0, 0}}), view, {105, 100}, 5).has_value());
        QVERIFY(!nearestPoint({}, view, {105, 100}, 5).has_value());
    }

    void placesThatNoScreenCanShowAreNeverMeant()
    {
        QVERIFY(!nearestPoint(at({{1e308, -1e308}}), view, {100, 100}, 50).has_value());
        QVERIFY(pointsIn(at({{1e308, 0}}), view, {0, 0, 200, 200}).empty());
        QVERIFY(pointsNear(at({{1e308, 0}}), view, {{0, 0}, {200, 200}}, 10).empty());
    }

    void aWayMeansWhatItPassesBetweenItsEnds()
    {
        const Dataset points = at({{0, 0}, {5, 0.5}, {9, 0}, {-3, 0}});
        QCOMPARE(pointsNear(points, view, {{100, 100}, {160, 100}}, 6), (Selection{0, 1}));
        QCOMPARE(pointsNear(points, view, {{150, 95}, {150, 95}}, 6), Selection{1});
    }

    void aRectangleMeansWhatIsInItWhicheverWayItWasDrawn()
    {
        const Dataset points = at({{0, 0}, {5, 5}, {9, 0}});
        const Selection wanted{0, 1};
        QCOMPARE(pointsIn(points, view, Box(Spot{90, 110}, Spot{160, 40})), wanted);
        QCOMPARE(pointsIn(points, view, Box(Spot{160, 40}, Spot{90, 110})), wanted);
    }
};

HALFPLANE_TEST(hits_test, HitsTest, QCoreApplication)
#include "hits_test.moc"
