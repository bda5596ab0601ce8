#include "support/run.h"
#include "ui/board/board.h"
#include "ui/message_bar.h"
#include "ui/panels/explanation_label.h"
#include "ui/panels/recipe_panel.h"
#include "ui/panels/theorem_view.h"
#include "ui/shown/runner.h"
#include "ui/shown_window.h"
#include "ui/timeline/scrubber.h"

#include <QAbstractButton>
#include <QDesktopServices>
#include <QHelpEvent>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTimer>
#include <QToolTip>

#include <set>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// In the place of the file manager.
class UrlTaker : public QObject
{
    Q_OBJECT

public:
    explicit UrlTaker(QUrl &taken)
        : m_taken(taken)
    {
        QDesktopServices::setUrlHandler(u"file"_s, this, "take");
    }
    ~UrlTaker() override { QDesktopServices::unsetUrlHandler(u"file"_s); }

public slots:
    void take(const QUrl &url) { m_taken = url; }

private:
    QUrl &m_taken;
};

/// Where the pointer is a hand.
void clickOnLink(QLabel &label)
{
    for (int y = 4; y < label.height(); y += 6) {
        for (int x = 4; x < label.width(); x += 12) {
            const QPointF at(x, y); // at once: a window system would tell of it later
            QMouseEvent move(QEvent::MouseMove, at, label.mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
            QApplication::sendEvent(&label, &move);
            if (label.cursor().shape() == Qt::PointingHandCursor)
                return QTest::mouseClick(&label, Qt::LeftButton, {}, {x, y});
        }
    }
}

} // namespace

class MainWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void aDocumentOpensAtItsStep();
    void aClickAddsAPointAndThePlayheadStays();
    void whatCannotBeOpenedChangesNothingAndSaysWhy();
    void aMessageGoesWithTheNextDocument();
    void aMessageCoversNoPointAndMovesNothing_data();
    void aMessageCoversNoPointAndMovesNothing();
    void aShortMessageIsAsHighAsTheStatusLine();
    void aMessageGoesWhenItHasBeenRead_data();
    void aMessageGoesWhenItHasBeenRead();
    void whatWentWellHasAWayToItsFile();
    void whatABarIsStandsBelowAndCoversNothing();
    void theRecipePanelChangesTheRun();
    void thePlayheadComesBackWhenARunIsLongEnoughAgain();
    void whereTheDataWouldBeSeparableIsSaidBeforeAnyRun();
    void aRunThatCannotConvergeSaysSoAtOnce();
    void notSeparableOpensItsProof_data();
    void notSeparableOpensItsProof();
    void aCycleIsExplained();
    void escapeTakesAMessageAway();
    void aLongRunCanBeStopped_data();
    void aLongRunCanBeStopped();
    void aStepIsGoneTo();
    void examplesAreInGroupsAndSayWhatTheyShow();
    void layersAreTriedWithTheMenuOpen();
    void layersThatCannotBeSeenAreGrey();
};

void MainWindowTest::aDocumentOpensAtItsStep()
{
    const Shown shown;
    QCOMPARE(shown.step(), std::uint64_t{2});
    QCOMPARE(shown.study().points.size(), std::size_t{80});
    QVERIFY(shown.window.windowTitle().contains(u"Greedy against a fixed rate"_s));
}

void MainWindowTest::aClickAddsAPointAndThePlayheadStays()
{
    Shown shown;
    shown.click({60, 60});
    QCOMPARE(shown.study().points.size(), std::size_t{81});
    QCOMPARE(shown.study().points.back().label, Label::Positive);
    QCOMPARE(shown.study().run->problem->points.size(), std::size_t{81});
    QCOMPARE(shown.step(), std::uint64_t{2});
    shown.click({90, 60}, Qt::ShiftModifier);
    QCOMPARE(shown.study().points.back().label, Label::Negative);
}

void MainWindowTest::whatCannotBeOpenedChangesNothingAndSaysWhy()
{
    Shown shown;
    const auto before = shown.window.showing().sharedStudy();
    QVERIFY(!shown.window.open(u"points.csv"_s));
    QCOMPARE(shown.window.showing().sharedStudy(), before);
    QCOMPARE(shown.step(), std::uint64_t{2});
    const auto *messages = shown.window.findChild<MessageBar *>();
    QVERIFY(messages->isVisible());
    QVERIFY(messages->text().contains(u"points.csv, line 17, column 2: "_s));
}

void MainWindowTest::aMessageGoesWithTheNextDocument()
{
    Shown shown;
    shown.window.open(u"points.csv"_s);
    shown.window.open(u"example:xor"_s);
    QVERIFY(!shown.window.findChild<MessageBar *>()->isVisible());
    QCOMPARE(shown.study().points.size(), std::size_t{4});
}

void MainWindowTest::aMessageCoversNoPointAndMovesNothing_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("scale");
    for (const QSize size : {QSize(1280, 800), QSize(1024, 768), QSize(960, 640)}) {
        for (const int scale : {100, 150})
            QTest::addRow("%d × %d, %d %%", size.width(), size.height(), scale) << size << scale;
    }
}

void MainWindowTest::aMessageCoversNoPointAndMovesNothing()
{
    QFETCH(const QSize, size);
    QFETCH(const int, scale);
    Shown shown;
    shown.window.resize(size);
    actionNamed(shown.window, u"scale%1"_s.arg(scale))->trigger();
    settleLayouts();
    const Board &board = shown.window.board();
    const auto placeOf = [&](const QWidget &part) {
        return QRect(part.mapTo(&shown.window, QPoint()), part.size());
    };
    const QRect before = placeOf(board);
    const View view = board.view();
    QWidget *focused = QApplication::focusWidget();
    const auto *messages = shown.window.findChild<MessageBar *>();
    const QRect line = placeOf(*shown.window.statusBar());
    for (const int sentences : {1, 12}) {
        shown.window.tell(QString(u"Far too much to stand in one line. "_s).repeated(sentences).trimmed());
        QCoreApplication::processEvents();
        QCOMPARE(placeOf(board), before);
        QVERIFY(board.view() == view);
        QVERIFY(!placeOf(*messages).intersects(before));
        QVERIFY(placeOf(*messages).contains(line));
        QCOMPARE(messages->width(), line.width());
        for (const auto *label : messages->findChildren<QLabel *>())
            QVERIFY(!label->wordWrap() || label->height() >= label->heightForWidth(label->width()));
        QCOMPARE(QApplication::focusWidget(), focused);
    }
    QVERIFY(messages->height() > 2 * messages->fontMetrics().height());
    shown.window.resize(size + QSize(60, 30));
    QCoreApplication::processEvents();
    QVERIFY(placeOf(*messages).contains(placeOf(*shown.window.statusBar())));
}

void MainWindowTest::aShortMessageIsAsHighAsTheStatusLine()
{
    Shown shown;
    shown.window.tell(u"Something is wrong."_s);
    const int line = shown.window.statusBar()->height();
    QVERIFY(shown.window.findChild<MessageBar *>()->height() <= line + 4); // less than is free above it
}

void MainWindowTest::aMessageGoesWhenItHasBeenRead_data()
{
    QTest::addColumn<bool>("isTrouble");
    QTest::newRow("of what went well") << false;
    QTest::newRow("of what went wrong, when something else is done") << true;
}

void MainWindowTest::aMessageGoesWhenItHasBeenRead()
{
    QFETCH(const bool, isTrouble);
    Shown shown;
    auto *messages = shown.window.findChild<MessageBar *>();
    auto *reading = messages->findChild<QTimer *>(QString(), Qt::FindDirectChildrenOnly);
    const QString words = QString(u"Something to be read. "_s).repeated(10);
    if (isTrouble)
        shown.window.tell(words);
    else
        messages->note(words);
    QVERIFY(reading->interval() >= 10'000);
    const auto read = [&] {
        reading->start(0);
        QTRY_VERIFY(!reading->isActive() || reading->interval() > 0);
    };
    if (isTrouble) {
        read();
        QVERIFY(messages->isVisible());
        shown.press(Qt::Key_Right);
        QVERIFY(!messages->isVisible());
        shown.window.tell(words);
        shown.press(Qt::Key_Right); // too soon for who reads
        QVERIFY(messages->isVisible());
    }
    if (isTrouble) { // what goes on by itself is none of the user's doing
        shown.window.tell(words);
        read();
        Playback &playback = shown.window.showing().playback();
        const Cursor before = playback.cursor();
        playback.play();
        playback.elapse(3000);
        QVERIFY(playback.cursor() > before);
        QVERIFY(messages->isVisible());
        shown.press(Qt::Key_Home);
        QVERIFY(!messages->isVisible());
        messages->note(words);
    }
    auto *close = shown.labelled<QAbstractButton>(u"Close the message"_s);
    close->setFocus();
    read();
    QVERIFY(messages->isVisible());
    shown.window.board().setFocus();
    read();
    QVERIFY(!messages->isVisible());
}

void MainWindowTest::whatWentWellHasAWayToItsFile()
{
    Shown shown;
    auto *messages = shown.window.findChild<MessageBar *>();
    messages->confirm(u"a.png is exported."_s, u"/somewhere/a.png"_s);
    auto *folder = shown.labelled<QAbstractButton>(u"Open the folder that the file is in"_s);
    QVERIFY(folder->isVisible());
    QUrl opened;
    UrlTaker taker(opened);
    QTest::mouseClick(folder, Qt::LeftButton);
    QCOMPARE(opened, QUrl::fromLocalFile(u"/somewhere"_s));
    shown.window.tell(u"It was not to be."_s);
    QVERIFY(!folder->isVisible());
    QCOMPARE(messages->property("tone").toString(), u"trouble"_s);
}

void MainWindowTest::whatABarIsStandsBelowAndCoversNothing()
{
    Shown shown;
    auto *scrubber = shown.window.findChild<Scrubber *>();
    const auto *below = shown.labelled<QLabel>(u"Tool"_s);
    const QString before = below->text();
    const QPointF over = scrubber->placeOf(7);
    QMouseEvent moved(QEvent::MouseMove, over, scrubber->mapToGlobal(over), Qt::NoButton, {}, {});
    QApplication::sendEvent(scrubber, &moved);
    QCOMPARE(below->text(), scrubber->described(7));
    QHelpEvent asked(QEvent::ToolTip, scrubber->placeOf(7), scrubber->mapToGlobal(scrubber->placeOf(7)));
    QApplication::sendEvent(scrubber, &asked);
    QVERIFY(!QToolTip::isVisible());
    QEvent left(QEvent::Leave);
    QApplication::sendEvent(scrubber, &left);
    QCOMPARE(below->text(), before);
}

void MainWindowTest::theRecipePanelChangesTheRun()
{
    Shown shown;
    Recipe recipe = shown.study().recipe;
    recipe.variant = "standard";
    recipe.parameters.clear();
    emit shown.window.findChild<RecipePanel *>()->recipeEdited(recipe);
    QCOMPARE(shown.study().run->trace.updateCount(), std::uint64_t{60});
    QCOMPARE(shown.step(), std::uint64_t{2});
}

void MainWindowTest::thePlayheadComesBackWhenARunIsLongEnoughAgain()
{
    Shown shown;
    shown.window.showing().playback().seekUpdate(40);
    Recipe recipe = shown.study().recipe;
    const Recipe whole = recipe;
    recipe.caps.updates = 10;
    auto *panel = shown.window.findChild<RecipePanel *>();
    emit panel->recipeEdited(recipe);
    QCOMPARE(shown.step(), std::uint64_t{10});
    emit panel->recipeEdited(whole);
    QCOMPARE(shown.step(), std::uint64_t{40});
}

void MainWindowTest::whereTheDataWouldBeSeparableIsSaidBeforeAnyRun()
{
    const Shown shown(u"example:shatter-lines"_s);
    const auto *label = shown.labelled<QLabel>(u"Separability"_s);
    QVERIFY(label->text().contains(u"separable with a bias"_s));
}

void MainWindowTest::notSeparableOpensItsProof_data()
{
    QTest::addColumn<bool>("isInSentence");
    QTest::newRow("in the status line") << false;
    QTest::newRow("in the sentence of the end") << true;
}

/// Its page, and its points lit on the board, until it is left or something separates the points.
void MainWindowTest::notSeparableOpensItsProof()
{
    QFETCH(bool, isInSentence);
    Shown shown(u"example:xor"_s);
    const auto isLit = [&] {
        return described(shown.window.board().picture()).find("part meeting-hulls") != std::string::npos;
    };
    auto *why = shown.window.findChild<QPushButton *>(u"whyNotSeparable"_s);
    auto *page = shown.window.findChild<TheoremPageView *>();
    QTRY_VERIFY(why->isVisible());
    QVERIFY(!isLit());
    if (isInSentence) {
        shown.press(Qt::Key_End);
        auto *sentence = shown.window.findChild<ExplanationLabel *>();
        QTRY_VERIFY(sentence->text().contains(u"href=\"why\""_s));
        clickOnLink(*sentence);
    } else {
        why->setFocus(Qt::TabFocusReason);
        QTest::keyClick(why, Qt::Key_Space);
    }
    QTRY_VERIFY(page->isVisible());
    const QString text = page->findChild<QLabel *>(u"theoremText"_s)->accessibleName();
    QVERIFY2(text.contains(u"crosses the one from x₂ to x₄"_s), qPrintable(text));
    QVERIFY(isLit());
    shown.press(Qt::Key_Escape);
    QVERIFY(!page->isVisible() && !isLit());
    why->click();
    QVERIFY(isLit());
    shown.window.showing().document().removePoints({3});
    QTRY_VERIFY(!why->isVisible());
    QVERIFY(!isLit());
}

void MainWindowTest::aRunThatCannotConvergeSaysSoAtOnce()
{
    const Shown shown(u"example:xor"_s);
    const auto *label = shown.labelled<QLabel>(u"Separability"_s);
    QVERIFY(label->text().contains(u"cannot converge"_s));
    QVERIFY(label->toolTip().contains(u"no w classifies all the points"_s));
}

void MainWindowTest::aCycleIsExplained()
{
    Shown shown(u"example:cycle"_s);
    shown.press(Qt::Key_End);
    const auto *explanation = shown.window.findChild<ExplanationLabel *>();
    QVERIFY(explanation->text().contains(u"this never ends"_s));
}

void MainWindowTest::escapeTakesAMessageAway()
{
    Shown shown;
    shown.window.tell(u"something is wrong"_s);
    auto *messages = shown.window.findChild<MessageBar *>();
    QVERIFY(messages->isVisible());
    shown.press(Qt::Key_Escape);
    QVERIFY(!messages->isVisible());
}

void MainWindowTest::aLongRunCanBeStopped_data()
{
    QTest::addColumn<bool>("byKey");
    QTest::newRow("by its button") << false;
    QTest::newRow("by Esc") << true;
}

void MainWindowTest::aLongRunCanBeStopped()
{
    QFETCH(const bool, byKey);
    Shown shown(u"example:xor"_s);
    Recipe recipe = shown.study().recipe;
    recipe.order = Order::Reshuffled; // no cycle can be told, so only the cap would end it
    recipe.caps.updates = 10'000'000;
    emit shown.window.findChild<RecipePanel *>()->recipeEdited(recipe);
    QVERIFY(shown.window.showing().inFocus().runner().isBusy());
    QAbstractButton *stop = nullptr;
    for (auto *button : shown.window.findChildren<QAbstractButton *>()) {
        if (button->text() == u"Stop"_s)
            stop = button;
    }
    QVERIFY(stop != nullptr && stop->isVisible());
    shown.press(Qt::Key_Right); // the window is alive
    QCOMPARE(shown.step(), std::uint64_t{5});
    if (byKey)
        shown.press(Qt::Key_Escape);
    else
        QTest::mouseClick(stop, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!shown.window.showing().inFocus().runner().isBusy(), 60'000);
    QCOMPARE(shown.study().progress, Progress::Stopped);
    QVERIFY(!stop->isVisible());
}

void MainWindowTest::aStepIsGoneTo()
{
    Shown shown;
    shown.press(Qt::Key_G, Qt::ControlModifier);
    auto *dialog = shown.window.findChild<QInputDialog *>();
    QVERIFY(dialog != nullptr);
    QVERIFY(dialog->labelText().contains(u"49"_s));
    QCOMPARE(dialog->intValue(), 2);
    auto *box = dialog->findChild<QSpinBox *>();
    box->selectAll();
    QTest::keyClicks(box, u"31"_s);
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(shown.step(), std::uint64_t{31});
}

void MainWindowTest::examplesAreInGroupsAndSayWhatTheyShow()
{
    const Shown shown;
    std::set<const QObject *> groups;
    for (const Example &example : examples()) {
        const QAction *action = actionNamed(shown.window, toText(example.id));
        const auto *group = qobject_cast<const QMenu *>(action->parent());
        QCOMPARE(group->title(), toText(example.group));
        QVERIFY(group->toolTipsVisible());
        QVERIFY2(action->toolTip().endsWith(u".</p>"_s), qPrintable(action->toolTip()));
        groups.insert(group);
    }
    QCOMPARE(groups.size(), std::size_t{7});
}

void MainWindowTest::layersAreTriedWithTheMenuOpen()
{
    const Shown shown;
    QAction *names = actionNamed(shown.window, u"names"_s);
    auto *menu = qobject_cast<QMenu *>(names->parent());
    menu->popup({0, 0});
    const bool wasShown = names->isChecked();
    const QPoint place = menu->actionGeometry(names).center();
    QTest::mouseMove(menu, place);
    QTest::mouseClick(menu, Qt::LeftButton, {}, place);
    QVERIFY(menu->isVisible());
    QCOMPARE(names->isChecked(), !wasShown);
    QTest::mouseClick(menu, Qt::LeftButton, {}, place);
    QVERIFY(menu->isVisible());
    QCOMPARE(names->isChecked(), wasShown);
    QTest::keyClick(menu, Qt::Key_Escape);
    QVERIFY(!menu->isVisible());
}

void MainWindowTest::layersThatCannotBeSeenAreGrey()
{
    Shown shown;
    const auto isOffered = [&](const QString &id) {
        QAction *action = actionNamed(shown.window, id);
        emit qobject_cast<QMenu *>(action->parent())->aboutToShow();
        return action->isEnabled();
    };
    QVERIFY(isOffered(u"candidates"_s) && isOffered(u"update"_s) && isOffered(u"loss-ring"_s));
    QVERIFY(isOffered(u"rate-ring"_s) && isOffered(u"final-margin"_s));
    QVERIFY(!isOffered(u"hyperbolas"_s) && !isOffered(u"epsilon-band"_s));
    shown.press(Qt::Key_Home); // there are no candidates at the start, but in the run
    QVERIFY(isOffered(u"candidates"_s));
    shown.window.open(u"example:overlap"_s);
    QVERIFY(!isOffered(u"candidates"_s) && !isOffered(u"rate-ring"_s));
    QVERIFY(isOffered(u"hyperbolas"_s));
    shown.window.open(u"example:circle"_s);
    QVERIFY(!isOffered(u"loss-ring"_s));
}

HALFPLANE_TEST(main_window_test, MainWindowTest, QApplication)
#include "main_window_test.moc"
