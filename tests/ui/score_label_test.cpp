#include "support/run.h"
#include "support/studies.h"
#include "ui/painting/palette.h"
#include "ui/panels/score_label.h"
#include "ui/shown/showing.h"

#include <QApplication>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

struct ShownScore
{
    explicit ShownScore(const std::shared_ptr<const Study> &study,
                        Qt::Orientation orientation = Qt::Horizontal)
        : label((showing.inFocus().setStudy(study), showing), orientation)
    {
    }

    QString words() const { return label.accessibleName(); }
    bool hasColour(Hue hue)
    {
        const QImage image = label.grab().toImage();
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y) {
                if (image.pixelColor(x, y) == paletteBeside(label.palette())[hue])
                    return true;
            }
        }
        return false;
    }

    Showing showing;
    Playback &playback = showing.playback();
    ScoreLabel label;
};

} // namespace

class ScoreLabelTest : public QObject
{
    Q_OBJECT

private slots:
    void itTellsHowWDoes()
    {
        ShownScore shown(studyOf(greedyRun()));
        shown.playback.seekUpdate(2);
        QCOMPARE(shown.words(), u"17 of 80 wrong, margin −3.11"_s);
    }

    void withoutWThereIsNoMargin()
    {
        const ShownScore shown(studyOf(greedyRun()));
        QCOMPARE(shown.words(), u"80 of 80 wrong"_s);
    }

    void itChangesWhenThePictureArrives()
    {
        ShownScore shown(studyOf(greedyRun()));
        shown.playback.seekUpdate(1);
        const QString before = shown.words();
        shown.playback.stepForward();
        QVERIFY(shown.showing.tween() < 1);
        shown.playback.elapse(20);
        QCOMPARE(shown.words(), before);
        shown.playback.elapse(1000);
        QCOMPARE(shown.words(), u"17 of 80 wrong, margin −3.11"_s);
    }

    void aStepThatIsOvertakenIsDone()
    {
        ShownScore shown(studyOf(greedyRun()));
        shown.playback.seekUpdate(1);
        shown.playback.stepForward();
        shown.playback.stepForward();
        QCOMPARE(shown.words(), u"17 of 80 wrong, margin −3.11"_s);
    }

    void nothingWrongIsGreen()
    {
        ShownScore shown(studyOf(greedyRun()));
        shown.playback.seekUpdate(48);
        QVERIFY(!shown.hasColour(Hue::Good));
        shown.playback.toEnd();
        QVERIFY(shown.words().startsWith(u"0 of 80 wrong"_s));
        QVERIFY(shown.hasColour(Hue::Good));
    }

    void itKeepsItsWidth()
    {
        for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
            ShownScore shown(studyOf(greedyRun()), orientation);
            const QSize size = shown.label.sizeHint();
            for (std::uint64_t k = 1; k <= 49; ++k) {
                shown.playback.seekUpdate(k);
                QCOMPARE(shown.label.sizeHint(), size);
            }
        }
    }

    void withoutARunItIsEmpty()
    {
        ShownScore shown(studyOf(greedyRun()));
        shown.showing.inFocus().setStudy(impossibleStudy());
        QVERIFY(shown.words().isEmpty());
    }
};

HALFPLANE_TEST(score_label_test, ScoreLabelTest, QApplication)
#include "score_label_test.moc"
