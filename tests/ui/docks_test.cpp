#include "support/run.h"
#include "support/runs.h"
#include "ui/board/board_row.h"
#include "ui/docks.h"
#include "ui/editing/edit_actions.h"
#include "ui/shown/showing.h"

#include <QAction>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>

#include <functional>

using namespace halfplane;
using namespace Qt::Literals::StringLiterals;

namespace {

/// How far the run has come, in a label.
Panel addedPanel()
{
    return {u"place"_s, u"Place"_s, Panel::Below, Panel::Behind, [](const PanelParts &with, QDockWidget &) {
                auto *label = new QLabel;
                QObject::connect(&with.showing, &Showing::momentChanged, label, [label, &with] {
                    label->setText(QString::number(with.showing.cursor().update));
                });
                return label;
            }};
}

/// A window with these panels and nothing else.
struct RightColumn
{
    enum Beginning { Shown, NotShown };

    explicit RightColumn(const std::vector<Panel> &panels, Beginning beginning = Shown)
        : docks(window, panels, parts)
    {
        window.setCentralWidget(&boards);
        window.resize(1280, 800);
        if (beginning == Shown)
            show();
    }
    void show()
    {
        window.show();
        (void)QTest::qWaitForWindowExposed(&window);
    }
    ~RightColumn() { window.takeCentralWidget()->setParent(nullptr); }

    QDockWidget *dock(const QString &id) { return window.findChild<QDockWidget *>(id); }

    Showing showing;
    EditActions edits{showing.document()};
    BoardRow boards{showing, [](Board &) {}};
    PanelParts parts{showing, boards, edits};
    QMainWindow window;
    Docks docks;
};

QList<QRect> placesIn(const QMainWindow &window)
{
    QList<QRect> places{window.centralWidget()->geometry()};
    for (const auto *dock : window.findChildren<QDockWidget *>())
        places << dock->geometry();
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

/// Not behind another one, and nothing of its page is cut.
bool isWhole(const QDockWidget &dock)
{
    const auto *area = dock.widget()->findChild<QScrollArea *>();
    return !area->visibleRegion().isEmpty() && area->height() >= area->sizeHint().height();
}

std::vector<Panel> withOneMore()
{
    std::vector<Panel> rows = panels();
    rows.push_back(addedPanel());
    return rows;
}

} // namespace

class DocksTest : public QObject
{
    Q_OBJECT

private slots:
    void aPanelIsARow()
    {
        RightColumn column(withOneMore());
        QCOMPARE(column.docks.switches().last()->text(), u"Place"_s);
        QVERIFY(
            column.window.tabifiedDockWidgets(column.dock(u"theorems"_s)).contains(column.dock(u"place"_s)));
        auto *label = qobject_cast<QLabel *>(column.docks.open(u"place"_s));
        column.showing.document().replacePoints({{1, 2, Label::Negative}}, u"one"_s);
        column.showing.playback().stepForward();
        QCOMPARE(label->text(), u"1"_s);
    }

    void aPanelIsKeptWhereItWasPut()
    {
        RightColumn first(withOneMore());
        first.window.addDockWidget(Qt::LeftDockWidgetArea, first.dock(u"place"_s));
        RightColumn second(withOneMore());
        second.docks.setLayout(first.docks.layout());
        QCOMPARE(second.window.dockWidgetArea(second.dock(u"place"_s)), Qt::LeftDockWidgetArea);
        second.docks.reset();
        QCOMPARE(second.window.dockWidgetArea(second.dock(u"place"_s)), Qt::RightDockWidgetArea);
    }

    void aLayoutOfOtherPanelsIsKept()
    {
        RightColumn fewer(panels());
        fewer.window.addDockWidget(Qt::LeftDockWidgetArea, fewer.dock(u"steps"_s));
        RightColumn more(withOneMore());
        more.docks.setLayout(fewer.docks.layout());
        QCOMPARE(more.window.dockWidgetArea(more.dock(u"steps"_s)), Qt::LeftDockWidgetArea);
        QVERIFY(more.window.tabifiedDockWidgets(more.dock(u"theorems"_s)).contains(more.dock(u"place"_s)));
        RightColumn less(panels());
        less.docks.setLayout(more.docks.layout());
        QCOMPARE(less.window.dockWidgetArea(less.dock(u"steps"_s)), Qt::LeftDockWidgetArea);
    }

    void whatIsOfferedIsNoSwitchAndGoes()
    {
        RightColumn column(panels());
        QCOMPARE(column.docks.offers().size(), 1);
        QVERIFY(!column.docks.switches().contains(column.docks.offers().first()));
        QVERIFY(column.dock(u"generator"_s)->isHidden());
        column.docks.open(u"generator"_s);
        QVERIFY(!column.dock(u"generator"_s)->isHidden());
        column.docks.closeOffers();
        QVERIFY(column.dock(u"generator"_s)->isHidden());
    }

    void allBelowTheRecipeAreTabs()
    {
        RightColumn column(panels());
        QList<QTabBar *> bars;
        for (auto *bar : column.window.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
            if (bar->isVisible() && bar->count() > 1)
                bars << bar;
        }
        QCOMPARE(bars.size(), 1);
        QStringList titles;
        for (int tab = 0; tab < bars.first()->count(); ++tab)
            titles << bars.first()->tabText(tab);
        QCOMPARE(titles, QStringList({u"Loss"_s, u"Theorems"_s, u"Steps"_s, u"Points"_s, u"Notes"_s}));
        QCOMPARE(bars.first()->tabText(bars.first()->currentIndex()), u"Loss"_s);
    }

    void theViewMenuBringsToTheFront_data()
    {
        QTest::addColumn<QString>("id");
        for (const QString &id : {u"notes"_s, u"history"_s, u"theorems"_s})
            QTest::newRow(qPrintable(id)) << id;
    }
    void theViewMenuBringsToTheFront()
    {
        QFETCH(const QString, id);
        RightColumn column(panels());
        QDockWidget *dock = column.dock(id);
        QAction *action = dock->toggleViewAction();
        const auto isSeen = [&] { return !dock->visibleRegion().isEmpty(); };
        QVERIFY(!isSeen());
        action->trigger();
        QTRY_VERIFY(isSeen());
        QVERIFY(action->isChecked());
        action->trigger(); // in front, it is closed
        QVERIFY(dock->isHidden() && !action->isChecked());
        action->trigger();
        QTRY_VERIFY(isSeen());
        QVERIFY(action->isChecked());
    }

    void nothingMovesOnceTheWindowIsPainted()
    {
        RightColumn column(panels(), RightColumn::NotShown);
        QList<QRect> atFirst;
        const QMainWindow &window = column.window;
        const WhenPainted painted(column.boards.board(), [&atFirst, &window] {
            if (atFirst.isEmpty())
                atFirst = placesIn(window);
        });
        column.show();
        for (int i = 0; i < 20; ++i)
            QCoreApplication::processEvents();
        QVERIFY(!atFirst.isEmpty());
        QCOMPARE(placesIn(window), atFirst);
    }

    void whatFloatsHasATitle()
    {
        RightColumn column(panels());
        QDockWidget *steps = column.dock(u"steps"_s);
        QTRY_VERIFY(steps->titleBarWidget() != nullptr);
        steps->setFloating(true);
        QTRY_VERIFY(steps->titleBarWidget() == nullptr);
        steps->setFloating(false);
        QTRY_VERIFY(steps->titleBarWidget() != nullptr);
    }

    void theRecipeIsAsHighAsItsContent()
    {
        RightColumn column(panels());
        QDockWidget *recipe = column.dock(u"recipe"_s);
        const auto *area = recipe->widget()->findChild<QScrollArea *>();
        const auto spare = [&] { return area->viewport()->height() - area->sizeHint().height(); };
        const auto isFitting = [&] { return spare() >= 0 && spare() <= 1; };
        QTRY_VERIFY(isFitting());
        const int before = recipe->height();
        column.parts.showing.document().setRecipe(test::recipe("margin-fuzzy"));
        QTRY_VERIFY(isFitting() && recipe->height() > before);
        column.parts.showing.document().setRecipe(test::recipe("standard"));
        QTRY_VERIFY(isFitting());
    }

    void soIsWhatIsOffered()
    {
        RightColumn column(panels());
        column.docks.open(u"generator"_s);
        QTRY_VERIFY(isWhole(*column.dock(u"generator"_s)));
        const int high = column.dock(u"generator"_s)->height();
        column.docks.closeOffers();
        QTRY_VERIFY(isWhole(*column.dock(u"recipe"_s)) && column.dock(u"recipe"_s)->height() < high);
    }

    void aPageGetsTheLargerShareUntilItIsLeft()
    {
        RightColumn column(panels());
        column.window.resize(1280, 600);
        QDockWidget *recipe = column.dock(u"recipe"_s);
        QDockWidget *below = column.dock(u"loss"_s);
        QTRY_VERIFY(below->height() < recipe->height());
        QTest::qWait(50); // all of it is arranged
        const int before = recipe->height();
        column.docks.setReading(true);
        QTRY_VERIFY(below->height() > recipe->height());
        column.docks.setReading(false);
        QTRY_COMPARE(recipe->height(), before);
    }

    void aHeightThatTheUserChoseStays()
    {
        RightColumn column(panels());
        QDockWidget *recipe = column.dock(u"recipe"_s);
        const auto *area = recipe->widget()->findChild<QScrollArea *>();
        QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
        QCoreApplication::processEvents();
        const QPoint line(recipe->x() + 100, recipe->geometry().bottom() + 2);
        QTest::mousePress(&column.window, Qt::LeftButton, {}, line);
        QTest::mouseMove(&column.window, line - QPoint(0, 60));
        QTRY_VERIFY(recipe->geometry().bottom() < line.y() - 50);
        QTest::mouseRelease(&column.window, Qt::LeftButton, {}, line - QPoint(0, 60));
        const int chosen = recipe->height();
        column.parts.showing.document().setRecipe(test::recipe("margin-fuzzy"));
        QTest::qWait(50);
        QCOMPARE(recipe->height(), chosen);
        column.window.resize(1280, 900);
        QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
    }
};

int docks_test(int argc, char *argv[]) { return halfplane::test::run<DocksTest, QApplication>(argc, argv); }
#include "docks_test.moc"
