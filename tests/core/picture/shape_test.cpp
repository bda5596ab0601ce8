#include "core/picture/shape.h"
#include "support/outlines.h"
#include "support/run.h"

#include <QTest>

using namespace halfplane;
using namespace halfplane::test;

namespace {

const Box usualBox(10, 20, 30, 40);

} // namespace

/// What pictures are measured in.
class ShapeTest : public QObject
{
    Q_OBJECT

private slots:
    void aBoxHasItsSides()
    {
        QVERIFY(usualBox.contains(Spot{10, 20}));
        QVERIFY(usualBox.contains(Spot{40, 60}));
        QVERIFY(!usualBox.contains(Spot{40.001, 60}));
        QVERIFY(!usualBox.contains(Spot{10, 19.999}));
    }

    void aBoxIsBetweenAnyTwoCorners()
    {
        QCOMPARE(Box(Spot{40, 20}, Spot{10, 60}), usualBox);
        QCOMPARE(Box(usualBox.bottomRight(), usualBox.topLeft()), usualBox);
    }

    void nothingIsInABoxWithoutArea_data()
    {
        QTest::addColumn<Box>("box");
        QTest::newRow("nothing at all") << Box();
        QTest::newRow("a line") << Box(0, 0, 10, 0);
        QTest::newRow("inside out") << Box(10, 10, -10, -10);
        QTest::newRow("somewhere") << Box(never, 0, 10, 10);
        QTest::newRow("of some size") << Box(0, 0, never, 10);
    }
    void nothingIsInABoxWithoutArea()
    {
        QFETCH(Box, box);
        QVERIFY(!box.contains(Spot{0, 0}));
        QVERIFY(!box.intersects(Box(-5, -5, 50, 50)));
        QVERIFY(!Box(-5, -5, 50, 50).intersects(box));
        QVERIFY(!Box(-50, -50, 100, 100).contains(box));
    }

    void aPlaceThatIsNowhereIsInNoBox() { QVERIFY(!usualBox.contains(Spot{never, 30})); }

    void boxesThatTouchDoNotMeet()
    {
        QVERIFY(!usualBox.intersects(Box(40, 20, 5, 5)));
        QVERIFY(usualBox.intersects(Box(39.9, 20, 5, 5)));
        QCOMPARE(usualBox.intersected(Box(40, 20, 5, 5)), Box());
    }

    void whatTwoBoxesShareIsABox()
    {
        QCOMPARE(usualBox.intersected(Box(0, 30, 20, 100)), Box(10, 30, 10, 30));
        QCOMPARE(usualBox.intersected(usualBox), usualBox);
    }

    void theBoundsOfAPathHoldAllOfIt()
    {
        QCOMPARE(boundsOf({{3, 9}, {-1, 4}, {2, 11}}), Box(-1, 4, 4, 7));
        QCOMPARE(boundsOf({}), Box());
    }

    void whatAnOutlineGoesAroundTwiceIsOutside()
    {
        const Path once = outlineOf(usualBox);
        Path twice = once;
        twice.insert(twice.end(), once.begin(), once.end());
        QVERIFY(isInside(once, {20, 30}));
        QVERIFY(!isInside(once, {50, 30}));
        QVERIFY(!isInside(once, {20, 70}));
        QVERIFY(!isInside(twice, {20, 30}));
        QVERIFY(!isInside({}, {20, 30}));
    }
};

HALFPLANE_TEST(shape_test, ShapeTest)
#include "shape_test.moc"
