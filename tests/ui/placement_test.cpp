#include "support/run.h"
#include "ui/picture/placement.h"

#include <QTest>

#include <numbers>

using namespace halfplane;

namespace {

const QRectF plainFrame(0, 0, 400, 300);
constexpr QSizeF size(60, 16);

Placement emptyPlacement() { return {plainFrame, Occupancy(plainFrame, 8)}; }

std::vector<QRectF> around(QPointF place, double direction = 0)
{
    return placesAround(place, size, 6, direction);
}

} // namespace

class PlacementTest : public QObject
{
    Q_OBJECT

private slots:
    void whereThereIsRoomWordsGoWhereTheyWant_data()
    {
        QTest::addColumn<double>("direction");
        QTest::addColumn<QRectF>("place");
        QTest::newRow("to the right") << 0.0 << QRectF(206, 142, 60, 16);
        QTest::newRow("above") << std::numbers::pi / 2 << QRectF(170, 128, 60, 16);
        QTest::newRow("to the left") << std::numbers::pi << QRectF(134, 142, 60, 16);
        QTest::newRow("below") << -std::numbers::pi / 2 << QRectF(170, 156, 60, 16);
    }

    void whereThereIsRoomWordsGoWhereTheyWant()
    {
        QFETCH(double, direction);
        QFETCH(QRectF, place);
        Placement placement = emptyPlacement();
        const QRectF found = placement.placed(around({200, 150}, direction));
        QVERIFY(std::abs(found.x() - place.x()) < 1e-9 && std::abs(found.y() - place.y()) < 1e-9);
    }

    void wordsDoNotCoverOneAnother()
    {
        Placement placement = emptyPlacement();
        std::vector<QRectF> taken;
        for (int i = 0; i < 8; ++i) {
            const QRectF place = placement.placed(around({200, 150}));
            for (const QRectF &other : taken)
                QVERIFY(!other.intersects(place));
            taken.push_back(place);
        }
    }

    void wordsKeepOffPoints()
    {
        Placement placement = emptyPlacement();
        placement.occupied().add(QPointF(235, 150), 8, 10);
        const QRectF place = placement.placed(around({200, 150}));
        QVERIFY(!place.intersects(QRectF(227, 142, 16, 16)));
    }

    void wordsKeepOffLines()
    {
        Placement placement = emptyPlacement();
        placement.occupied().add(QLineF(200, 150, 300, 150), 10);
        const QRectF place = placement.placed(around({200, 150}));
        QVERIFY(!place.contains(220, 150));
    }

    void wordsKeepOffPlates()
    {
        Placement placement = emptyPlacement();
        placement.reserve({200, 0, 200, 300});
        QVERIFY(placement.isReserved({350, 20, 10, 10}));
        QVERIFY(!placement.placed(around({195, 150})).intersects(QRectF(200, 0, 200, 300)));
    }

    void wordsStayInTheFrame_data()
    {
        QTest::addColumn<QPointF>("place");
        QTest::newRow("corner") << QPointF(399, 1);
        QTest::newRow("edge") << QPointF(0, 150);
        QTest::newRow("outside") << QPointF(-500, 900);
    }

    void wordsStayInTheFrame()
    {
        QFETCH(QPointF, place);
        Placement placement = emptyPlacement();
        for (int i = 0; i < 5; ++i)
            QVERIFY(plainFrame.contains(placement.placed(around(place))));
    }

    /// Where nothing is free, the place that covers the least.
    void withoutRoomWordsGoWhereTheyDoTheLeastHarm()
    {
        Placement placement = emptyPlacement();
        for (double y = 0; y < 300; y += 8)
            placement.occupied().add(QLineF(0, y, 400, y), y < 150 ? 5 : 50);
        QVERIFY(placement.placed(around({200, 150})).bottom() <= 152);
    }

    void whatIsOutsideCostsNothing()
    {
        Occupancy occupancy(plainFrame, 8);
        occupancy.add(QPointF(-300, 900), 5, 10);
        occupancy.add(QLineF(-500, -500, -10, -10), 10);
        QCOMPARE(occupancy.under(plainFrame), 0);
    }
};

int placement_test(int argc, char *argv[])
{
    return halfplane::test::run<PlacementTest, QCoreApplication>(argc, argv);
}
#include "placement_test.moc"
