#include "core/moment.h"
#include "support/run.h"
#include "support/runs.h"

#include <QTest>

#include <numeric>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// The loop as the semantics states it, one check after the other, remembering what each did.
struct Replay
{
    struct Check
    {
        std::uint64_t sweep;
        std::uint32_t point;
        Weights before;
        Weights after;
    };
    std::vector<Check> checks;

    Replay(const Dataset &points, std::uint64_t seed, Order orderKind, std::uint64_t sweeps)
    {
        const ReflectedPoints reflected(points, Space::Bias);
        Permutation order(points.size());
        std::iota(order.begin(), order.end(), 0U);
        std::mt19937_64 next(seed);
        if (orderKind == Order::Shuffled)
            shuffle(order, next);
        Weights w = Weights::Zero(3);
        for (std::uint64_t sweep = 1; sweep <= sweeps; ++sweep) {
            if (orderKind == Order::Reshuffled)
                shuffle(order, next);
            for (const std::uint32_t point : order) {
                const Weights before = w;
                if (reflected.score(w, point) <= 0)
                    w = w + reflected[point];
                checks.push_back({sweep, point, before, w});
            }
        }
    }
};

const Dataset points{{1, 2, Label::Positive},     {2, 1, Label::Negative}, {-1, 0.5, Label::Positive},
                     {0, -2, Label::Negative},    {3, 3, Label::Positive}, {-2, -2.5, Label::Negative},
                     {0.5, 0.25, Label::Positive}};

Run runInOrder(Order order, std::uint64_t sweeps)
{
    Recipe recipe = test::recipe("standard", {}, Space::Bias);
    recipe.order = order;
    recipe.seed = 11;
    recipe.caps.sweeps = sweeps;
    return finished(points, recipe);
}

} // namespace

class PlayheadTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCheckIsThatOfTheLoop_data()
    {
        QTest::addColumn<int>("order");
        QTest::newRow("given") << static_cast<int>(Order::Given);
        QTest::newRow("shuffled") << static_cast<int>(Order::Shuffled);
        QTest::newRow("reshuffled") << static_cast<int>(Order::Reshuffled);
    }
    void everyCheckIsThatOfTheLoop()
    {
        QFETCH(int, order);
        const Run run = runInOrder(static_cast<Order>(order), 5);
        const Replay replay(points, 11, static_cast<Order>(order), run.trace.end()->sweeps);
        QCOMPARE(run.trace.checkCount(), static_cast<std::uint64_t>(replay.checks.size()));
        for (std::uint64_t check = 1; check <= run.trace.checkCount(); ++check) {
            const Cursor cursor = cursorAtCheck(run.trace, check);
            QCOMPARE(checkOf(run.trace, cursor), check);
            const Moment moment = momentAt(run, cursor);
            const Replay::Check &expected = replay.checks[check - 1];
            QCOMPARE(moment.check->point, expected.point);
            QCOMPARE(moment.check->sweep, expected.sweep);
            QCOMPARE(moment.check->place, static_cast<std::size_t>((check - 1) % points.size()));
            QVERIFY(moment.before == expected.before && moment.after == expected.after);
            QCOMPARE(moment.isUpdate(), expected.before != expected.after);
            QCOMPARE(moment.check->foundMistake(), moment.isUpdate());
        }
    }

    void forwardAndBackMeetTheSameMoments()
    {
        const Run run = runInOrder(Order::Reshuffled, 4);
        for (const Stride stride : {Stride::Check, Stride::Update, Stride::Sweep}) {
            std::vector<Cursor> forward{{}};
            while (next(run.trace, forward.back(), stride) != forward.back())
                forward.push_back(next(run.trace, forward.back(), stride));
            QCOMPARE(forward.back(), lastCursor(run.trace));
            std::vector<Cursor> back{lastCursor(run.trace)};
            while (previous(run.trace, back.back(), stride) != back.back())
                back.push_back(previous(run.trace, back.back(), stride));
            std::ranges::reverse(back);
            QVERIFY(forward == back);
        }
    }

    void stridesStopWhereTheySay()
    {
        const Run run = runInOrder(Order::Given, 3);
        const Cursor sweepEnd = next(run.trace, {}, Stride::Sweep);
        QCOMPARE(checkOf(run.trace, sweepEnd), static_cast<std::uint64_t>(points.size()));
        QCOMPARE(checkOf(run.trace, next(run.trace, sweepEnd, Stride::Sweep)),
                 2 * static_cast<std::uint64_t>(points.size()));
        QCOMPARE(next(run.trace, {}, Stride::Update), (Cursor{1, 0}));
        // From between two updates, a step back is to the one before.
        QVERIFY(run.trace.idleChecksAfter(2) > 0);
        QCOMPARE(previous(run.trace, Cursor{2, 1}, Stride::Update), (Cursor{2, 0}));
        QCOMPARE(previous(run.trace, Cursor{2, 0}, Stride::Update), (Cursor{1, 0}));
    }

    void thePlayheadStaysWhereItWasWhenARunGetsShorter()
    {
        const Run run = runInOrder(Order::Given, 2);
        QCOMPARE(clamped(run.trace, {1, 0}), (Cursor{1, 0}));
        QCOMPARE(clamped(run.trace, {1'000'000, 5}), lastCursor(run.trace));
        QCOMPARE(clamped(run.trace, {1, 1'000'000}), (Cursor{1, run.trace.idleChecksAfter(1)}));
    }

    void theStartHasNoCheck()
    {
        const Run run = runInOrder(Order::Given, 2);
        const Moment moment = momentAt(run, {});
        QVERIFY(!moment.check);
        QVERIFY(isZero(moment.after));
    }

    void aFruitlessCheckLeavesWAsItIs()
    {
        const Run run = runInOrder(Order::Given, 3);
        const Moment moment = momentAt(run, {2, 1});
        QVERIFY(!moment.isUpdate());
        QVERIFY(moment.before == moment.after);
        QVERIFY(moment.check->scoreBefore > 0);
        QVERIFY(candidatesAt(run, moment).empty());
    }

    void greedyMomentsShowWhatWasWeighed()
    {
        const Run run = finished(oracleData("figure34.csv"), test::recipe("greedy"));
        const auto candidates = candidatesAt(run, momentAt(run, {2, 0}));
        const std::vector<Candidate> expected{{0.5, 21}, {1, 17}, {2, 40}, {4, 40}};
        QVERIFY(candidates == expected);
    }

    void shufflingIsPortable()
    {
        // The orders were worked out apart from this program, with another implementation of the generator.
        Permutation order{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        std::mt19937_64 next(1);
        shuffle(order, next);
        QVERIFY(order == Permutation({1, 7, 3, 9, 4, 0, 5, 2, 6, 8}));
        shuffle(order, next);
        QVERIFY(order == Permutation({5, 8, 2, 7, 1, 0, 6, 9, 3, 4}));
        Visits visits(Order::Reshuffled, 1, 10);
        visits.reachSweep(2);
        QVERIFY(visits.order(1) == Permutation({1, 7, 3, 9, 4, 0, 5, 2, 6, 8}));
        QVERIFY(visits.order(2) == order);
    }

    void longReshuffledRunsForgetNoOrder()
    {
        // Enough sweeps for kept orders to be thinned out several times.
        constexpr std::uint64_t sweeps = 120'000;
        Visits visits(Order::Reshuffled, 5, 6);
        Permutation order(6);
        std::iota(order.begin(), order.end(), 0U);
        std::mt19937_64 next(5);
        std::vector<Permutation> all;
        for (std::uint64_t sweep = 1; sweep <= sweeps; ++sweep) {
            visits.reachSweep(sweep);
            shuffle(order, next);
            all.push_back(order);
        }
        for (std::uint64_t sweep = 1; sweep <= sweeps; sweep += 997) {
            QVERIFY(visits.order(sweep) == all[sweep - 1]);
            QCOMPARE(visits.point(sweep, 3), all[sweep - 1][3]);
        }
        QVERIFY(visits.order(sweeps) == all.back());
    }
};

HALFPLANE_TEST(playhead_test, PlayheadTest)
#include "playhead_test.moc"
