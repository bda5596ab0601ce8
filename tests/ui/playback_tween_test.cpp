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
