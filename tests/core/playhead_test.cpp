#include "core/moment.h"
#include "core/variants/registry.h"
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
        QCOMPARE(clamped(run.trace, {1, 1'000'000}), askedCursor(run.trace, 2));
        const std::uint64_t last = run.trace.updateCount();
        QCOMPARE(clamped(run.trace, {last, 1'000'000}), lastCursor(run.trace));
    }

    void everyRun_data()
    {
        QTest::addColumn<Run>("run");
        for (const VariantDescriptor *variant : variants()) {
            for (const Space space : allSpaces) {
                Recipe recipe = capped(test::recipe(std::string(variant->id), {}, space), 60);
                recipe.order = Order::Reshuffled;
                recipe.seed = 5;
                const std::string name = std::string(variant->id) + ", " + std::string(idOf(space));
                QTest::newRow(name.c_str()) << finished(oracleData("overlap.csv"), recipe);
            }
        }
    }

    void byChecksEveryMistakeIsVisitedTwice_data() { everyRun_data(); }
    /// Its point is asked, and only then w moves; all else is visited once, and the way back is the same.
    void byChecksEveryMistakeIsVisitedTwice()
    {
        QFETCH(Run, run);
        const Trace &trace = run.trace;
        QVERIFY(trace.updateCount() > 0);
        std::uint64_t check = 0;
        Cursor cursor;
        for (Cursor on; (on = next(trace, cursor, Stride::Check)) != cursor; cursor = on) {
            QVERIFY(on > cursor);
            QCOMPARE(previous(trace, on, Stride::Check), cursor);
            QCOMPARE(clamped(trace, on), on);
            const bool isMade = on.idleChecks == 0;
            QCOMPARE(isAsked(trace, cursor), isMade); // made just after it was asked, and nowhere else
            check += isMade ? 0 : 1;
            QCOMPARE(checkOf(trace, on), check);
            QCOMPARE(trace.pointOf(check), momentAt(run, on).check->point);
            if (isMade)
                QCOMPARE(trace.update(on.update).check, check);
        }
        QCOMPARE(cursor, lastCursor(trace));
        QCOMPARE(check, trace.checkCount());
    }

    void anAskedPointIsSeenBeforeAnythingMoves_data() { everyRun_data(); }
    void anAskedPointIsSeenBeforeAnythingMoves()
    {
        QFETCH(Run, run);
        for (std::uint64_t k = 1; k <= run.trace.updateCount(); ++k) {
            const Update &update = run.trace.update(k);
            const Point &point = run.problem->points[update.point];
            const Weights phi = embed(run.problem->space, point.x1, point.x2);
            long double score = 0;
            for (Eigen::Index j = 0; j < phi.size(); ++j) {
                const double w = k == 1 ? 0 : run.trace.update(k - 1).w[static_cast<std::size_t>(j)];
                score += static_cast<long double>(w) * phi[j] * (point.label == Label::Positive ? 1 : -1);
            }
            const Moment asked = momentAt(run, askedCursor(run.trace, k));
            QVERIFY(asked.isAsked() && !asked.isUpdate());
            QCOMPARE(asked.check->point, update.point);
            QCOMPARE(asked.check->sweep, run.trace.sweepOf(update.check));
            QVERIFY(std::abs(asked.check->scoreBefore - static_cast<double>(score))
                    < 1e-12 * (1 + norm(asked.before) * norm(phi)));
            QVERIFY(asked.check->foundMistake());
            const Moment made = momentAt(run, {k, 0});
            QVERIFY(made.isUpdate() && !made.isAsked());
            QCOMPARE(asked.check->scoreBefore, made.check->scoreBefore);
            QCOMPARE(asked.check->scoreAfter, made.check->scoreBefore); // nothing has come of it yet
            for (const Weights &w : {asked.before, asked.after, asked.answer.w})
                QVERIFY(w == made.before);
            QVERIFY(candidatesAt(run, asked).empty());
        }
    }

    void fromAPointThatIsAskedOtherStridesGoOnFromItsCheck()
    {
        const Run run = runInOrder(Order::Given, 6);
        const Trace &trace = run.trace;
        bool hasLastOfSweep = false;
        for (std::uint64_t k = 1; k <= trace.updateCount(); ++k) {
            const Cursor asked = askedCursor(trace, k);
            const std::uint64_t check = trace.update(k).check;
            QCOMPARE(next(trace, asked, Stride::Update), (Cursor{k, 0}));
            QCOMPARE(previous(trace, asked, Stride::Update), (Cursor{k - 1, 0}));
            const std::uint64_t sweep = trace.sweepOf(check);
            const std::uint64_t last = std::min<std::uint64_t>(sweep * points.size(), trace.checkCount());
            QCOMPARE(next(trace, asked, Stride::Sweep), cursorAtCheck(trace, last));
            hasLastOfSweep = hasLastOfSweep || check == sweep * points.size();
            for (const Stride stride : {Stride::Update, Stride::Sweep})
                QVERIFY(!isAsked(trace, next(trace, {k - 1, 0}, stride)));
        }
        QVERIFY(hasLastOfSweep);
    }

    void stepsOfFiguresAreMoments()
    {
        const Run run = runInOrder(Order::Given, 3);
        QCOMPARE(cursorOf(run.trace, 2), (Cursor{2, 0}));
        QCOMPARE(cursorOf(run.trace, {2, Beat::Asked}), askedCursor(run.trace, 2));
        QCOMPARE(cursorOf(run.trace, 1'000'000), lastCursor(run.trace));
        QVERIFY(RunStep(1) < RunStep(2, Beat::Asked) && RunStep(2, Beat::Asked) < RunStep(2));
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
