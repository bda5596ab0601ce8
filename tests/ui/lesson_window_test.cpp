#include "core/lessons/lessons.h"
#include "core/variants/registry.h"
#include "desk.h"
#include "support/run.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/panel_column.h"
#include "ui/panels/lesson_panel.h"
#include "ui/panels/theorem_view.h"

#include <QDialog>
#include <QFileSystemWatcher>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTextDocument>
#include <QToolButton>

using namespace halfplane;
using namespace halfplane::test;

namespace {

const QByteArray threeMoments = "<!-- halfplane lesson -->\n# Three\n\n"
                                "```halfplane\npoints: example:first\n```\nOne.\n\n"
                                "Question: why?\nAnswer: so.\n\n"
                                "```halfplane\nstep: 1 to 3 by check\n```\nTwo.\n\n"
                                "```halfplane\npoints: few.csv\nrecipe: --space bias\npanel: theorem 9\n"
                                "layers: -names\n```\nThree.\n";

/// At the end of a run that nobody awaits.
const QByteArray endless = "<!-- halfplane lesson -->\n# Endless\n\n```halfplane\npoints: example:xor\n"
                           "recipe: --order reshuffled --max-updates 10000000\nstep: last\n```\nOne.\n";

/// A lesson and points that it names, in a window.
struct Class : Desk
{
    explicit Class(const QByteArray &lesson = threeMoments)
    {
        write(u"few.csv"_s, "1,2,1\n-3,4,-1\n");
        filing().open(write(u"three.md"_s, lesson));
    }

    LessonGuide &guide() const { return window->guide(); }
    Playback &playback() const { return window->showing().playback(); }
    Cursor cursor() const { return window->showing().cursor(); }
    void next() const { go(Qt::Key_PageDown); }
    void back() const { go(Qt::Key_PageUp); }
    /// A busy machine may leave the shortest run to the background.
    void go(Qt::Key key) const
    {
        press(key, {});
        QTRY_VERIFY(!window->showing().isBusy());
    }
    QPushButton &button(const QString &id) const { return *window->findChild<QPushButton *>(id); }
    QString text() const
    {
        QString lines;
        for (const auto *label : window->findChild<LessonPanel *>()->findChildren<QLabel *>()) {
            if (label->isVisibleTo(window))
                lines += label->text();
        }
        return lines;
    }
};

/// Where one is in a lesson.
struct Place
{
    std::size_t moment;
    std::size_t answers;
    Cursor cursor;

    bool operator==(const Place &) const = default;
};

Place placeIn(const Class &shown)
{
    return {shown.guide().place(), shown.guide().answersShown(), shown.cursor()};
}

} // namespace

class LessonWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void aLessonOpensAtItsFirstMoment()
    {
        Class shown;
        QCOMPARE(shown.window->windowTitle(), u"Three[*]"_s);
        QCOMPARE(shown.document().points().size(), std::size_t{8});
        QVERIFY(shown.window->findChild<LessonPanel *>()->isVisible());
        QVERIFY(shown.text().contains(u"One."));
        QVERIFY(!shown.text().contains(u"so."));
        QTRY_VERIFY(!shown.button(u"lessonBack"_s).isEnabled());
        QVERIFY(!shown.filing().isModified());
    }

    void pageDownGoesThroughAnswersStepsAndMomentsAndPageUpBack()
    {
        Class shown;
        std::vector<Place> places{placeIn(shown)};
        while (shown.guide().canGoOn()) {
            shown.next();
            QVERIFY(placeIn(shown) != places.back());
            places.push_back(placeIn(shown));
        }
        QCOMPARE(places[1], (Place{0, 1, {0, 0}}));
        QCOMPARE(places[2], (Place{1, 0, {1, 0}}));
        QCOMPARE(places.back().moment, std::size_t{2});
        QVERIFY(places.size() > 6); // each check between, and each point that is asked
        QCOMPARE((places.end() - 2)->cursor, (Cursor{3, 0}));
        shown.next(); // there is no more
        QCOMPARE(placeIn(shown), places.back());
        while (places.size() > 1) {
            places.pop_back();
            shown.back();
            QCOMPARE(placeIn(shown), places.back());
        }
        QVERIFY(!shown.guide().canGoBack());
    }

    void aMomentShowsWhatItSays()
    {
        Class shown;
        shown.window->board().setFocus();
        shown.guide().goTo(2);
        QCOMPARE(shown.document().points().size(), std::size_t{2});
        QCOMPARE(shown.document().recipe().space, Space::Bias);
        QVERIFY(!shown.window->showing().layers().has(*findLayer("names")));
        const auto *page = shown.window->findChild<TheoremPageView *>();
        QCOMPARE(page->theorem()->id, std::string_view("9"));
        QVERIFY(shown.window->board().hasFocus()); // a panel that comes to the front takes no keys
        shown.guide().goTo(0);
        QVERIFY(shown.window->showing().layers().has(*findLayer("names")));
        QCOMPARE(shown.document().recipe().space, Space::Origin);
    }

    void theButtonsAndTheListGoTheSameWay()
    {
        Class shown;
        shown.button(u"lessonNext"_s).click();
        QTRY_VERIFY(shown.text().contains(u"so."));
        shown.button(u"lessonNext"_s).click();
        QTRY_VERIFY(shown.text().contains(u"Two."));
        QTRY_VERIFY(shown.button(u"lessonBack"_s).isEnabled());
        shown.button(u"lessonBack"_s).click();
        QTRY_VERIFY(shown.text().contains(u"so."));
        QMenu &list = *shown.window->findChild<QToolButton *>(u"lessonMoments"_s)->menu();
        emit list.aboutToShow();
        QCOMPARE(list.actions().size(), 3);
        list.actions().constLast()->trigger();
        QCOMPARE(shown.guide().place(), std::size_t{2});
    }

    /// Whatever text, panel or page a moment has, and whatever is done to it.
    void theWayOnStaysWhereItIs()
    {
        Class shown;
        shown.filing().open(u"lesson:why-it-must-end"_s);
        const QPushButton &next = shown.button(u"lessonNext"_s);
        const auto settle = [] {
            for (int i = 0; i < 6; ++i)
                QCoreApplication::processEvents(); // layouts follow one another
        };
        settle();
        const auto *column = shown.window->findChild<PanelColumn *>();
        const auto place = [&next, column] { // from below: a message is not as high as the status line
            return next.mapTo(column, QPoint()) - QPoint(0, column->height());
        };
        const QPoint before = place();
        while (shown.guide().canGoOn()) {
            shown.next();
            settle();
            QVERIFY2(place() == before,
                     qPrintable(u"in moment %1: %2, not %3"_s.arg(shown.guide().place())
                                    .arg(place().y())
                                    .arg(before.y())));
        }
        const Point first = shown.document().points().front();
        shown.document().setPoint(0, {first.x1 + 0.5, first.x2, first.label});
        settle();
        QCOMPARE(place(), before);
    }

    void noLineEndsWithinANumber()
    {
        Class shown;
        shown.filing().open(u"lesson:why-it-must-end"_s);
        shown.guide().goTo(shown.guide().lesson()->moments.size() - 1);
        QTRY_VERIFY(shown.text().contains(u"allows 15&nbsp;443 updates"_s)
                    || shown.text().contains(u"allows 15\u00a0443 updates"_s));
    }

    void aLongMomentShowsHowFarItIs()
    {
        Class shown;
        shown.guide().goTo(1);
        const auto *bar = shown.window->findChild<QProgressBar *>();
        int before = -1;
        int steps = 0;
        for (; shown.guide().place() == 1; ++steps) {
            QTRY_VERIFY2(bar->value() > before, qPrintable(QString::number(bar->value())));
            before = bar->value();
            shown.next();
        }
        QVERIFY(steps > 3);
        QCOMPARE(before, bar->maximum() * 2 / 3);
    }

    void anAnswerThatIsOpenedByHandIsNotAskedForAgain()
    {
        Class shown;
        auto &answer = *shown.window->findChild<LessonPanel *>()->findChild<QToolButton *>();
        QTest::mouseClick(&answer, Qt::LeftButton);
        QVERIFY(shown.text().contains(u"so."));
        shown.next();
        QCOMPARE(shown.guide().place(), std::size_t{1});
    }

    void whatOneChangesIsNotTheLessons()
    {
        Class shown;
        QTRY_VERIFY(!shown.button(u"lessonRestore"_s).isVisible());
        shown.addPoint();
        QTRY_VERIFY(shown.button(u"lessonRestore"_s).isVisible());
        shown.button(u"lessonRestore"_s).click();
        QCOMPARE(shown.document().points().size(), std::size_t{8});
        QTRY_VERIFY(!shown.button(u"lessonRestore"_s).isVisible());
        QCOMPARE(shown.read(u"three.md"_s), threeMoments);
        // What was made is kept.
        const QStringList kept = shown.preferences.recentFiles().unsaved();
        QCOMPARE(kept.size(), 1);
        QCOMPARE(openForWindow(kept.constFirst())->content.points.size(), std::size_t{9});
    }

    void thereAndBackAgainIsNoChange()
    {
        Class shown;
        const Recipe was = shown.document().recipe();
        Recipe other = was;
        other.variant = "greedy";
        other.parameters.clear();
        shown.document().setRecipe(other);
        QVERIFY(shown.guide().isChanged());
        shown.document().setRecipe(spelledOut(was)); // as the panel says it
        QVERIFY(shown.filing().isModified());
        QVERIFY(!shown.guide().isChanged());
        shown.guide().goTo(2);
        QVERIFY(shown.preferences.recentFiles().unsaved().isEmpty());
    }

    void namesAreOfAMoment()
    {
        Class shown("<!-- halfplane lesson -->\n# Names\n\n```halfplane\npoints: few.csv\n```\nOne.\n\n"
                    "```halfplane\npoints: named.csv\n```\nTwo.\n");
        shown.write(u"named.csv"_s, "height,weight,y\n1,2,1\n-3,4,-1\n");
        shown.filing().open(shown.path(u"three.md"_s));
        QCOMPARE(shown.document().names(), DataNames());
        shown.next();
        QCOMPARE(shown.document().names().axes[0], std::string("height"));
        DocumentWords words = shown.document().words();
        words.names.axes[0] = "length";
        shown.document().setWords(words);
        QVERIFY(shown.guide().isChanged());
        shown.guide().restore();
        QCOMPARE(shown.document().names().axes[0], std::string("height"));
    }

    void whoStepsOutOfAMomentFindsBack()
    {
        Class shown;
        shown.guide().goTo(1);
        shown.press(Qt::Key_Left, {});
        QTRY_VERIFY(shown.button(u"lessonRestore"_s).isVisible());
        shown.button(u"lessonRestore"_s).click();
        QCOMPARE(shown.cursor(), (Cursor{1, 0}));
        QTRY_VERIFY(!shown.button(u"lessonRestore"_s).isVisible());
    }

    void goingOnFromWhatOneChangedKeepsIt()
    {
        Class shown;
        shown.next();
        shown.addPoint();
        shown.guide().goTo(2);
        QVERIFY(shown.message().contains(u"Open recent"));
        QCOMPARE(shown.document().points().size(), std::size_t{2});
        QCOMPARE(shown.preferences.recentFiles().unsaved().size(), 1);
    }

    void whatIsSavedStaysAsItWasSavedWhenTheLessonGoesOn()
    {
        Class shown;
        shown.addPoint();
        shown.user.willTypeFile(shown.path(u"mine.halfplane"_s));
        shown.press(Qt::Key_S);
        QCOMPARE(shown.window->windowTitle(), u"Three (mine.halfplane)[*]"_s);
        const QByteArray mine = shown.read(u"mine.halfplane"_s);
        shown.guide().goTo(2);
        QCOMPARE(shown.document().points().size(), std::size_t{2});
        QCOMPARE(shown.window->windowTitle(), u"Three[*]"_s);
        QVERIFY(!shown.action(u"revert"_s)->isEnabled());
        shown.addPoint();
        shown.user.willCancel(); // where is this to be?
        shown.press(Qt::Key_S);
        QVERIFY(shown.user.isContent());
        QCOMPARE(shown.read(u"mine.halfplane"_s), mine);
    }

    void whatHasAFileIsAskedAboutInALesson()
    {
        Class shown;
        shown.user.willTypeFile(shown.path(u"mine.halfplane"_s));
        shown.press(Qt::Key_S);
        shown.addPoint();
        shown.user.willCancel();
        shown.guide().goTo(2);
        QCOMPARE(shown.guide().place(), std::size_t{0});
        QCOMPARE(shown.document().points().size(), std::size_t{9});
        shown.user.willPress(QMessageBox::Save);
        QVERIFY(shown.window->close());
        QVERIFY(shown.user.isContent());
        QCOMPARE(openForWindow(shown.path(u"mine.halfplane"_s))->content.points.size(), std::size_t{9});
        QVERIFY(shown.preferences.recentFiles().unsaved().isEmpty());
    }

    void whatCannotBeKeptIsAskedAbout()
    {
        Class shown;
        shown.write(u"unsaved"_s, "no folder");
        shown.addPoint();
        shown.user.willPress(QMessageBox::Cancel);
        shown.guide().goTo(2);
        QCOMPARE(shown.guide().place(), std::size_t{0});
        QCOMPARE(shown.document().points().size(), std::size_t{9});
        QVERIFY(shown.text().contains(u"One."));
        shown.user.willPress(QMessageBox::Discard);
        shown.guide().goTo(2);
        QCOMPARE(shown.guide().place(), std::size_t{2});
        QVERIFY(shown.user.isContent());
    }

    void aPanelThatThereIsNotOpensNone()
    {
        const Class shown;
        emit shown.guide().panelAsked(u"cellar"_s, {});
        emit shown.guide().panelAsked(u"cellar"_s, u"22"_s);
        emit shown.guide().panelAsked(u"recipe"_s, u"22"_s); // its page is elsewhere
        QVERIFY(shown.window->findChild<TheoremPageView *>()->theorem() == nullptr);
    }

    void theListMayBeOlderThanTheLesson()
    {
        Class shown;
        shown.guide().goTo(1);
        QMenu &list = *shown.window->findChild<QToolButton *>(u"lessonMoments"_s)->menu();
        emit list.aboutToShow();
        QAction *last = list.actions().constLast();
        shown.write(u"three.md"_s, threeMoments.first(threeMoments.indexOf("```halfplane\nstep")));
        QTRY_COMPARE(shown.guide().lesson()->moments.size(), std::size_t{1});
        last->trigger();
        QCOMPARE(shown.guide().place(), std::size_t{0});
        shown.action(u"lessonToLeave"_s)->trigger();
        last->trigger();
        emit list.aboutToShow();
        QVERIFY(list.actions().isEmpty());
    }

    void theStrideOfAMomentIsNotTheUsers()
    {
        const Desk desk;
        const Playback &playback = desk.window->showing().playback();
        desk.window->showing().playback().setStride(Stride::Sweep);
        desk.write(u"few.csv"_s, "1,2,1\n-3,4,-1\n");
        for (const char *leaving : {"by a command", "by another document"}) {
            desk.filing().open(desk.write(u"three.md"_s, threeMoments));
            QCOMPARE(playback.stride(), Stride::Update);
            desk.window->guide().goTo(1);
            QCOMPARE(playback.stride(), Stride::Check);
            QCOMPARE(desk.preferences.stride(), Stride::Sweep);
            if (QByteArray(leaving) == "by a command")
                desk.action(u"lessonToLeave"_s)->trigger();
            else
                desk.filing().open(u"example:first"_s);
            QCOMPARE(playback.stride(), Stride::Sweep);
            QCOMPARE(desk.preferences.stride(), Stride::Sweep);
        }
    }

    void whoeverMovesNeedNotWaitForALongRun()
    {
        Class shown(endless);
        Playback &playback = shown.playback();
        QTRY_VERIFY(shown.cursor().update > 3000); // it goes on towards its end
        playback.seekUpdate(3);
        const std::uint64_t sofar = playback.lastUpdate();
        QTRY_VERIFY(playback.lastUpdate() > sofar);
        QCOMPARE(shown.cursor(), (Cursor{3, 0}));
        shown.guide().restore();
        QVERIFY(shown.cursor().update > 3000);
        playback.play();
        const std::uint64_t meanwhile = playback.lastUpdate();
        QTRY_VERIFY(playback.lastUpdate() > meanwhile);
        QVERIFY(playback.isPlaying());
        shown.window->showing().stop();
    }

    void whatTheUserChangesIsNotAwaited()
    {
        Class shown(endless);
        QTRY_VERIFY(shown.cursor().update > 3000);
        Recipe other = shown.document().recipe();
        other.caps.updates = 5;
        shown.document().setRecipe(other); // a run that has not come so far
        QTRY_VERIFY(!shown.window->showing().isBusy());
        QCOMPARE(shown.cursor().update, std::uint64_t{5});
        const std::uint64_t put = shown.playback().wanted().update;
        other.caps.updates = 9'000'000;
        shown.document().setRecipe(other);
        QTRY_VERIFY(shown.playback().lastUpdate() > put);
        QCOMPARE(shown.cursor().update, put);
        shown.window->showing().stop();
    }

    void anotherDocumentEndsTheLesson()
    {
        Class shown;
        shown.filing().open(u"example:first"_s);
        QVERIFY(shown.guide().lesson() == nullptr);
        QTRY_VERIFY(!shown.button(u"lessonNext"_s).isVisible());
        shown.next();
        QCOMPARE(shown.cursor(), (Cursor{1, 0}));
        shown.back();
        QCOMPARE(shown.cursor(), Cursor{});
    }

    void aLessonThatIsLeftLeavesWhatItShows()
    {
        Class shown;
        shown.action(u"lessonToLeave"_s)->trigger();
        QVERIFY(shown.guide().lesson() == nullptr);
        QCOMPARE(shown.document().points().size(), std::size_t{8});
    }

    void aChangedFileIsSeenAtOnce()
    {
        Class shown;
        shown.guide().goTo(1);
        shown.write(u"three.md"_s, QByteArray(threeMoments).replace("Two.", "Two, mended."));
        QTRY_VERIFY(shown.text().contains(u"Two, mended."));
        QCOMPARE(shown.guide().place(), std::size_t{1});
        shown.write(u"three.md"_s, QByteArray(threeMoments).replace("step: 1", "stp: 1"));
        QTRY_VERIFY(shown.message().contains(u"three.md:13"));
        QVERIFY(shown.message().contains(u"did you mean step?"));
    }

    void aFileThatIsPutInItsPlaceIsSeen()
    {
        Class shown;
        const auto *watcher = shown.filing().findChild<QFileSystemWatcher *>();
        for (const QByteArray &text : {QByteArray("Two, mended."), QByteArray("Two, mended again.")}) {
            QVERIFY(QFile::remove(shown.path(u"three.md"_s)));
            QTRY_VERIFY(watcher->files().isEmpty());
            shown.write(u"three.md"_s, QByteArray(threeMoments).replace("Two.", text));
            shown.guide().goTo(1);
            QTRY_VERIFY(shown.text().contains(QString::fromUtf8(text)));
        }
    }

    void nothingChangesUnderADialog()
    {
        Class shown;
        QDialog dialog(shown.window);
        shown.user.ignore(&dialog);
        dialog.open();
        QSignalSpy changed(shown.filing().findChild<QFileSystemWatcher *>(),
                           &QFileSystemWatcher::fileChanged);
        shown.write(u"three.md"_s, QByteArray(threeMoments).replace("One.", "One, mended."));
        QVERIFY(changed.wait());
        QVERIFY(!shown.text().contains(u"mended"));
        dialog.close();
        QTRY_VERIFY(shown.text().contains(u"mended"));
    }

    void aMomentIsAddedAtTheEndOfTheFile()
    {
        Class shown;
        shown.guide().goTo(2);
        shown.addPoint();
        shown.playback().toEnd();
        shown.action(u"lessonToAdd"_s)->trigger();
        QTRY_COMPARE(shown.guide().lesson()->moments.size(), std::size_t{4});
        QVERIFY(shown.message().contains(u"last moment"));
        QVERIFY(shown.read(u"three.md"_s).startsWith(threeMoments));
        shown.guide().goTo(3);
        QCOMPARE(shown.document().points().size(), std::size_t{3});
        QVERIFY(shown.cursor().update > 0);
    }

    void aLessonIsBegunFromWhatIsShown()
    {
        Class shown;
        shown.filing().open(u"example:figure34"_s);
        shown.playback().seekUpdate(2);
        shown.user.willTypeFile(shown.path(u"begun"_s));
        shown.action(u"lessonToBegin"_s)->trigger();
        QVERIFY(shown.user.isContent());
        QVERIFY(shown.guide().lesson() != nullptr);
        QCOMPARE(shown.guide().lesson()->title, std::string("begun"));
        QCOMPARE(shown.document().points(), openForWindow(u"example:figure34"_s)->content.points);
        QCOMPARE(shown.cursor(), (Cursor{2, 0}));
    }

    void aLessonIsNotBegunOverWhatIsNotSaved()
    {
        Class shown;
        shown.filing().open(shown.path(u"few.csv"_s));
        shown.addPoint();
        shown.user.willTypeFile(shown.path(u"begun"_s));
        shown.user.willPress(QMessageBox::Cancel);
        shown.action(u"lessonToBegin"_s)->trigger();
        QVERIFY(shown.user.isContent());
        QVERIFY(shown.guide().lesson() == nullptr);
        QCOMPARE(shown.document().points().size(), std::size_t{3});
        QCOMPARE(shown.read(u"begun.md"_s), QByteArray("not there"));
    }

    void theHelpsExampleIsALesson()
    {
        const Desk desk;
        desk.action(u"writingLessons"_s)->trigger();
        QFile page(u":/help/writing-lessons.html"_s);
        QVERIFY(page.open(QIODevice::ReadOnly));
        QTextDocument text;
        text.setHtml(QString::fromUtf8(page.readAll()));
        const QString all = text.toPlainText();
        const qsizetype from = all.indexOf(u"<!-- halfplane lesson -->");
        const QString example = all.sliced(from, all.indexOf(u"Its parts") - from);
        const auto opened = openForWindow(desk.write(u"help.md"_s, example.toUtf8()));
        QVERIFY2(opened->note.isEmpty(), qPrintable(opened->note));
        QCOMPARE(opened->lesson->title, std::string("Which rate?"));
        QCOMPARE(opened->lesson->moments.size(), std::size_t{2});
        QCOMPARE(opened->lesson->moments[1].shown.recipes.size(), std::size_t{2});
    }

    void everyLessonGoesByPageDownAloneAndBack_data()
    {
        QTest::addColumn<QString>("id");
        for (const BuiltInLesson &lesson : lessons())
            QTest::newRow(lesson.id.data()) << toText(lesson.id);
    }

    void everyLessonGoesByPageDownAloneAndBack()
    {
        QFETCH(const QString, id);
        Class shown;
        const auto opened = openForWindow(u"lesson:"_s + id);
        QVERIFY2(opened->note.isEmpty(), qPrintable(opened->note));
        shown.filing().open(u"lesson:"_s + id);
        std::vector<Place> places{placeIn(shown)};
        while (shown.guide().canGoOn()) {
            shown.next();
            QVERIFY(placeIn(shown) != places.back());
            places.push_back(placeIn(shown));
        }
        QCOMPARE(shown.guide().place() + 1, shown.guide().lesson()->moments.size());
        while (places.size() > 1) {
            places.pop_back();
            shown.back();
            QCOMPARE(placeIn(shown), places.back());
        }
    }
};

HALFPLANE_TEST(lesson_window_test, LessonWindowTest, QApplication)
#include "lesson_window_test.moc"
