#include "core/reordering.h"
#include "core/selection.h"
#include "core/visits.h"
#include "support/run.h"

#include <QTest>

using namespace halfplane;

namespace {

Dataset somePoints()
{
    return {
        {3, 1, Label::Positive}, {1, 2, Label::Negative}, {2, 0, Label::Positive}, {1, 5, Label::Negative}};
}

Dataset inOrder(const Dataset &points, const Reordering &order)
{
    Dataset result;
    for (const std::size_t index : order)
        result.push_back(points[index]);
    return result;
}

} // namespace

class ReorderingTest : public QObject
{
    Q_OBJECT

private slots:
    void shufflingIsThatOfTheRun()
    {
        const Permutation run = Visits(Order::Shuffled, 7, 50).order(1);
        QCOMPARE(shuffledOrder(50, 7), Reordering(run.begin(), run.end()));
        QVERIFY(shuffledOrder(50, 8) != shuffledOrder(50, 7));
    }

    void everyPointIsThereOnce_data()
    {
        QTest::addColumn<Reordering>("order");
        QTest::newRow("shuffled") << shuffledOrder(4, 1);
        QTest::newRow("reversed") << reversedOrder(4);
        QTest::newRow("sorted") << sortedOrder(somePoints(), SortKey::X2);
        QTest::newRow("moved") << movedOrder(4, {1, 3}, 2);
    }
    void everyPointIsThereOnce()
    {
        QFETCH(Reordering, order);
        std::ranges::sort(order);
        QCOMPARE(order, (Reordering{0, 1, 2, 3}));
    }

    void reversingTwiceChangesNothing()
    {
        const Dataset points = somePoints();
        QCOMPARE(reversedOrder(0), Reordering());
        QCOMPARE(inOrder(inOrder(points, reversedOrder(4)), reversedOrder(4)), points);
    }

    void sortingAscendsAndThenDescends_data()
    {
        QTest::addColumn<SortKey>("key");
        QTest::addColumn<Reordering>("ascending");
        QTest::newRow("x1") << SortKey::X1 << Reordering{1, 3, 2, 0};
        QTest::newRow("x2") << SortKey::X2 << Reordering{2, 0, 1, 3};
        QTest::newRow("class") << SortKey::Class << Reordering{1, 3, 0, 2};
    }
    void sortingAscendsAndThenDescends()
    {
        QFETCH(const SortKey, key);
        QTEST(sortedOrder(somePoints(), key), "ascending");
        const Dataset ascending = inOrder(somePoints(), sortedOrder(somePoints(), key));
        const Dataset descending = inOrder(ascending, sortedOrder(ascending, key));
        QVERIFY(descending != ascending);
        QCOMPARE(inOrder(descending, sortedOrder(descending, key)).front().label, ascending.front().label);
    }

    void equalPointsKeepTheirOrder()
    {
        const Dataset equal{{1, 1, Label::Positive}, {1, 2, Label::Positive}, {1, 3, Label::Positive}};
        QCOMPARE(sortedOrder(equal, SortKey::X1), (Reordering{0, 1, 2}));
    }

    void chosenPointsGoTogether_data()
    {
        QTest::addColumn<Reordering>("chosen");
        QTest::addColumn<std::size_t>("to");
        QTest::addColumn<Reordering>("order");
        QTest::newRow("to the front") << Reordering{2, 4} << std::size_t{0} << Reordering{2, 4, 0, 1, 3};
        QTest::newRow("to the end") << Reordering{0, 2} << std::size_t{5} << Reordering{1, 3, 4, 0, 2};
        QTest::newRow("between them") << Reordering{0, 4} << std::size_t{2} << Reordering{1, 0, 4, 2, 3};
        QTest::newRow("to where they are") << Reordering{1, 2} << std::size_t{2} << Reordering{0, 1, 2, 3, 4};
        QTest::newRow("none") << Reordering{} << std::size_t{3} << Reordering{0, 1, 2, 3, 4};
    }
    void chosenPointsGoTogether()
    {
        QFETCH(const Reordering, chosen);
        QFETCH(const std::size_t, to);
        QTEST(movedOrder(5, chosen, to), "order");
    }

    void whatIsLeftMovesUp()
    {
        QCOMPARE(without(Selection{0, 2, 5}, Selection{2, 3}), (Selection{0, 3}));
        QCOMPARE(without(Selection{1, 2}, Selection{}), (Selection{1, 2}));
    }
};

HALFPLANE_TEST(reordering_test, ReorderingTest)
#include "reordering_test.moc"
