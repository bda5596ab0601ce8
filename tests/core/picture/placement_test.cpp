#include "core/picture/placement.h"
#include "support/run.h"

#include <QTest>

#include <numbers>

using namespace halfplane;

namespace {

const Box plainFrame(0, 0, 400, 300);
constexpr Size size{60, 16};

Placement emptyPlacement() { return {plainFrame, Occupancy(plainFrame, 8), Occupancy(plainFrame, 8)}; }

std::vector<Box> around(Spot place, double direction = 0) { return placesAround(place, size, 6, direction); }

} // namespace

class PlacementTest : public QObject
{
    Q_OBJECT

private slots:
    void whereThereIsRoomWordsGoWhereTheyWant_data()
    {
        QTest::addColumn<double>("direction");
        QTest::addColumn<Box>("place");
        QTest::newRow("to the right") << 0.0 << Box(206, 142, 60, 16);
        QTest::newRow("above") << std::numbers::pi / 2 << Box(170, 128, 60, 16);
        QTest::newRow("to the left") << std::numbers::pi << Box(134, 142, 60, 16);
        QTest::newRow("below") << -std::numbers::pi / 2 << Box(170, 156, 60, 16);
    }
    void whereThereIsRoomWordsGoWhereTheyWant()
    {
        QFETCH(double, direction);
        QFETCH(Box, place);
        Placement placement = emptyPlacement();
        const Box found = placement.placed(around({200, 150}, direction)).value().box;
        QVERIFY(std::abs(found.left - place.left) < 1e-9 && std::abs(found.top - place.top) < 1e-9);
    }

    void wordsDoNotCoverOneAnother()
    {
        Placement placement = emptyPlacement();
        std::vector<Box> taken;
        for (int i = 0; i < 8; ++i) {
            const Box place = placement.placed(around({200, 150})).value().box;
            for (const Box &other : taken)
                QVERIFY(!other.intersects(place));
            taken.push_back(place);
        }
    }

    void wordsKeepOffPoints()
    {
        Placement placement = emptyPlacement();
        placement.occupied().add(Spot{235, 150}, 8, 10);
        const Box place = placement.placed(around({200, 150})).value().box;
        QVERIFY(!place.intersects(Box(227, 142, 16, 16)));
    }

    void wordsKeepOffLines()
    {
        Placement placement = emptyPlacement();
        placement.occupied().add(Segment{{200, 150}, {300, 150}}, 10);
        const Box place = placement.placed(around({200, 150})).value().box;
        QVERIFY(!place.contains(Spot{220, 150}));
    }

    void wordsKeepOffPlates()
    {
        Placement placement = emptyPlacement();
        placement.reserve({200, 0, 200, 300});
        QVERIFY(!placement.isFree({350, 20, 10, 10}));
        QVERIFY(!placement.placed(around({195, 150})).value().box.intersects(Box(200, 0, 200, 300)));
    }

    /// Data is not to be covered at any price: rather there are no words.
    void wordsNeverCoverData()
    {
        Placement placement = emptyPlacement();
        placement.data().add(Spot{235, 150}, 8, 1);
        QVERIFY(!placement.isFree({230, 148, 4, 4}));
        const Box place = placement.placed(around({200, 150})).value().box;
        QVERIFY(!place.intersects(Box(227, 142, 16, 16)));
        for (double y = 0; y < 300; y += 8)
            placement.data().add(Segment{{0, y}, {400, y}}, 1);
        QVERIFY(!placement.placed(around({200, 150})));
    }

    void besideALineWordsDoNotTouchIt()
    {
        for (const double angle : {0.0, 0.3, 0.8, std::numbers::pi / 2, 2.0, 3.0}) {
            const Spot across{std::cos(angle), -std::sin(angle)};
            const std::vector<Box> places = placesBeside({200, 150}, size, 5, angle);
            QCOMPARE(places.size(), std::size_t(2));
            for (const Box &box : places) {
                for (const Spot &corner :
                     {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()}) {
                    const double away = dot(corner - Spot{200, 150}, across);
                    QVERIFY(std::abs(away) > 4.999);
                    QVERIFY((away > 0) == (&box == &places.front()));
                }
            }
        }
    }

    void wordsStayInTheFrame_data()
    {
        QTest::addColumn<Spot>("place");
        QTest::newRow("corner") << Spot{399, 1};
        QTest::newRow("edge") << Spot{0, 150};
        QTest::newRow("outside") << Spot{-500, 900};
    }
    void wordsStayInTheFrame()
    {
        QFETCH(Spot, place);
        Placement placement = emptyPlacement();
        QVERIFY(plainFrame.contains(placement.placed(around(place)).value().box));
        for (int i = 0; i < 5; ++i) {
            if (const auto placed = placement.placed(around(place)))
                QVERIFY(plainFrame.contains(placed->box));
        }
    }

    /// Where nothing is free, the place that covers the least.
    void withoutRoomWordsGoWhereTheyDoTheLeastHarm()
    {
        Placement placement = emptyPlacement();
        for (double y = 0; y < 300; y += 8)
            placement.occupied().add(Segment{{0, y}, {400, y}}, y < 150 ? 5 : 50);
        QVERIFY(placement.placed(around({200, 150})).value().box.bottom() <= 152);
    }

    void whatIsOutsideCostsNothing()
    {
        Occupancy occupancy(plainFrame, 8);
        occupancy.add(Spot{-300, 900}, 5, 10);
        occupancy.add(Segment{{-500, -500}, {-10, -10}}, 10);
        QCOMPARE(occupancy.under(plainFrame), 0);
    }
};

HALFPLANE_TEST(placement_test, PlacementTest, QCoreApplication)
#include "placement_test.moc"
