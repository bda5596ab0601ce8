#include "desk.h"
#include "support/run.h"
#include "ui/board/legend_strip.h"
#include "ui/editing/open_document.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/message_bar.h"
#include "ui/painting/qt_shapes.h"
#include "ui/panels/explanation_label.h"
#include "ui/panels/lesson_panel.h"
#include "ui/panels/score_label.h"
#include "ui/panels/theorem_view.h"
#include "ui/presenting/beside.h"
#include "ui/presenting/presenter.h"
#include "ui/presenting/stage.h"
#include "ui/shown_window.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QScreen>
#include <QTextDocument>
#include <QToolButton>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// All of the main window that presenting must leave as it was.
struct Looks
{
    explicit Looks(const MainWindow &window)
        : panels(window.findChild<PanelColumn *>()->arrangement())
        , geometry(window.geometry())
        , state(window.windowState())
        , focus(window.focusWidget())
        , view(window.board().view())
    {
    }

    bool operator==(const Looks &) const = default;

    QStringList panels;
    QRect geometry;
    Qt::WindowStates state;
    const QWidget *focus;
    View view;
};

/// Panels take their heights after the window has taken its size.
void settle()
{
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
}

struct Presenting : Shown
{
    explicit Presenting(const QString &data = u"example:figure34"_s)
        : Shown(data)
    {
        press(Qt::Key_F5);
        (void)QTest::qWaitForWindowActive(stage());
    }

    Stage *stage() const { return window.presenter().stage(); }
    void leave()
    {
        if (stage() != nullptr)
            QTest::keyClick(&stage()->board(), Qt::Key_Escape);
        QCoreApplication::processEvents();
    }
    QPoint pixelOf(std::size_t index) const
    {
        const Point &point = study().points[index];
        return toQt(stage()->board().view().toScreen(point.x1, point.x2)).toPoint();
    }
    void moveTo(QPoint at) const
    {
        Board &board = stage()->board();
        QMouseEvent move(QEvent::MouseMove, at, board.mapToGlobal(QPointF(at)), Qt::NoButton, Qt::LeftButton,
                         {});
        QCoreApplication::sendEvent(&board, &move);
    }
    QString stepText() const { return stage()->findChild<QLabel *>(u"stageStep"_s)->text(); }
};

void prepare(const QString &state, Shown &shown)
{
    if (state == u"playing"_s) {
        shown.window.showing().playback().play();
    } else if (state == u"panels closed"_s) {
        for (const PanelPage *page : shown.panels().pages())
            shown.panels().close(page->objectName());
    } else if (state == u"full screen"_s) {
        shown.window.showFullScreen();
    } else if (state == u"maximized"_s) {
        shown.window.showMaximized();
    } else if (state == u"typing"_s) {
        shown.panel(u"recipe"_s).findChild<QLineEdit *>()->setFocus();
    } else if (state == u"no points"_s) {
        shown.window.showing().document().clear();
    } else if (state == u"dark"_s) {
        shown.theme.setAppearance(Appearance::Dark);
    } else if (state == u"in the middle of a drag"_s) {
        QTest::mousePress(&shown.window.board(), Qt::LeftButton, {}, {40, 40});
    }
}

} // namespace

class PresentingTest : public QObject
{
    Q_OBJECT

private slots:
    void closingOnTheStageEndsThePresentationAlone()
    {
        Presenting shown;
        QTest::keyClick(&shown.stage()->board(), Qt::Key_W, Qt::ControlModifier);
        QCoreApplication::processEvents();
        QVERIFY(shown.stage() == nullptr);
        QVERIFY(shown.window.isVisible());
    }

    void theSentenceHasTheHeightThatItNeeds()
    {
        const Presenting shown(u"example:first"_s);
        shown.window.showing().document().setStart({-1, -3.5}); // has converged
        Stage &stage = *shown.stage();
        stage.showNormal();
        const auto *sentence = stage.findChild<ExplanationLabel *>();
        for (int width = 800; width < 1600; width += 16) {
            stage.resize(width, width * 3 / 4);
            settle();
            QTextDocument text;
            text.setDefaultFont(sentence->font());
            text.setDocumentMargin(0);
            text.setHtml(sentence->text());
            text.setTextWidth(sentence->width());
            QVERIFY2(text.size().height() <= sentence->height(), qPrintable(QString::number(width)));
        }
    }

    void theStageFillsTheOtherScreenOrTheOnlyOne()
    {
        const Presenting shown;
        QVERIFY(shown.stage() != nullptr);
        QCOMPARE(shown.stage()->isFullScreen(), true);
        const QScreen *screen = shown.stage()->screen();
        QCOMPARE(shown.stage()->geometry(), screen->geometry());
        QCOMPARE(screen == shown.window.screen(), QGuiApplication::screens().size() == 1);
    }

    void theChosenScreenIsTaken()
    {
        for (const QScreen *screen : QGuiApplication::screens()) {
            Shown shown;
            shown.window.presenter().setScreenName(screen->name());
            shown.press(Qt::Key_F5);
            QCOMPARE(shown.window.presenter().stage()->geometry(), screen->geometry());
        }
        Shown shown;
        shown.window.presenter().setScreenName(u"one that was unplugged"_s);
        shown.press(Qt::Key_F5);
        QVERIFY(shown.window.presenter().stage()->isVisible());
    }

    void leavingRestoresEverything_data()
    {
        QTest::addColumn<bool>("isLeftByF5");
        for (const char *state : {"at rest", "playing", "panels closed", "full screen", "maximized", "typing",
                                  "no points", "dark", "in the middle of a drag"}) {
            QTest::newRow(state) << false;
            QTest::addRow("%s, left by F5", state) << true;
        }
    }
    void leavingRestoresEverything()
    {
        QFETCH(const bool, isLeftByF5);
        Shown shown;
        prepare(QString::fromUtf8(QTest::currentDataTag()).section(u',', 0, 0), shown);
        settle();
        // A screen without a display is smaller than the window can be, and Qt sees to that at its next
        // layout.
        shown.window.resize(shown.window.size().expandedTo(shown.window.minimumSize()));
        settle();
        const Looks before(shown.window);
        const Document document = shown.window.showing().document().content();
        const bool isPlaying = shown.window.showing().playback().isPlaying();
        const std::uint64_t step = shown.step();
        shown.window.presenter().action().trigger();
        QVERIFY(shown.window.presenter().stage() != nullptr);
        (void)QTest::qWaitForWindowActive(shown.window.presenter().stage());
        QTest::keyClick(&shown.window.presenter().stage()->board(), isLeftByF5 ? Qt::Key_F5 : Qt::Key_Escape);
        QTRY_VERIFY(shown.window.presenter().stage() == nullptr);
        QCoreApplication::processEvents();
        const Looks after(shown.window);
        QCOMPARE(after.geometry, before.geometry);
        QCOMPARE(after.state, before.state);
        QCOMPARE(after.focus, before.focus);
        QCOMPARE(after.panels, before.panels);
        QVERIFY(after.view == before.view);
        QVERIFY(after == before);
        QVERIFY(shown.window.showing().document().content() == document);
        QCOMPARE(shown.window.showing().playback().isPlaying(), isPlaying);
        QVERIFY(isPlaying || shown.step() == step);
        QTest::mouseRelease(&shown.window.board(), Qt::LeftButton, {}, {90, 90});
        QVERIFY(shown.window.showing().document().content() == document);
        shown.theme.setAppearance(Appearance::Light);
    }

    void everythingIsLargeEnoughForTheLastRow()
    {
        const Presenting shown;
        const double height = shown.stage()->height();
        const Picture picture = shown.stage()->board().picture();
        int words = 0;
        for (const Instruction &instruction : picture.instructions) {
            if (const auto *text = std::get_if<Words>(&instruction)) {
                ++words;
                QVERIFY2(text->size >= height / 36 - 0.01, text->text.c_str());
            }
        }
        QVERIFY(words > 5);
        for (const QLabel *label : shown.stage()->findChildren<QLabel *>())
            QVERIFY(label->font().pixelSize() >= height / 36);
        QVERIFY(shown.stage()->findChild<ScoreLabel *>()->font().pixelSize() >= height / 36);
        QVERIFY(shown.stage()->findChild<QLabel *>(u"stageStep"_s)->font().pixelSize() >= height / 14);
        QCOMPARE(stageSizes(1080).boundary, 6.75);
        QCOMPARE(stageSizes(1080).mark, 15.0);
    }

    void keysStepOnTheStage()
    {
        Presenting shown;
        QCOMPARE(shown.stepText(), u"2"_s);
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.stepText(), u"3"_s);
        shown.press(Qt::Key_Left);
        shown.press(Qt::Key_Left);
        QCOMPARE(shown.stepText(), u"1"_s);
        shown.press(Qt::Key_End);
        QCOMPARE(shown.stepText(), u"49"_s);
        QCOMPARE(shown.stage()->findChild<QLabel *>(u"stageOf"_s)->text(), u"of 49"_s);
        QVERIFY(shown.stage()->findChild<ExplanationLabel *>()->text().contains(u"49"_s));
        QVERIFY(shown.stage()->findChild<ScoreLabel *>()->accessibleName().startsWith(u"0 of 80 wrong"_s));
        shown.press(Qt::Key_Home);
        QTest::keyClick(&shown.stage()->board(), Qt::Key_Space);
        QVERIFY(shown.window.showing().playback().isPlaying());
    }

    void pageKeysAndThePeriodOfARemoteWork()
    {
        Presenting shown;
        shown.press(Qt::Key_PageDown);
        QCOMPARE(shown.step(), std::uint64_t{3});
        shown.press(Qt::Key_PageUp);
        QCOMPARE(shown.step(), std::uint64_t{2});
        shown.press(Qt::Key_Period);
        QVERIFY(shown.stage()->isBlank());
        const QImage black = shown.stage()->grab().toImage();
        QCOMPARE(black.pixelColor(black.width() / 2, black.height() / 2), QColor(Qt::black));
        shown.press(Qt::Key_Period);
        QVERIFY(!shown.stage()->isBlank());
    }

    /// And a drag moves what is there.
    void aClickOnTheStageGoesOn()
    {
        Presenting shown;
        Board &board = shown.stage()->board();
        const Document before = shown.window.showing().document().content();
        QTest::mouseMove(&board, {60, 300});
        QCOMPARE(board.cursor().shape(), Qt::ArrowCursor);
        QTest::mouseClick(&board, Qt::LeftButton, {}, {60, 300});
        QCOMPARE(shown.step(), std::uint64_t{3});
        QTest::mouseClick(&board, Qt::LeftButton, {}, shown.pixelOf(5)); // on a point, too
        QCOMPARE(shown.step(), std::uint64_t{4});
        QVERIFY(shown.window.showing().document().content() == before);
        QVERIFY(shown.window.showing().document().selection().empty());
        const QPoint from = shown.pixelOf(5);
        QTest::mousePress(&board, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 6; ++i)
            shown.moveTo(from + QPoint(10 * i, 0));
        QTest::mouseRelease(&board, Qt::LeftButton, {}, from + QPoint(60, 0));
        QVERIFY(shown.study().points[5] != before.points[5]);
    }

    /// Until Esc.
    void aClassChosenOnTheStageLetsAClickAddPoints()
    {
        Presenting shown;
        Board &board = shown.stage()->board();
        shown.press(Qt::Key_2);
        QVERIFY(shown.stage()->isEditing());
        QVERIFY(board.cursor().shape() != Qt::ArrowCursor);
        QTest::mouseClick(&board, Qt::LeftButton, {}, {60, 300});
        QCOMPARE(shown.study().points.size(), std::size_t{81});
        QCOMPARE(shown.study().points.back().label, Label::Negative);
        QCOMPARE(shown.step(), std::uint64_t{2});
        shown.leave();
        QVERIFY(shown.stage() != nullptr && !shown.stage()->isEditing());
        QTest::mouseClick(&board, Qt::LeftButton, {}, {60, 400});
        QCOMPARE(shown.study().points.size(), std::size_t{81});
        shown.leave();
        QVERIFY(shown.stage() == nullptr);
    }

    /// Its title, its words and which one it is, and its panel beside the boards; what a class was chosen
    /// for ends with it.
    void aMomentOfALessonIsOnTheStage()
    {
        const Desk shown;
        const LessonGuide &guide = shown.window->guide();
        shown.filing().open(u"lesson:why-it-must-end"_s);
        shown.press(Qt::Key_F5, {});
        const Stage *stage = shown.window->presenter().stage();
        const auto press = [&](Qt::Key key) { QTest::keyClick(&stage->board(), key); };
        (void)QTest::qWaitForWindowActive(shown.window->presenter().stage());
        QVERIFY(stage->findChild<LessonPanel *>()->isVisible());
        QStringList pages;
        press(Qt::Key_1);
        QVERIFY(stage->isEditing());
        for (bool isLast = false; !isLast; isLast = !guide.canGoOn()) {
            const std::size_t before = guide.place();
            press(Qt::Key_PageDown);
            QTRY_VERIFY(!shown.window->showing().isBusy());
            QCOMPARE(stage->findChild<QLabel *>(u"stageTitle"_s)->text(), guide.titleHere());
            QCOMPARE(stage->isEditing(), before == 0 && guide.place() == 0);
            const auto *page = stage->findChild<PanelPage *>();
            if (page != nullptr && !pages.contains(page->objectName()))
                pages << page->objectName();
            if (page != nullptr) {
                const auto *words = stage->findChild<LessonPanel *>();
                QTRY_VERIFY(words->height() > 4 * words->fontMetrics().height());
                QTRY_VERIFY(words->y() > page->y() && words->width() == stage->width());
            }
            if (page != nullptr && page->objectName() == u"theorems"_s)
                QCOMPARE(page->findChild<TheoremPageView *>()->theorem()->id, "9");
        }
        QCOMPARE(pages, QStringList({u"theorems"_s, u"squeeze"_s}));
        QCOMPARE(stage->findChild<QLabel *>(u"stageMoment"_s)->text(), u"6 of 6"_s);
        shown.action(u"lessonToLeave"_s)->trigger();
        QVERIFY(!stage->findChild<QLabel *>(u"stageTitle"_s)->isVisible());
        QVERIFY(stage->findChild<PanelPage *>() == nullptr);
    }

    void aMomentSaysWhatIsBesideTheBoards()
    {
        const Desk shown;
        shown.filing().open(shown.write(u"stage.md"_s,
                                        "<!-- halfplane lesson -->\n# Stage\n\n## One\n```halfplane\n"
                                        "points: example:first\npanel: loss\nstage: squeeze\n```\nWords.\n\n"
                                        "## Two\n```halfplane\nstage: boards\n```\nMore.\n"));
        shown.press(Qt::Key_F5, {});
        const Stage *stage = shown.window->presenter().stage();
        QCOMPARE(stage->findChild<PanelPage *>()->objectName(), u"squeeze"_s);
        QVERIFY(shown.window->findChild<PanelPage *>(u"loss"_s)->isVisible());
        shown.window->guide().goOn();
        QVERIFY(stage->findChild<PanelPage *>() == nullptr);
        QVERIFY(!stage->findChild<LessonPanel *>()->isVisible());
    }

    /// Chosen by a key, or by the list in the View menu.
    void panelsStandBesideTheBoards()
    {
        Presenting shown;
        const int alone = shown.stage()->board().width();
        const double least = shown.stage()->height() / 36.0;
        for (const Panel &panel : panelsForStage()) {
            shown.press(Qt::Key_M);
            settle();
            const auto *page = shown.stage()->findChild<PanelPage *>();
            QVERIFY(panel.id == u"lesson"_s || (page != nullptr && page->objectName() == panel.id));
            const QWidget *beside =
                page != nullptr ? page : shown.stage()->findChild<QWidget *>(u"stageWords"_s);
            QVERIFY(beside->isVisible());
            QVERIFY2(shown.stage()->board().width() < 2 * alone / 3, qPrintable(panel.id));
            QVERIFY(beside->width() > shown.stage()->width() / 3);
            for (const QWidget *part : beside->findChildren<QWidget *>()) {
                const bool hasWords = part->inherits("QLabel") || part->inherits("QAbstractButton")
                    || part->inherits("QAbstractItemView") || part->inherits("halfplane::ChartView");
                QVERIFY2(!hasWords || !part->isVisibleTo(beside)
                             || QFontInfo(part->font()).pixelSize() >= least,
                         qPrintable(panel.id + u' ' + part->property("text").toString()));
            }
        }
        shown.press(Qt::Key_M);
        settle();
        QVERIFY(shown.stage()->findChild<PanelPage *>() == nullptr);
        QCOMPARE(shown.stage()->board().width(), alone);
    }

    void undoWorksOnTheStage()
    {
        Presenting shown;
        const Document before = shown.window.showing().document().content();
        shown.press(Qt::Key_1);
        QTest::mouseClick(&shown.stage()->board(), Qt::LeftButton, {}, {60, 300});
        QVERIFY(shown.window.showing().document().content() != before);
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shown.window.showing().document().content() == before);
    }

    void layersAndColoursFollowTheWindow()
    {
        Presenting shown;
        QAction *grid = nullptr;
        for (QAction *action : shown.window.findChildren<QAction *>()) {
            if (action->text() == u"Grid"_s)
                grid = action;
        }
        QVERIFY(grid != nullptr);
        grid->trigger();
        QVERIFY(!shown.stage()->board().showing().layers().has(*findLayer("grid")));
        shown.theme.setAppearance(Appearance::Light);
        const QColor light = shown.stage()->grab().toImage().pixelColor(3, 3);
        shown.theme.setAppearance(Appearance::Dark);
        const QColor dark = shown.stage()->grab().toImage().pixelColor(3, 3);
        shown.theme.setAppearance(Appearance::Light);
        QVERIFY(dark.lightness() < light.lightness());
    }

    void thePlaneInViewStaysInView()
    {
        Shown shown;
        for (const double factor : {1.0, 4.0, 0.02}) {
            shown.window.board().zoom(factor);
            const Box plane = shown.window.board().view().plane();
            shown.window.presenter().begin();
            QCoreApplication::processEvents();
            const Box stage = shown.window.presenter().stage()->board().view().plane();
            QVERIFY(stage.adjusted(-1e-9, -1e-9, 1e-9, 1e-9).contains(plane));
            shown.window.presenter().end();
        }
        // Where all points are in view in the window, they are on the stage.
        shown.window.board().fit();
        shown.window.presenter().begin();
        QCoreApplication::processEvents();
        const Board &board = shown.window.presenter().stage()->board();
        for (const Point &point : shown.study().points)
            QVERIFY(Box({}, board.view().size).contains(board.view().toScreen(point.x1, point.x2)));
    }

    void aRunThatBecomesImpossibleIsShown()
    {
        Presenting shown;
        shown.window.showing().document().clear();
        QVERIFY(shown.stepText().isEmpty());
        QVERIFY(shown.stage()->findChild<ExplanationLabel *>()->text().isEmpty());
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.stepText(), u"2"_s);
    }

    void f6OnTheStageLeavesTheWindowsFocus()
    {
        const Presenting shown;
        QTest::keyClick(&shown.stage()->board(), Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(shown.window.focusWidget(), &shown.window.board());
    }

    void nothingPopsUp()
    {
        Presenting shown;
        const auto windows = [] {
            int visible = 0;
            for (const QWidget *widget : QApplication::topLevelWidgets())
                visible += widget->isVisible() ? 1 : 0;
            return visible;
        };
        const int before = windows();
        shown.window.tell(u"Something to say"_s);
        QVERIFY(!shown.window.open(u"nowhere.csv"_s));
        for (const int key :
             {Qt::Key_Right, Qt::Key_1, Qt::Key_2, Qt::Key_X, Qt::Key_0, Qt::Key_Plus, Qt::Key_Minus,
              Qt::Key_End, Qt::Key_Home, Qt::Key_BracketLeft, Qt::Key_BracketRight})
            shown.press(key);
        QCOMPARE(windows(), before);
        QVERIFY(shown.stage()->findChild<MessageBar *>() == nullptr);
    }

    /// And what was in view stays in view.
    void theLegendIsThereWhenItIsAskedFor()
    {
        const Presenting shown;
        Board &board = shown.stage()->board();
        auto *legend = shown.stage()->findChild<LegendStrip *>();
        QVERIFY(legend != nullptr && !legend->isVisible());
        board.zoom(3);
        const Box plane = board.view().plane();
        QTest::keyClick(&board, Qt::Key_L);
        QVERIFY(legend->isVisible());
        QCoreApplication::processEvents();
        QVERIFY(board.view().plane().grown(1e-9).contains(plane));
        QTest::keyClick(&board, Qt::Key_L);
        QVERIFY(!legend->isVisible());
        // The window's own stays as it is.
        QVERIFY(shown.window.centralWidget()->findChild<LegendStrip *>()->isVisible());
    }

    void escFirstLightsABlankStage()
    {
        Presenting shown;
        shown.press(Qt::Key_B);
        QVERIFY(shown.stage()->isBlank());
        shown.leave();
        QVERIFY(shown.stage() != nullptr);
        QVERIFY(!shown.stage()->isBlank());
        shown.leave();
        QVERIFY(shown.stage() == nullptr);
    }

    void theWindowTellsThatItPresents()
    {
        Presenting shown;
        const auto *button = shown.window.findChild<QToolButton *>(u"presentButton"_s);
        QCOMPARE(button->text(), u"End  F5"_s);
        shown.press(Qt::Key_B);
        QCOMPARE(button->text(), u"Blanked: end  F5"_s);
        shown.leave();
        QCOMPARE(button->text(), u"End  F5"_s);
        shown.leave();
        QCOMPARE(button->text(), u"Present  F5"_s);
        QCOMPARE(button->accessibleName(), u"Present"_s);
    }

    void escInTheWindowEndsTheShowToo()
    {
        Presenting shown;
        shown.window.showing().document().setSelection({0});
        shown.window.activateWindow();
        (void)QTest::qWaitForWindowActive(&shown.window);
        shown.window.board().setFocus();
        QTest::keyClick(&shown.window.board(), Qt::Key_Escape); // that is for the selection
        QVERIFY(shown.stage() != nullptr);
        QVERIFY(shown.window.showing().document().selection().empty());
        QTest::keyClick(&shown.window.board(), Qt::Key_Escape);
        QVERIFY(shown.stage() == nullptr);
    }

    void theWindowCanGoWhilePresenting()
    {
        auto shown = std::make_unique<Presenting>();
        const QPointer<Stage> stage(shown->stage());
        shown.reset();
        QVERIFY(stage.isNull());
    }

    void zoomKeysAreTheStagesOwn()
    {
        Presenting shown;
        const View before = shown.window.board().view();
        const double scale = shown.stage()->board().view().scale;
        shown.press(Qt::Key_Plus);
        QVERIFY(shown.stage()->board().view().scale > scale);
        shown.press(Qt::Key_Minus);
        shown.press(Qt::Key_Minus);
        QVERIFY(shown.stage()->board().view().scale < scale);
        shown.press(Qt::Key_0);
        QVERIFY(!shown.stage()->board().keptView());
        QCOMPARE(shown.window.board().view(), before);
        shown.leave();
        shown.press(Qt::Key_Plus);
        QVERIFY(shown.window.board().view().scale > before.scale);
    }

    void noPanelOpensBehindTheStage()
    {
        Presenting shown;
        shown.press(Qt::Key_G);
        QVERIFY(shown.panel(u"generator"_s).isHidden());
        shown.leave();
        shown.press(Qt::Key_G);
        QVERIFY(!shown.panel(u"generator"_s).isHidden());
    }
};

HALFPLANE_TEST(presenting_test, PresentingTest, QApplication)
#include "presenting_test.moc"
