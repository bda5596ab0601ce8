#include "core/tween.h"
#include "playing.h"
#include "support/run.h"
#include "support/runs.h"
#include "ui/shown/playback.h"

#include <QSignalSpy>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;

class PlaybackTweenTest : public QObject
{
    Q_OBJECT

private slots:
    void aTweenRunsToItsEnd()
    {
        Playback playback;
        playback.setRuns({greedy()});
        QSignalSpy tweened(&playback, &Playback::tweenChanged);
        playback.stepForward();
        QCOMPARE(playback.tween(), 0.0);
        QVERIFY(playback.cursor() == afterUpdate(1)); // the moment is there at once
        playback.elapse(100);
        QVERIFY(playback.tween() > 0 && playback.tween() < 1);
        playback.elapse(1000);
        QCOMPARE(playback.tween(), 1.0);
        QCOMPARE(tweened.size(), 2);
        QVERIFY(playback.cursor() == afterUpdate(1));
    }

    /// About a second: the point, the angle, the vector, and then w.
    void anUpdateTakesASecondInAll()
    {
        Playback playback;
        playback.setRuns({greedy()});
        playback.stepForward();
        QCOMPARE(playback.tween(), 0.0);
        playback.elapse(500);
        QCOMPARE(playback.tween(), 0.5);
        playback.elapse(499);
        QVERIFY(playback.tween() < 1);
        playback.elapse(1);
        QCOMPARE(playback.tween(), 1.0);
    }

    void byChecksTheWayRestsWhereThePointIsAsked()
    {
        const auto run = greedy();
        Playback playback;
        playback.setRuns({run});
        playback.setStride(Stride::Check);
        playback.stepForward();
        QVERIFY(playback.cursor() == askedCursor(run->trace, 1));
        QCOMPARE(playback.tween(), 0.0);
        playback.elapse(1000 * shareOfAsking);
        QCOMPARE(playback.tween(), 1.0);
        playback.stepForward();
        QVERIFY(playback.cursor() == afterUpdate(1));
        QCOMPARE(playback.tween(), shareOfAsking); // it has been asked
        playback.elapse(1000 * (1 - shareOfAsking));
        QCOMPARE(playback.tween(), 1.0);
    }

    void fromWhereAPointIsAskedOtherStridesGoOn()
    {
        const auto run = greedy();
        Playback playback;
        playback.setRuns({run});
        playback.seek(askedCursor(run->trace, 5));
        playback.stepForward();
        QVERIFY(playback.cursor() == afterUpdate(5));
        QCOMPARE(playback.tween(), shareOfAsking);
        playback.seek(askedCursor(run->trace, 5));
        playback.stepBack();
        QVERIFY(playback.cursor() == afterUpdate(4));
    }

    /// From afar, or where there is no time for the rest, only w moves.
    void whatIsFarOrQuickIsNotAsked()
    {
        Playback playback;
        playback.setRuns({greedy()});
        playback.setSpeed(8);
        playback.play();
        playback.elapse(oneStep / 8);
        QCOMPARE(playback.cursor(), afterUpdate(1));
        QCOMPARE(playback.tween(), shareOfAsking);
        const Dataset two{{1, 2, Label::Negative}, {2, 1, Label::Positive}};
        playback.setRuns({std::make_shared<const Run>(finished(two, recipe("standard")))});
        playback.seekUpdate(0);
        playback.sweepForward();
        QCOMPARE(playback.cursor(), afterUpdate(2)); // of which nobody has seen the first
        QCOMPARE(playback.tween(), shareOfAsking);
    }

    void theNextStepCutsATweenShort()
    {
        Playback playback;
        playback.setRuns({greedy()});
        playback.stepForward();
        playback.elapse(100);
        playback.stepForward();
        QVERIFY(playback.cursor() == afterUpdate(2));
        QCOMPARE(playback.tween(), 0.0); // of the second step
        playback.elapse(100);
        playback.toEnd();
        QCOMPARE(playback.tween(), 1.0);
    }

    void lookingBackAndSeekingJump()
    {
        Playback playback;
        playback.setRuns({greedy()});
        playback.seekUpdate(5);
        QCOMPARE(playback.tween(), 1.0);
        playback.stepBack();
        QVERIFY(playback.cursor() == afterUpdate(4));
        QCOMPARE(playback.tween(), 1.0);
    }

    void checksThatChangeNothingAreNotTweened()
    {
        const auto run = greedy();
        Playback playback;
        playback.setRuns({run});
        std::uint64_t k = 1;
        while (run->trace.idleChecksAfter(k) == 0)
            ++k;
        playback.seekUpdate(k);
        playback.setStride(Stride::Check);
        playback.stepForward();
        QVERIFY((playback.cursor() == Cursor{k, 1}));
        QCOMPARE(playback.tween(), 1.0);
    }

    void reducedMotionJumps()
    {
        Playback playback;
        playback.setRuns({greedy()});
        playback.setReducedMotion(true);
        playback.stepForward();
        QCOMPARE(playback.tween(), 1.0);
        playback.play();
        playback.elapse(oneStep);
        QVERIFY(playback.cursor() > afterUpdate(1)); // it still plays
        QCOMPARE(playback.tween(), 1.0);
    }

    void reducedMotionEndsATweenThatRuns()
    {
        Playback playback;
        playback.setRuns({greedy()});
        playback.stepForward();
        QSignalSpy tweened(&playback, &Playback::tweenChanged);
        playback.setReducedMotion(true);
        QCOMPARE(playback.tween(), 1.0);
        QCOMPARE(tweened.size(), 1);
    }

    void tweensOfPlayingEndBeforeTheNextStep()
    {
        Playback playback;
        playback.setRuns({greedy()});
        playback.setSpeed(4);
        playback.play();
        std::uint64_t last = 0;
        double tween = 1;
        for (int i = 0; i < 200; ++i) {
            playback.elapse(10);
            if (playback.cursor().update != last) {
                QCOMPARE(tween, 1.0);
                last = playback.cursor().update;
            }
            tween = playback.tween();
        }
        QVERIFY(last >= 8);
    }
};

HALFPLANE_TEST(playback_tween_test, PlaybackTweenTest, QApplication)
#include "playback_tween_test.moc"
