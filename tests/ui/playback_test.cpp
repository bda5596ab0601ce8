#include "playing.h"
#include "support/run.h"
#include "support/runs.h"
#include "ui/shown/playback.h"

#include <QSignalSpy>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;

namespace {

using Move = void (Playback::*)();

/// The same run, as far as it is recorded after so many checks.
std::shared_ptr<const Run> unfinished(std::uint64_t checks)
{
    auto trainer = Trainer::of(oracleData("figure34.csv"), recipe("greedy"));
    trainer->advance(checks);
    return std::make_shared<const Run>(trainer->run());
}

} // namespace

class PlaybackTest : public QObject
{
    Q_OBJECT

private slots:
    void aStepPausesPlaying_data()
    {
        QTest::addColumn<Move>("move");
        QTest::newRow("forward") << &Playback::stepForward;
        QTest::newRow("back") << &Playback::stepBack;
        QTest::newRow("sweep forward") << &Playback::sweepForward;
        QTest::newRow("sweep back") << &Playback::sweepBack;
        QTest::newRow("to the start") << &Playback::toStart;
        QTest::newRow("to the end") << &Playback::toEnd;
    }
    void aStepPausesPlaying()
    {
        QFETCH(Move, move);
        Playback playback;
        playback.setRuns({greedy()});
        playback.seekUpdate(20);
        playback.play();
        QSignalSpy playing(&playback, &Playback::playingChanged);
        (playback.*move)();
        QVERIFY(!playback.isPlaying());
        QCOMPARE(playing.size(), 1);
        const Cursor there = playback.cursor();
        QVERIFY(there != afterUpdate(20));
        playback.elapse(10 * oneStep);
        QVERIFY(playback.cursor() == there);
    }

    void stepsFollowTheStride_data()
    {
        QTest::addColumn<Stride>("stride");
        QTest::newRow("check") << Stride::Check;
        QTest::newRow("update") << Stride::Update;
        QTest::newRow("sweep") << Stride::Sweep;
    }
    void stepsFollowTheStride()
    {
        QFETCH(Stride, stride);
        const auto run = greedy();
        Playback playback;
        playback.setRuns({run});
        playback.setStride(stride);
        Cursor expected;
        for (int i = 0; i < 5; ++i) {
            playback.stepForward();
            expected = next(run->trace, expected, stride);
            QVERIFY(playback.cursor() == expected);
        }
        for (int i = 0; i < 5; ++i) {
            playback.stepBack();
            expected = previous(run->trace, expected, stride);
            QVERIFY(playback.cursor() == expected);
        }
        QVERIFY(playback.isAtStart());
    }

    void sweepsIgnoreTheStride()
    {
        const auto run = greedy();
        Playback playback;
        playback.setRuns({run});
        playback.setStride(Stride::Check);
        playback.sweepForward();
        QCOMPARE(checkOf(run->trace, playback.cursor()), run->trace.pointCount());
        playback.sweepForward();
        playback.sweepBack();
        QCOMPARE(checkOf(run->trace, playback.cursor()), run->trace.pointCount());
    }

    void thePlayheadStaysThroughAChangedRun()
    {
        Playback playback;
        playback.setRuns({greedy()});
        playback.seekUpdate(12);
        QSignalSpy moved(&playback, &Playback::cursorChanged);
        QSignalSpy changed(&playback, &Playback::runsChanged);
        playback.setRuns(
            {std::make_shared<const Run>(finished(oracleData("figure34.csv"), recipe("standard")))});
        QVERIFY(playback.cursor() == afterUpdate(12));
        QCOMPARE(moved.size(), 1); // the moment is another one
        QCOMPARE(changed.size(), 1);
    }

    void aShorterRunTakesThePlayheadToItsEndAndALongerOneBack()
    {
        Playback playback;
        playback.setRuns({greedy()});
        playback.seekUpdate(40);
        const auto shorter = unfinished(100);
        playback.setRuns({shorter});
        QVERIFY(playback.cursor() == lastCursor(shorter->trace));
        QVERIFY(playback.isAtEnd());
        playback.setRuns({greedy()});
        QVERIFY(playback.cursor() == afterUpdate(40));
    }

    void aPlaceAskedForBeforeThereIsARunIsKept()
    {
        Playback playback;
        playback.seekUpdate(7);
        playback.setRuns({greedy()});
        QVERIFY(playback.cursor() == afterUpdate(7));
    }

    void playingStepsAtItsSpeed_data()
    {
        QTest::addColumn<double>("speed");
        for (const double speed : {0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0})
            QTest::addRow("%g a second", speed) << speed;
    }
    void playingStepsAtItsSpeed()
    {
        QFETCH(double, speed);
        const auto run = std::make_shared<const Run>(finished(oracleData("overlap.csv"), recipe("standard")));
        QVERIFY(run->trace.updateCount() > 1000);
        Playback playback;
        playback.setRuns({run});
        playback.setSpeed(speed);
        playback.play();
        constexpr double seconds = 8;
        for (double passed = 0; passed < seconds * 1000; passed += 16)
            playback.elapse(16);
        // The first step comes sooner.
        const auto made = static_cast<double>(playback.cursor().update);
        QVERIFY2(made >= speed * seconds && made <= speed * seconds + 2, qPrintable(QString::number(made)));
    }

    void speedsStayInTheirRange_data()
    {
        QTest::addColumn<double>("asked");
        QTest::addColumn<double>("given");
        QTest::newRow("too slow") << 0.01 << Playback::leastSpeed;
        QTest::newRow("negative") << -3.0 << Playback::leastSpeed;
        QTest::newRow("too fast") << 1e9 << Playback::mostSpeed;
        QTest::newRow("between two that are offered") << 3.0 << 3.0;
    }
    void speedsStayInTheirRange()
    {
        QFETCH(double, asked);
        Playback playback;
        QSignalSpy changed(&playback, &Playback::speedChanged);
        playback.setSpeed(asked);
        QTEST(playback.speed(), "given");
        playback.setSpeed(asked);
        QCOMPARE(changed.size(), 1);
    }

    void playingToTheEndPausesThere()
    {
        const auto run = greedy();
        Playback playback;
        playback.setRuns({run});
        playback.setStride(Stride::Sweep);
        playback.play();
        QSignalSpy playing(&playback, &Playback::playingChanged);
        for (int i = 0; i < 40 && playback.isPlaying(); ++i)
            playback.elapse(oneStep);
        QVERIFY(!playback.isPlaying());
        QCOMPARE(playing.size(), 1);
        QVERIFY(playback.cursor() == lastCursor(run->trace));
    }

    void playingAtTheEndStartsOver()
    {
        Playback playback;
        playback.setRuns({greedy()});
        playback.toEnd();
        playback.play();
        QVERIFY(playback.isAtStart());
        QVERIFY(playback.isPlaying());
        playback.elapse(oneStep);
        QCOMPARE(playback.cursor().update, quint64{1});
    }

    void playingWaitsWhereARunStillGrows()
    {
        const auto part = unfinished(200);
        Playback playback;
        playback.setRuns({part});
        playback.toEnd();
        const Cursor end = playback.cursor();
        playback.play();
        playback.elapse(5 * oneStep);
        QVERIFY(playback.isPlaying());
        QVERIFY(playback.cursor() == end);
        playback.setRuns({greedy()});
        playback.elapse(oneStep);
        QVERIFY(playback.cursor() > end);
        QVERIFY(playback.isPlaying());
    }

    void playingEndsWhereARunWasStopped()
    {
        const auto part = unfinished(200);
        Playback playback;
        playback.setRuns({part}, 0, Playback::Extent::Complete);
        playback.seekUpdate(part->trace.updateCount() - 1);
        playback.play();
        for (int i = 0; i < 5; ++i)
            playback.elapse(oneStep);
        QVERIFY(!playback.isPlaying());
        QVERIFY(playback.isAtEnd());
        playback.play();
        QVERIFY(playback.isAtStart());
    }

    void aRunWithoutUpdatesCanBePlayed()
    {
        Recipe right = recipe("standard");
        right.start = {1, 1};
        Playback playback;
        playback.setRuns({std::make_shared<const Run>(finished({{1, 1, Label::Positive}}, right))});
        QVERIFY(playback.isAtStart() && playback.isAtEnd());
        playback.play();
        playback.elapse(oneStep);
        QVERIFY(!playback.isPlaying());
        QVERIFY(playback.cursor() == Cursor{});
    }

    void withoutARunNothingMoves()
    {
        Playback playback;
        QSignalSpy moved(&playback, &Playback::cursorChanged);
        playback.stepForward();
        playback.stepBack();
        playback.sweepForward();
        playback.sweepBack();
        playback.toEnd();
        playback.togglePlaying();
        playback.elapse(oneStep);
        QVERIFY(!playback.isPlaying());
        QVERIFY(playback.isAtStart() && playback.isAtEnd());
        QCOMPARE(moved.size(), 0);
    }

    void takingTheRunAwayPauses()
    {
        Playback playback;
        playback.setRuns({greedy()});
        playback.play();
        playback.setRuns({nullptr});
        QVERIFY(!playback.isPlaying());
        playback.elapse(oneStep);
        QVERIFY(!playback.hasRun());
    }

    /// Really waits, for frames only.
    void theClockPlaysByItself()
    {
        Playback playback;
        playback.setRuns({greedy()});
        playback.setSpeed(Playback::mostSpeed);
        playback.play();
        QTRY_VERIFY(playback.cursor().update >= 3);
        playback.pause();
    }
};

HALFPLANE_TEST(playback_test, PlaybackTest, QApplication)
#include "playback_test.moc"
