#include "core/mistakes.h"
#include "core/study/loss_curve.h"
#include "core/study/loss_series.h"
#include "support/run.h"
#include "support/runs.h"

#include <QTest>

using namespace halfplane;
using namespace halfplane::test;

class LossCurveTest : public QObject
{
    Q_OBJECT

private slots:
    void aShortRunHasEveryUpdate();
    void aLongRunHasItsEndsAndEvenGaps_data();
    void aLongRunHasItsEndsAndEvenGaps();
    void aLongRunStillKnowsItsBest();
    void aRunWithoutUpdatesHasItsStart();
    void aStopLeavesTheRestOut();
};

void LossCurveTest::aShortRunHasEveryUpdate()
{
    const Run run = finished(oracleData("figure34.csv"), test::recipe("greedy"));
    const LossCurve curve = lossCurve(run, 50);
    QVERIFY(curve.isComplete());
    QCOMPARE(curve.size(), std::size_t{50});
    QVERIFY(curve.mistakes == lossSeries(run));
    for (std::size_t k = 0; k < curve.size(); ++k)
        QCOMPARE(curve.perceptron[k], perceptronLoss(run.reflected(), run.trace.weights(k)));
}

void LossCurveTest::aLongRunHasItsEndsAndEvenGaps_data()
{
    QTest::addColumn<int>("most");
    QTest::addColumn<int>("places");
    QTest::newRow("one update too many") << 49 << 49;
    QTest::newRow("a few") << 7 << 7;
    QTest::newRow("only the ends") << 2 << 2;
    QTest::newRow("not even both ends") << 0 << 2;
}

void LossCurveTest::aLongRunHasItsEndsAndEvenGaps()
{
    QFETCH(int, most);
    QFETCH(int, places);
    const Run run = finished(oracleData("figure34.csv"), test::recipe("greedy"));
    const LossCurve curve = lossCurve(run, static_cast<std::size_t>(most));
    QVERIFY(!curve.isComplete());
    QCOMPARE(curve.size(), static_cast<std::size_t>(places));
    QCOMPARE(curve.updates.front(), std::uint64_t{0});
    QCOMPARE(curve.updates.back(), run.trace.updateCount());
    const std::uint64_t gap = run.trace.updateCount() / (curve.size() - 1);
    for (std::size_t i = 1; i < curve.size(); ++i) {
        const std::uint64_t here = curve.updates[i] - curve.updates[i - 1];
        QVERIFY(here == gap || here == gap + 1);
        QCOMPARE(curve.mistakes[i], loss(run.reflected(), run.trace.weights(curve.updates[i])));
    }
}

void LossCurveTest::aLongRunStillKnowsItsBest()
{
    const Run run = finished(oracleData("figure34.csv"), test::recipe("greedy"));
    const LossCurve all = lossCurve(run, 1000);
    LossCurve few = lossCurve(run, 3); // of the rest it draws nothing
    findRecords(run, few);
    QVERIFY(all.records.size() > 3);
    QCOMPARE(few.records.size(), all.records.size());
    for (std::size_t i = 0; i < all.records.size(); ++i) {
        QCOMPARE(few.records[i].update, all.records[i].update);
        QCOMPARE(few.records[i].mistakes, all.records[i].mistakes);
    }
    QVERIFY(few.bestUntil(run.trace.updateCount())->mistakes == 0);
}

void LossCurveTest::aRunWithoutUpdatesHasItsStart()
{
    Recipe recipe = test::recipe("standard");
    recipe.start = {1, 0};
    const LossCurve curve = lossCurve(finished({{1, 0, Label::Positive}}, recipe), 100);
    QVERIFY(curve.isComplete());
    QVERIFY(curve.mistakes == std::vector<std::size_t>{0});
}

void LossCurveTest::aStopLeavesTheRestOut()
{
    const Run run = finished(oracleData("figure34.csv"), test::recipe("greedy"));
    const std::atomic<bool> isAsked = true;
    QCOMPARE(lossCurve(run, 100, Stop(isAsked)).size(), std::size_t{0});
}

int loss_curve_test(int argc, char *argv[]) { return halfplane::test::run<LossCurveTest>(argc, argv); }
#include "loss_curve_test.moc"
