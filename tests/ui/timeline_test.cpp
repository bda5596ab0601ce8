#include "playing.h"
#include "support/run.h"
#include "support/studies.h"
#include "ui/shown/showing.h"
#include "ui/timeline/scrubber.h"
#include "ui/timeline/timeline.h"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/// The timeline of a study, shown.
struct ShownTimeline
{
    explicit ShownTimeline(std::shared_ptr<const Study> theStudy)
        : study(std::move(theStudy))
        , timeline(showing)
    {
        timeline.resize(1000, 60);
        showing.inFocus().setStudy(study);
        timeline.setVisible(true);
        scrubber = timeline.findChild<Scrubber *>();
        scrubber->grab(); // arranged and painted
    }

    QToolButton *button(const QString &name) const
    {
        for (QToolButton *candidate : timeline.findChildren<QToolButton *>()) {
            if (candidate->accessibleName() == name)
                return candidate;
        }
        return nullptr;
    }

    QComboBox *box(const QString &firstItem) const
    {
        for (QComboBox *candidate : timeline.findChildren<QComboBox *>()) {
            if (candidate->itemText(0) == firstItem)
                return candidate;
        }
        return nullptr;
    }

    /// Of the buttons, from the start to the end, those that are.
    QString enabled() const
    {
        QString result;
        for (const QString &name :
             {u"To the start"_s, u"One step back"_s, u"Play"_s, u"One step forward"_s, u"To the end"_s})
            result += button(name)->isEnabled() ? u'1' : u'0';
        return result;
    }

    QString place() const { return timeline.findChild<QLabel *>()->text(); }

    bool isInOneRow()
    {
        timeline.grab(); // arranged
        return scrubber->y() < button(u"Play"_s)->mapTo(&timeline, QPoint()).y() + 10;
    }

    void click(const QString &name) { QTest::mouseClick(button(name), Qt::LeftButton); }

    void wheel(QPoint turned)
    {
        const QPointF centre = scrubber->rect().center();
        QWheelEvent event(centre, scrubber->mapToGlobal(centre), {}, turned, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(scrubber, &event);
    }

    void dragTo(QPoint place)
    {
        QMouseEvent event(QEvent::MouseMove, place, scrubber->mapToGlobal(place), Qt::NoButton,
                          Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(scrubber, &event);
    }

    std::shared_ptr<const Study> study;
    Showing showing;
    Playback &playback = showing.playback();
    Timeline timeline;
    Scrubber *scrubber = nullptr;
};

} // namespace

class TimelineTest : public QObject
{
    Q_OBJECT

private slots:
    void buttonsMoveThePlayhead()
    {
        ShownTimeline shown(studyOf(greedyRun()));
        shown.click(u"One step forward"_s);
        shown.click(u"One step forward"_s);
        QVERIFY(shown.playback.cursor() == afterUpdate(2));
        shown.click(u"One step back"_s);
        QVERIFY(shown.playback.cursor() == afterUpdate(1));
        shown.click(u"To the end"_s);
        QVERIFY(shown.playback.isAtEnd());
        shown.click(u"To the start"_s);
        QVERIFY(shown.playback.isAtStart());
    }

    void buttonsAreEnabledWhereTheyCanDoSomething()
    {
        ShownTimeline shown(studyOf(greedyRun()));
        QCOMPARE(shown.enabled(), u"00111"_s);
        shown.playback.seekUpdate(5);
        QCOMPARE(shown.enabled(), u"11111"_s);
        shown.playback.toEnd();
        QCOMPARE(shown.enabled(), u"11100"_s);
        shown.playback.setRuns({nullptr});
        QCOMPARE(shown.enabled(), u"00000"_s);
    }

    void thePlayButtonSaysWhatItDoesNext()
    {
        ShownTimeline shown(studyOf(greedyRun()));
        shown.click(u"Play"_s);
        QVERIFY(shown.playback.isPlaying());
        QVERIFY(shown.button(u"Play"_s) == nullptr);
        shown.click(u"Pause"_s);
        QVERIFY(!shown.playback.isPlaying());
        QVERIFY(shown.button(u"Play"_s) != nullptr);
    }

    void choosingAStrideSetsIt()
    {
        ShownTimeline shown(studyOf(greedyRun()));
        QComboBox *box = shown.box(u"by check"_s);
        QCOMPARE(box->currentText(), u"by update"_s);
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(shown.playback.stride(), Stride::Sweep);
        QTest::keyClick(box, Qt::Key_Home);
        QCOMPARE(shown.playback.stride(), Stride::Check);
    }

    void theBoxesFollowThePlayback()
    {
        ShownTimeline shown(studyOf(greedyRun()));
        shown.playback.setStride(Stride::Sweep);
        QCOMPARE(shown.box(u"by check"_s)->currentText(), u"by sweep"_s);
        shown.playback.setSpeed(16);
        QCOMPARE(shown.box(u"0.25×"_s)->currentText(), u"16×"_s);
        QTest::keyClick(shown.box(u"0.25×"_s), Qt::Key_Down);
        QCOMPARE(shown.playback.speed(), 32.0);
    }

    void theLengthSaysHowTheRunEnded_data()
    {
        QTest::addColumn<std::shared_ptr<const Study>>("study");
        QTest::addColumn<QString>("words");
        Recipe capped = recipe("standard");
        capped.caps.updates = 1234;
        const Run cappedRun = finished(oracleData("overlap.csv"), capped);
        Run unfinished = greedyRun();
        unfinished.trace.reopen();
        QTest::newRow("converged") << studyOf(greedyRun()) << u"0 / 49"_s;
        QTest::newRow("cycling") << studyOf(cyclingRun()) << u"0 / 2 · cycle"_s;
        QTest::newRow("capped") << studyOf(cappedRun) << u"0 / 1\u202f234 (cap)"_s;
        QTest::newRow("running") << studyOf(unfinished, Progress::Running) << u"0 / 49 …"_s;
        QTest::newRow("stopped") << studyOf(unfinished, Progress::Stopped) << u"0 / 49 (stopped)"_s;
        QTest::newRow("impossible") << impossibleStudy() << u"–"_s;
    }
    void theLengthSaysHowTheRunEnded()
    {
        QFETCH(std::shared_ptr<const Study>, study);
        ShownTimeline shown(study);
        QTEST(shown.place(), "words");
    }

    void checksAreCountedWhereTheyAreTheSteps()
    {
        ShownTimeline shown(studyOf(greedyRun()));
        shown.playback.setStride(Stride::Check);
        shown.playback.seekUpdate(7);
        const std::uint64_t check = checkOf(shown.showing.run()->trace, afterUpdate(7));
        QCOMPARE(shown.place(), u"check %1\nupdate 7 of 49"_s.arg(check));
        shown.click(u"One step forward"_s);
        QCOMPARE(shown.place().section(u'\n', 0, 0), u"check %1"_s.arg(check + 1));
        shown.playback.setStride(Stride::Update);
        QCOMPARE(shown.place(), u"%1 / 49"_s.arg(shown.playback.cursor().update));
    }

    void thePlaceSaysWhereAPointIsAsked()
    {
        ShownTimeline shown(studyOf(greedyRun()));
        const Trace &trace = shown.showing.run()->trace;
        shown.playback.setStride(Stride::Check);
        shown.playback.seek(askedCursor(trace, 8));
        const std::uint64_t check = trace.update(8).check;
        QCOMPARE(shown.place(), u"check %1\nupdate 8, asked"_s.arg(check));
        shown.click(u"One step forward"_s);
        QCOMPARE(shown.place(), u"check %1\nupdate 8 of 49"_s.arg(check));
        shown.click(u"One step back"_s);
        shown.playback.setStride(Stride::Update);
        QCOMPARE(shown.place(), u"update 8, asked"_s);
        shown.click(u"One step forward"_s);
        QCOMPARE(shown.place(), u"8 / 49"_s);
    }

    void theScrubberKeepsItsWidthFromStepToStep()
    {
        ShownTimeline shown(studyOf(greedyRun()));
        const int width = shown.scrubber->width();
        for (const std::uint64_t k : {1, 9, 10, 49}) {
            shown.playback.seekUpdate(k);
            shown.timeline.grab();
            QCOMPARE(shown.scrubber->width(), width);
        }
        shown.playback.setStride(Stride::Check);
        shown.playback.toStart();
        shown.timeline.grab();
        const int byChecks = shown.scrubber->width();
        for (int step = 0; step < 30; ++step) {
            shown.playback.stepForward();
            shown.timeline.grab();
            QCOMPARE(shown.scrubber->width(), byChecks);
        }
    }

    /// Also when what is said beside the scrubber grows and nobody resizes anything.
    void longerWordsFindRoomInARowOfTheirOwn()
    {
        ShownTimeline shown(studyOf(greedyRun()));
        shown.timeline.setMinimumSize(1, 1); // its layout would not let it become narrower
        int width = 1000;
        while (shown.isInOneRow())
            shown.timeline.resize(--width, 120);
        shown.timeline.resize(width + 1, 120);
        QVERIFY(shown.isInOneRow());
        shown.playback.setStride(Stride::Check);
        QVERIFY(!shown.isInOneRow());
        QVERIFY(shown.scrubber->width() >= shown.scrubber->minimumSizeHint().width());
        shown.playback.setStride(Stride::Update);
        QVERIFY(shown.isInOneRow());
    }

    void clickingABarSeeksThere_data()
    {
        QTest::addColumn<quint64>("update");
        QTest::newRow("the start") << quint64{0};
        QTest::newRow("the first update") << quint64{1};
        QTest::newRow("one in the middle") << quint64{23};
        QTest::newRow("the last") << quint64{49};
    }
    void clickingABarSeeksThere()
    {
        QFETCH(quint64, update);
        ShownTimeline shown(studyOf(greedyRun()));
        shown.playback.seekUpdate(30);
        QTest::mouseClick(shown.scrubber, Qt::LeftButton, {}, shown.scrubber->placeOf(update));
        QVERIFY(shown.playback.cursor() == afterUpdate(update));
    }

    void clickingBehindTheLastBarGoesToTheEnd()
    {
        ShownTimeline shown(studyOf(greedyRun()));
        QTest::mouseClick(shown.scrubber, Qt::LeftButton, {}, {shown.scrubber->width() - 3, 10});
        QVERIFY(shown.playback.isAtEnd());
        QVERIFY(shown.playback.cursor().idleChecks > 0);
    }

    void draggingScrubs()
    {
        ShownTimeline shown(studyOf(greedyRun()));
        QTest::mousePress(shown.scrubber, Qt::LeftButton, {}, shown.scrubber->placeOf(3));
        for (const std::uint64_t k : {8, 20, 14}) {
            shown.dragTo(shown.scrubber->placeOf(k));
            QVERIFY(shown.playback.cursor() == afterUpdate(k));
        }
        shown.dragTo({-500, 10});
        QVERIFY(shown.playback.isAtStart());
        shown.dragTo({5000, 10});
        QVERIFY(shown.playback.isAtEnd());
        QTest::mouseRelease(shown.scrubber, Qt::LeftButton);
        shown.dragTo(shown.scrubber->placeOf(4)); // it is over
        QVERIFY(shown.playback.isAtEnd());
    }

    void anotherButtonDoesNotScrub()
    {
        ShownTimeline shown(studyOf(greedyRun()));
        QTest::mouseClick(shown.scrubber, Qt::RightButton, {}, shown.scrubber->placeOf(9));
        QVERIFY(shown.playback.isAtStart());
    }

    void theWheelSteps()
    {
        ShownTimeline shown(studyOf(greedyRun()));
        shown.wheel({0, -120});
        shown.wheel({0, -120});
        QVERIFY(shown.playback.cursor() == afterUpdate(2));
        shown.wheel({0, 120});
        QVERIFY(shown.playback.cursor() == afterUpdate(1));
        for (int i = 0; i < 4; ++i)
            shown.wheel({0, -30}); // a touchpad's small turns
        QVERIFY(shown.playback.cursor() == afterUpdate(2));
    }

    void keysMoveAFocusedScrubber()
    {
        ShownTimeline shown(studyOf(greedyRun()));
        const Trace &trace = shown.study->run->trace;
        QTest::keyClick(shown.scrubber, Qt::Key_Right);
        QTest::keyClick(shown.scrubber, Qt::Key_Right);
        QTest::keyClick(shown.scrubber, Qt::Key_Left);
        QVERIFY(shown.playback.cursor() == afterUpdate(1));
        QTest::keyClick(shown.scrubber, Qt::Key_PageDown);
        QCOMPARE(checkOf(trace, shown.playback.cursor()), trace.pointCount());
        QTest::keyClick(shown.scrubber, Qt::Key_PageUp);
        QVERIFY(shown.playback.isAtStart());
        QTest::keyClick(shown.scrubber, Qt::Key_End);
        QVERIFY(shown.playback.isAtEnd());
        QTest::keyClick(shown.scrubber, Qt::Key_Home);
        QVERIFY(shown.playback.isAtStart());
    }

    void assistiveTechnologySeesASlider()
    {
        ShownTimeline shown(studyOf(greedyRun()));
        QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(shown.scrubber);
        QVERIFY(interface != nullptr && interface->valueInterface() != nullptr);
        QCOMPARE(interface->valueInterface()->maximumValue().toInt(), 49);
        shown.playback.seekUpdate(6);
        QCOMPARE(interface->valueInterface()->currentValue().toInt(), 6);
        interface->valueInterface()->setCurrentValue(11);
        QVERIFY(shown.playback.cursor() == afterUpdate(11));
    }

    void aShorterRunKeepsThePlaceForALongerOne()
    {
        ShownTimeline shown(studyOf(greedyRun()));
        shown.playback.seekUpdate(30);
        shown.showing.inFocus().setStudy(studyOf(cyclingRun()));
        QVERIFY(shown.playback.wanted() == afterUpdate(30));
        QCOMPARE(shown.scrubber->value(), 2);
        shown.showing.inFocus().setStudy(shown.study);
        QCOMPARE(shown.scrubber->value(), 30);
    }

    void hoveringDescribesTheUpdate()
    {
        ShownTimeline shown(studyOf(greedyRun()));
        QCOMPARE(shown.scrubber->described(0), u"start · loss 80"_s);
        QCOMPARE(shown.scrubber->described(2), u"update 2 · sweep 1 · loss 17"_s);
        QCOMPARE(shown.scrubber->described(50), QString());
    }

    void everyStudyCanBeShown_data()
    {
        QTest::addColumn<std::shared_ptr<const Study>>("study");
        QTest::newRow("nothing") << std::make_shared<const Study>();
        QTest::newRow("impossible") << impossibleStudy();
        QTest::newRow("without updates") << studyOf(runOfNoUpdates());
        QTest::newRow("cycling") << studyOf(cyclingRun());
        QTest::newRow("losses not known") << bareStudyOf(greedyRun());
        QTest::newRow("capped") << studyOf(finished(oracleData("overlap.csv"), recipe("greedy")));
    }
    void everyStudyCanBeShown()
    {
        QFETCH(std::shared_ptr<const Study>, study);
        ShownTimeline shown(study);
        for (const int key : {Qt::Key_Right, Qt::Key_PageDown, Qt::Key_End, Qt::Key_Left, Qt::Key_Home})
            QTest::keyClick(shown.scrubber, static_cast<Qt::Key>(key));
        for (int x = 0; x < shown.scrubber->width(); x += 7)
            QTest::mouseClick(shown.scrubber, Qt::LeftButton, {}, {x, 12});
        for (const QSize size : {QSize(1, 1), QSize(400, 30), QSize(3000, 200)}) {
            shown.timeline.resize(size);
            QVERIFY(!shown.timeline.grab().isNull());
        }
        shown.showing.inFocus().setStudy(std::make_shared<Study>());
        QVERIFY(!shown.timeline.grab().isNull());
    }
};

HALFPLANE_TEST(timeline_test, TimelineTest, QApplication)
#include "timeline_test.moc"
