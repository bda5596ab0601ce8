#include "core/tween.h"
#include "support/run.h"
#include "support/runs.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <numbers>

using namespace halfplane;
using namespace halfplane::test;

namespace {

double angle(const Weights &w) { return std::atan2(w[1], w[0]); }
double length(const Weights &w) { return std::hypot(w[0], w[1]); }

} // namespace

class TweenTest : public QObject
{
    Q_OBJECT

private slots:
    void itsEndsAreExact()
    {
        const Weights from{{0.1, 0.2, 0.3}};
        const Weights to{{-0.7, 1e-9, 12.3}};
        for (const double early : {0.0, -1.0})
            QVERIFY(tweened(Space::Bias, from, to, early) == from);
        for (const double late : {1.0, 1.5})
            QVERIFY(tweened(Space::Bias, from, to, late) == to);
    }

    void theDirectionTurnsEvenly()
    {
        const Weights from{{2, 0}};
        const Weights to{{0, 0.001}};
        for (const double share : {0.25, 0.5, 0.9})
            QCOMPARE(angle(tweened(Space::Origin, from, to, share)), share * std::numbers::pi / 2);
    }

    void lengthAndBiasChangeEvenly()
    {
        const Weights half = tweened(Space::Bias, Weights{{3, 4, -1}}, Weights{{0, -10, 3}}, 0.5);
        QCOMPARE(length(half), 7.5);
        QCOMPARE(half[2], 1.0);
    }

    void itTurnsTheShorterWayAcrossTheNegativeAxis()
    {
        const Weights half = tweened(Space::Origin, Weights{{-1, 0.5}}, Weights{{-1, -0.5}}, 0.5);
        QVERIFY(half[0] < -1);
        QVERIFY(std::abs(half[1]) < 1e-12);
    }

    void whatCannotTurnGoesStraight_data()
    {
        QTest::addColumn<int>("space");
        QTest::addColumn<Weights>("from");
        QTest::addColumn<Weights>("to");
        const auto row = [](const char *name, Space space, const Weights &from, const Weights &to) {
            QTest::newRow(name) << static_cast<int>(space) << from << to;
        };
        row("from nothing", Space::Origin, Weights{{0, 0}}, Weights{{3, 1}});
        row("to nothing", Space::Origin, Weights{{3, 1}}, Weights{{0, 0}});
        row("only a bias", Space::Bias, Weights{{0, 0, 2}}, Weights{{1, 1, 4}});
        row("opposite", Space::Origin, Weights{{3, 1}}, Weights{{-6, -2}});
        row("a circle", Space::Circle, Weights{{1, 0, 2, 3}}, Weights{{0, 1, -2, 5}});
    }
    void whatCannotTurnGoesStraight()
    {
        QFETCH(int, space);
        QFETCH(Weights, from);
        QFETCH(Weights, to);
        const Weights between = tweened(static_cast<Space>(space), from, to, 0.25);
        const Weights wanted = 0.75 * from + 0.25 * to;
        QVERIFY(norm(between - wanted) < 1e-14);
    }

    /// First the point is asked, with w as it was, and then w moves; never two things at once.
    void theWayToAnUpdateIsOneThingAfterTheOther()
    {
        const Run run = finished(oracleData("figure34.csv"), recipe("greedy"));
        const Trace &trace = run.trace;
        for (const Cursor &to : {Cursor{1, 0}, Cursor{5, 0}, Cursor{trace.updateCount(), 0}}) {
            double before = 0;
            for (int i = 0; i <= 1000; ++i) {
                const Passage passage = passageTo(trace, to, i / 1000.0);
                const bool isAsking = i <= 1000 * shareOfAsking;
                QCOMPARE(passage.cursor, isAsking ? askedCursor(trace, to.update) : to);
                const Beats &beats = passage.beats;
                const std::vector<double> all = isAsking
                    ? std::vector{beats.point, beats.angle, 0.0, 0.0}
                    : std::vector{beats.point, beats.angle, beats.vector, passage.tween};
                QVERIFY(std::ranges::is_sorted(all, std::greater<>()));
                QVERIFY(std::ranges::count_if(all, [](double x) { return x > 0 && x < 1; }) <= 1);
                const double come = all[0] + all[1] + all[2] + all[3];
                QVERIFY(come >= before);
                before = come;
            }
            QCOMPARE(before, 4.0);
        }
    }

    void whatIsAtRestIsWhole()
    {
        const Run run = finished(oracleData("figure34.csv"), recipe("greedy"));
        for (const Cursor &at : {Cursor{}, Cursor{3, 0}, askedCursor(run.trace, 3), lastCursor(run.trace)})
            QCOMPARE(passageTo(run.trace, at, 1), (Passage{.cursor = at}));
        QCOMPARE(passageTo(run.trace, {3, 0}, shareOfAsking),
                 (Passage{.cursor = askedCursor(run.trace, 3)})); // as it is when one rests there
    }
};

HALFPLANE_TEST(tween_test, TweenTest)
#include "tween_test.moc"
