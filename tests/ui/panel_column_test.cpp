#include "support/run.h"
#include "support/runs.h"
#include "ui/board/board_row.h"
#include "ui/editing/edit_actions.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/shown_window.h"

#include <QAbstractItemView>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>

#include <functional>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// How far the run has come, in a label.
Panel addedPanel()
{
    return {u"place"_s, u"Place"_s, Panel::Below, Panel::Behind, [](const PanelParts &with, PanelPage &) {
                auto *label = new QLabel;
                QObject::connect(&with.showing, &Showing::momentChanged, label,
                                 [label, &showing = with.showing] {
                                     label->setText(QString::number(showing.cursor().update));
                                 });
                return label;
            }};
}

/// A window with one panel more, and nothing else but boards.
struct OneMore
{
    OneMore()
        : column(boards, withOneMore(), {showing, boards, edits, guide})
    {
        column.show();
    }
    ~OneMore() { boards.setParent(nullptr); }

    static std::vector<Panel> withOneMore()
    {
        std::vector<Panel> rows = panels();
        rows.push_back(addedPanel());
        return rows;
    }

    Showing showing;
    LessonGuide guide{showing};
    EditActions edits{showing.document()};
    BoardRow boards{showing, [](Board &) {}};
    PanelColumn column;
};

QTabWidget &tabsOf(const QWidget &page) { return *qobject_cast<QTabWidget *>(page.parent()->parent()); }

QStringList titlesOf(const QTabWidget &tabs)
{
    QStringList titles;
    for (int tab = 0; tab < tabs.count(); ++tab)
        titles << tabs.tabText(tab);
    return titles;
}

void clickTab(const QTabWidget &tabs, const QString &title)
{
    const QTabBar *bar = tabs.tabBar();
    const auto tab = static_cast<int>(titlesOf(tabs).indexOf(title));
    QTest::mouseClick(tabs.tabBar(), Qt::LeftButton, {}, bar->tabRect(tab).center());
}

QList<QRect> placesIn(const PanelColumn &column)
{
    QList<QRect> places;
    for (const QWidget *part : column.findChildren<QWidget *>()) {
        if (part->isVisible())
            places << QRect(part->mapTo(&column, QPoint()), part->size());
    }
    return places;
}

/// Does something before each time that a widget is painted.
class WhenPainted : public QObject
{
    Q_DISABLE_COPY_MOVE(WhenPainted)

public:
    WhenPainted(QWidget &widget, std::function<void()> act)
        : m_act(std::move(act))
    {
        widget.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject * /*widget*/, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            m_act();
        return false;
    }

private:
    std::function<void()> m_act;
};

/// Counts how often a widget that has its looks gets them anew: it was polished once too often.
class PolishedAgain : public QObject
{
public:
    int count = 0;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *widget = qobject_cast<QWidget *>(watched);
        const bool isPolished = widget != nullptr && widget->testAttribute(Qt::WA_WState_Polished);
        count += isPolished && event->type() == QEvent::StyleChange ? 1 : 0;
        return false;
    }
};

const QScrollArea &pageOf(const Shown &shown, const QString &id)
{
    return *shown.panel(id).findChild<QScrollArea *>();
}

/// As high as its content, and no more.
bool isFitting(const Shown &shown, const QString &id)
{
    const QScrollArea &area = pageOf(shown, id);
    const int spare = area.viewport()->height() - area.sizeHint().height();
    return area.isVisible() && spare >= 0 && spare <= 1;
}

} // namespace

class PanelColumnTest : public QObject
{
    Q_OBJECT

private slots:
    void aPanelIsARow()
    {
        OneMore window;
        QCOMPARE(window.column.pages().last()->opening().text(), u"Place"_s);
        auto *label = qobject_cast<QLabel *>(window.column.open(u"place"_s));
        QVERIFY(label->isVisible());
        window.showing.document().replacePoints({{1, 2, Label::Negative}}, u"one"_s);
        window.showing.playback().stepForward();
        QCOMPARE(label->text(), u"1"_s);
    }

    void tabsAreInTheOrderOfTheMenu()
    {
        Shown shown;
        const QTabWidget &below = tabsOf(shown.panel(u"loss"_s));
        QCOMPARE(titlesOf(below),
                 QStringList({u"Loss"_s, u"Theorems"_s, u"Steps"_s, u"Points"_s, u"Notes"_s}));
        QCOMPARE(below.currentIndex(), 0);
        QVERIFY(shown.panel(u"recipe"_s).isVisible());
        QCOMPARE(titlesOf(tabsOf(shown.panel(u"recipe"_s))), QStringList({u"Lesson"_s, u"Recipe"_s}));
        shown.panels().close(u"steps"_s);
        shown.panels().open(u"history"_s);
        shown.panels().open(u"steps"_s);
        QCOMPARE(titlesOf(below),
                 QStringList({u"Loss"_s, u"Theorems"_s, u"Steps"_s, u"Points"_s, u"Notes"_s, u"History"_s}));
    }

    void theMenuBringsToTheFrontAndCloses_data()
    {
        QTest::addColumn<QString>("id");
        for (const QString &id : {u"notes"_s, u"history"_s, u"theorems"_s, u"shattering"_s})
            QTest::newRow(qPrintable(id)) << id;
    }
    void theMenuBringsToTheFrontAndCloses()
    {
        QFETCH(const QString, id);
        const Shown shown;
        const PanelPage &page = shown.panel(id);
        QVERIFY(!page.isVisible());
        page.opening().trigger();
        QVERIFY(page.isVisible() && page.opening().isChecked());
        page.opening().trigger(); // in front, it is closed
        QVERIFY(!page.isVisible() && !page.opening().isChecked());
        page.opening().trigger();
        QVERIFY(page.isVisible() && page.opening().isChecked());
    }

    void withoutPanelsTheBoardHasAllOfTheWindow()
    {
        const Shown shown;
        const int before = shown.window.board().width();
        for (const PanelPage *page : shown.panels().pages())
            shown.panels().close(page->objectName());
        QTRY_VERIFY(shown.window.board().width() > before + 300);
        shown.panels().open(u"recipe"_s);
        QTRY_COMPARE(shown.window.board().width(), before);
    }

    void aWindowOfItsOwnIsATabAgainWhenItIsClosed()
    {
        Shown shown;
        PanelPage &page = shown.panel(u"theorems"_s);
        const QTabWidget &below = tabsOf(shown.panel(u"loss"_s));
        const QStringList before = titlesOf(below);
        page.ownWindow().trigger();
        QVERIFY(page.isWindow() && page.isVisible() && page.ownWindow().isChecked());
        QCOMPARE(page.windowTitle(), u"Theorems"_s);
        QVERIFY(!titlesOf(below).contains(u"Theorems"_s));
        QVERIFY(QTest::qWaitForWindowActive(&page));
        const std::uint64_t step = shown.step();
        QTest::keyClick(&page, Qt::Key_Right); // the window's keys are its, too
        QCOMPARE(shown.step(), step + 1);
        QVERIFY(page.close());
        QTRY_VERIFY(!page.isWindow());
        QVERIFY(page.isVisible() && !page.ownWindow().isChecked());
        QCOMPARE(titlesOf(below), before);
    }

    void aWindowOfItsOwnIsClosedByTheMenu()
    {
        const Shown shown;
        const PanelPage &page = shown.panel(u"steps"_s);
        page.ownWindow().trigger();
        page.opening().trigger();
        QVERIFY(!page.isVisible() && !page.opening().isChecked() && !page.ownWindow().isChecked());
        page.opening().trigger();
        QVERIFY(page.isVisible() && !page.isWindow());
        page.ownWindow().trigger();
        page.ownWindow().trigger();
        QVERIFY(page.isVisible() && !page.isWindow());
    }

    void theMenuOfATabOpensAWindow_data()
    {
        QTest::addColumn<bool>("isByKey");
        QTest::newRow("by the mouse") << false;
        QTest::newRow("by the keyboard, for the tab in front") << true;
    }
    void theMenuOfATabOpensAWindow()
    {
        QFETCH(const bool, isByKey);
        const Shown shown;
        QTabBar *bar = tabsOf(shown.panel(u"loss"_s)).tabBar();
        bar->setFocus(Qt::TabFocusReason);
        const QPoint at = bar->tabRect(isByKey ? 4 : 1).center();
        QContextMenuEvent event(isByKey ? QContextMenuEvent::Keyboard : QContextMenuEvent::Mouse, at,
                                bar->mapToGlobal(at));
        QCoreApplication::sendEvent(bar, &event);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QTest::keyClick(menu, Qt::Key_W);
        QVERIFY(shown.panel(isByKey ? u"loss"_s : u"theorems"_s).isWindow());
    }

    void aTabIsPulledNowhere()
    {
        const Shown shown;
        const QStringList before = shown.panels().arrangement();
        const QTabWidget &below = tabsOf(shown.panel(u"loss"_s));
        const QPoint at = below.tabBar()->tabRect(0).center();
        QTest::mousePress(below.tabBar(), Qt::LeftButton, {}, at);
        QTest::mouseMove(below.tabBar(), at - QPoint(400, 200));
        QTest::mouseRelease(below.tabBar(), Qt::LeftButton, {}, at - QPoint(400, 200));
        QCOMPARE(shown.panels().arrangement(), before);
    }

    void aClickOnATabLeavesTheArrowsToTheRun()
    {
        Shown shown;
        const QTabWidget &below = tabsOf(shown.panel(u"loss"_s));
        const std::uint64_t step = shown.step();
        clickTab(below, u"Steps"_s);
        QVERIFY(shown.panel(u"steps"_s).isVisible());
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.step(), step + 1);
        shown.panel(u"steps"_s).findChild<QAbstractItemView *>()->setFocus();
        clickTab(below, u"Points"_s);
        QVERIFY(shown.window.board().hasFocus());
    }

    void f6GoesToAWindowOfItsOwn()
    {
        Shown shown;
        const PanelPage &page = shown.panel(u"steps"_s);
        page.ownWindow().trigger();
        shown.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&shown.window));
        shown.window.board().setFocus();
        for (int i = 0; i < 8 && !page.isAncestorOf(QApplication::focusWidget()); ++i) {
            shown.press(Qt::Key_F6);
            QCoreApplication::processEvents();
        }
        QVERIFY(page.isAncestorOf(QApplication::focusWidget()));
    }

    void anArrangementIsTakenOver()
    {
        Shown first;
        first.panels().open(u"history"_s);
        first.panels().open(u"points"_s);
        first.panels().close(u"loss"_s);
        first.panel(u"steps"_s).ownWindow().trigger();
        first.panel(u"steps"_s).setGeometry(20, 30, 360, 340);
        first.panels().setSizes({1, 420});
        const Shown second;
        const QStringList usual = second.panels().arrangement();
        second.panels().setArrangement(first.panels().arrangement());
        QTRY_COMPARE(second.panels().arrangement(), first.panels().arrangement());
        QVERIFY(second.panels().arrangement().contains(u"width 420"_s));
        second.panels().reset();
        QTRY_COMPARE(second.panels().arrangement(), usual);
    }

    void whatAnArrangementDoesNotKnowStaysWhereItIs()
    {
        OneMore more;
        more.column.setArrangement({u"steps closed"_s, u"gone window 1 2 3 4"_s});
        QCOMPARE(titlesOf(tabsOf(*more.column.pages().last())),
                 QStringList({u"Loss"_s, u"Theorems"_s, u"Points"_s, u"Notes"_s, u"Place"_s}));
    }

    void aDamagedArrangementIsAsUsual_data()
    {
        QTest::addColumn<QString>("line");
        for (const char *line :
             {"", " ", "width", "width -3", "width 1e9", "width 999999999", "height x", "steps",
              "steps nowhere", "closed steps", "\n\x01", "nothing front", "width 344 closed"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void aDamagedArrangementIsAsUsual()
    {
        QFETCH(const QString, line);
        const Shown shown;
        const QStringList usual = shown.panels().arrangement();
        shown.panels().setArrangement({line});
        QCOMPARE(shown.panels().arrangement(), usual);
        shown.panels().setArrangement({u"loss window 9 9 -1 x"_s}); // a window where it can be
        QVERIFY(shown.panel(u"loss"_s).width() > 100);
    }

    void whatIsOfferedIsNotKept()
    {
        const Shown shown;
        const QStringList before = shown.panels().arrangement();
        shown.panels().open(u"generator"_s);
        shown.panels().setArrangement(shown.panels().arrangement());
        QVERIFY(!shown.panel(u"generator"_s).isVisible());
        QCOMPARE(shown.panels().arrangement(), before);
    }

    /// One that moves to another parent is, with all it has: most of what opening a window took.
    void hardlyAWidgetIsPolishedTwiceAsTheWindowOpens()
    {
        Theme theme;
        PolishedAgain again;
        qApp->installEventFilter(&again);
        MainWindow window(source, theme);
        window.show();
        const auto all = window.findChildren<QWidget *>().size();
        QVERIFY2(again.count < all / 5, qPrintable(u"%1 of %2"_s.arg(again.count).arg(all)));
    }

    void nothingMovesOnceTheWindowIsPainted()
    {
        Theme theme;
        MainWindow window(source, theme);
        window.open(u"example:figure34"_s);
        const auto &column = *window.findChild<PanelColumn *>();
        QList<QRect> atFirst;
        const WhenPainted painted(window.board(), [&atFirst, &column] {
            if (atFirst.isEmpty())
                atFirst = placesIn(column);
        });
        window.show();
        (void)QTest::qWaitForWindowExposed(&window);
        for (int i = 0; i < 20; ++i)
            QCoreApplication::processEvents();
        QVERIFY(!atFirst.isEmpty());
        QCOMPARE(placesIn(column), atFirst);
    }

    void theRecipeIsAsHighAsItsContent_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280×800") << QSize(1280, 800);
        QTest::newRow("1440×900") << QSize(1440, 900);
    }
    void theRecipeIsAsHighAsItsContent()
    {
        QFETCH(const QSize, size);
        Shown shown;
        shown.window.resize(size);
        QTRY_VERIFY(isFitting(shown, u"recipe"_s));
        const int before = shown.panel(u"recipe"_s).height();
        shown.window.showing().document().setRecipe(test::recipe("margin-fuzzy"));
        QTRY_VERIFY(isFitting(shown, u"recipe"_s) && shown.panel(u"recipe"_s).height() > before);
        const int grown = shown.panel(u"recipe"_s).height();
        shown.window.showing().document().setRecipe(test::recipe("standard")); // and no tab jumps back
        settleLayouts();
        QCOMPARE(shown.panel(u"recipe"_s).height(), grown);
        shown.window.open(u"example:figure34"_s);
        shown.panels().open(u"recipe"_s);
        QTRY_VERIFY(isFitting(shown, u"recipe"_s));
        QCOMPARE(shown.panel(u"recipe"_s).height(), before);
    }

    void soIsWhatIsOffered()
    {
        Shown shown;
        shown.window.resize(1440, 900);
        shown.panels().open(u"generator"_s);
        QTRY_VERIFY(pageOf(shown, u"generator"_s).verticalScrollBar()->maximum() == 0);
        shown.panels().close(u"generator"_s);
        QTRY_VERIFY(isFitting(shown, u"recipe"_s));
    }

    void aPageHasRoomUntilItIsLeft_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("hasRoom");
        QTest::newRow("low") << QSize(960, 640) << false;
        QTest::newRow("where there is room nothing moves") << QSize(1280, 800) << true;
    }
    void aPageHasRoomUntilItIsLeft()
    {
        QFETCH(const QSize, size);
        QFETCH(const bool, hasRoom);
        Shown shown;
        shown.window.resize(size);
        const QWidget &recipe = shown.panel(u"recipe"_s);
        const QWidget &below = tabsOf(shown.panel(u"loss"_s));
        QTRY_VERIFY(below.height() < recipe.height());
        const int before = recipe.height();
        shown.panels().setReading(true);
        QVERIFY(below.height() > 12 * below.fontMetrics().height());
        QCOMPARE(recipe.height() == before, hasRoom);
        shown.panels().setReading(false);
        QTRY_COMPARE(recipe.height(), before);
    }

    void aHeightThatTheUserChoseStaysUntilItIsReset()
    {
        const Shown shown;
        const QWidget &top = tabsOf(shown.panel(u"recipe"_s));
        QTRY_VERIFY(isFitting(shown, u"recipe"_s));
        auto *heights = qobject_cast<QSplitter *>(top.parent());
        QTest::mousePress(heights->handle(1), Qt::LeftButton, {}, {100, 0});
        QTest::mouseMove(heights->handle(1), {100, -60});
        QTest::mouseRelease(heights->handle(1), Qt::LeftButton, {}, {100, 0});
        QTRY_VERIFY(!isFitting(shown, u"recipe"_s));
        const int chosen = top.height();
        shown.window.showing().document().setRecipe(test::recipe("margin-fuzzy"));
        QTest::qWait(50);
        QCOMPARE(top.height(), chosen);
        QVERIFY(shown.panels().arrangement().contains(u"height %1"_s.arg(chosen)));
        shown.panels().reset();
        QTRY_VERIFY(isFitting(shown, u"recipe"_s));
    }
};

HALFPLANE_TEST(panel_column_test, PanelColumnTest, QApplication)
#include "panel_column_test.moc"
