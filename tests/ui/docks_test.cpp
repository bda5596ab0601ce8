#include "support/run.h"
#include "ui/board/board.h"
#include "ui/docks.h"
#include "ui/editing/edit_actions.h"
#include "ui/shown/showing.h"

#include <QAction>
#include <QLabel>
#include <QTest>

using namespace halfplane;
using namespace Qt::Literals::StringLiterals;

namespace {

/// How far the run has come, in a label.
Panel addedPanel()
{
    return {u"place"_s, u"Place"_s, Panel::Foot, Panel::Behind, [](const PanelParts &with, QDockWidget &) {
                auto *label = new QLabel;
                QObject::connect(&with.showing, &Showing::momentChanged, label, [label, &with] {
                    label->setText(QString::number(with.showing.cursor().update));
                });
                return label;
            }};
}

/// A window with these panels and nothing else.
struct Column
{
    explicit Column(const std::vector<Panel> &panels)
        : docks(window, panels, parts)
    {
        window.setCentralWidget(&board);
        window.resize(1280, 800);
        window.show();
        (void)QTest::qWaitForWindowExposed(&window);
    }
    ~Column() { window.takeCentralWidget()->setParent(nullptr); }

    QDockWidget *dock(const QString &id) { return window.findChild<QDockWidget *>(id); }

    Showing showing;
    EditActions edits{showing.document()};
    Board board{showing};
    PanelParts parts{showing, board, edits};
    QMainWindow window;
    Docks docks;
};

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
        Column column(withOneMore());
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
        Column first(withOneMore());
        first.window.addDockWidget(Qt::LeftDockWidgetArea, first.dock(u"place"_s));
        Column second(withOneMore());
        second.docks.setLayout(first.docks.layout());
        QCOMPARE(second.window.dockWidgetArea(second.dock(u"place"_s)), Qt::LeftDockWidgetArea);
        second.docks.reset();
        QCOMPARE(second.window.dockWidgetArea(second.dock(u"place"_s)), Qt::RightDockWidgetArea);
    }

    void whatIsOfferedIsNoSwitchAndGoes()
    {
        Column column(panels());
        QCOMPARE(column.docks.offers().size(), 1);
        QVERIFY(!column.docks.switches().contains(column.docks.offers().first()));
        QVERIFY(column.dock(u"generator"_s)->isHidden());
        column.docks.open(u"generator"_s);
        QVERIFY(!column.dock(u"generator"_s)->isHidden());
        column.docks.closeOffers();
        QVERIFY(column.dock(u"generator"_s)->isHidden());
    }

    void aStackIsOnePlace()
    {
        Column column(withOneMore());
        const QString chart = panels()[1].id;
        QVERIFY(column.window.tabifiedDockWidgets(column.dock(chart)).isEmpty());
        column.docks.stack();
        const auto stacked = column.window.tabifiedDockWidgets(column.dock(chart));
        QVERIFY(stacked.contains(column.dock(u"theorems"_s)) && stacked.contains(column.dock(u"place"_s)));
        QVERIFY(!stacked.contains(column.dock(u"recipe"_s)));
    }
};

int docks_test(int argc, char *argv[]) { return halfplane::test::run<DocksTest, QApplication>(argc, argv); }
#include "docks_test.moc"
