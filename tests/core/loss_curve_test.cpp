#include "core/mistakes.h"
#include "core/study/loss_curve.h"
#include "support/run.h"
#include "support/runs.h"

#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

class LossCurveTest : public QObject
{
    Q_OBJECT

private slots:
    void aShortRunHasEveryUpdate()
    {
        const Run run = finished(oracleData("figure34.csv"), test::recipe("greedy"));
        const LossCurve curve = lossCurve(run, 50);
        QVERIFY(curve.isComplete());
        QCOMPARE(curve.size(), std::size_t{50});
        QVERIFY(curve.mistakes == lossSeries(run));
        for (std::size_t k = 0; k < curve.size(); ++k)
            QCOMPARE(curve.perceptron[k], perceptronLoss(run.reflected(), classifierAt(run, {k, 0})));
    }

    void aLongRunHasItsEndsAndEvenGaps_data()
    {
        QTest::addColumn<int>("most");
        QTest::addColumn<int>("places");
        QTest::newRow("one update too many") << 49 << 49;
        QTest::newRow("a few") << 7 << 7;
        QTest::newRow("only the ends") << 2 << 2;
        QTest::newRow("not even both ends") << 0 << 2;
    }
    void aLongRunHasItsEndsAndEvenGaps()
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

    void thePocketHasTheEarliestWithTheFewestMistakes_data()
    {
        QTest::addColumn<QString>("data");
        QTest::addColumn<int>("places");
        QTest::newRow("ends") << u"figure34.csv"_s << 1000;
        QTest::newRow("cycles") << u"cycle.csv"_s << 1000;
        QTest::newRow("little is drawn") << u"figure34.csv"_s << 3;
    }
    void thePocketHasTheEarliestWithTheFewestMistakes()
    {
        QFETCH(QString, data);
        QFETCH(int, places);
        const Run run = finished(oracleData(data.toStdString()), capped(test::recipe("standard"), 100));
        LossCurve curve = lossCurve(run, static_cast<std::size_t>(places));
        fillPocket(run, curve);
        for (std::uint64_t k = 0; k <= run.trace.updateCount(); ++k) {
            std::uint64_t best = 0;
            for (std::uint64_t j = 1; j <= k; ++j) {
                if (loss(run.reflected(), run.trace.weights(j))
                    < loss(run.reflected(), run.trace.weights(best)))
                    best = j;
            }
            const Pocket::Record *record = curve.pocket.at(k);
            QVERIFY(record != nullptr);
            QCOMPARE(record->update, best);
            QCOMPARE(record->mistakes, loss(run.reflected(), run.trace.weights(best)));
            QVERIFY(record->classifier.w == run.trace.weights(best));
        }
    }

    void aRunWithoutUpdatesHasItsStart()
    {
        Recipe recipe = test::recipe("standard");
        recipe.start = {1, 0};
        const LossCurve curve = lossCurve(finished({{1, 0, Label::Positive}}, recipe), 100);
        QVERIFY(curve.isComplete());
        QVERIFY(curve.mistakes == std::vector<std::size_t>{0});
    }

    void aStopLeavesTheRestOut()
    {
        const Run run = finished(oracleData("figure34.csv"), test::recipe("greedy"));
        const std::atomic<bool> isAsked = true;
        QCOMPARE(lossCurve(run, 100, Stop(isAsked)).size(), std::size_t{0});
    }
};

HALFPLANE_TEST(loss_curve_test, LossCurveTest)
#include "loss_curve_test.moc"
