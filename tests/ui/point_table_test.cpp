#include "core/reordering.h"
#include "ui/message_bar.h"
#include "ui/panels/point_panel.h"
#include "ui/shown_window.h"
#include "ui/undone.h"

#include <QAbstractItemModelTester>
#include <QDockWidget>
#include <QDropEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

using namespace halfplane;
using namespace halfplane::test;

namespace {

constexpr int x1Column = PointModel::FirstColumn;
constexpr int x2Column = PointModel::SecondColumn;
constexpr int classColumn = PointModel::ClassColumn;

Dataset threePoints()
{
    return {{0.1, 2, Label::Positive}, {-9.134869434832888, 1, Label::Negative}, {5, -3, Label::Positive}};
}

/// A window with the table of points in sight, and a hand on it.
struct Table : Shown
{
    explicit Table(const Dataset &points = threePoints())
        : Shown(QString())
        , table(window.findChild<PointTable *>())
    {
        OpenedDocument opened;
        opened.content.points = points;
        opened.name = u"points"_s;
        window.open(opened);
        auto *dock = window.findChild<QDockWidget *>(u"points"_s);
        dock->show();
        dock->raise();
        QCoreApplication::processEvents(); // a raised dock is laid out later
        table->setFocus();
    }

    OpenDocument &document() const { return window.document(); }
    const Dataset &points() const { return window.document().points(); }
    QModelIndex cell(int row, int column) const { return table->model()->index(row, column); }
    QPoint place(int row, int column) const { return table->visualRect(cell(row, column)).center(); }
    QString message() const { return window.findChild<MessageBar *>()->text(); }

    void clickCell(int row, int column, Qt::KeyboardModifiers modifiers = {}) const
    {
        table->scrollTo(cell(row, column));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, modifiers, place(row, column));
    }

    void clickHeading(int column) const
    {
        QHeaderView *header = table->horizontalHeader();
        const QPoint at(header->sectionViewportPosition(column) + 20, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
    }

    QLineEdit *editor() const { return table->findChild<QLineEdit *>(); }

    /// Into the current cell, as keys.
    void type(const QString &text)
    {
        for (const QChar character : text) {
            QWidget *focused = QApplication::focusWidget();
            QTest::sendKeyEvent(QTest::Click, focused, Qt::Key_unknown, QString(character), Qt::NoModifier);
        }
    }

    /// Sends what dragging the selected rows to a place would send.
    void dropAt(QPoint at) const
    {
        const std::unique_ptr<QMimeData> rows(table->model()->mimeData({}));
        QDragEnterEvent enter(at, Qt::MoveAction, rows.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(table->viewport(), &enter);
        QDragMoveEvent move(at, Qt::MoveAction, rows.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(table->viewport(), &move);
        QVERIFY(move.isAccepted());
        QDropEvent drop(at, Qt::MoveAction, rows.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(table->viewport(), &drop);
        QVERIFY(drop.isAccepted());
    }

    PointTable *table;
};

} // namespace

class PointTableTest : public QObject
{
    Q_OBJECT

private slots:
    void rowsShowThePointsInTheirOrder();
    void whatIsTypedIsExact_data();
    void whatIsTypedIsExact();
    void anEditorShowsEveryDigit();
    void whatIsNoNumberChangesNothingAndSaysWhy_data();
    void whatIsNoNumberChangesNothingAndSaysWhy();
    void theNextNumberTakesTheMessageAway();
    void keysGoOnAsInASpreadsheet_data();
    void keysGoOnAsInASpreadsheet();
    void escLeavesACellAndThenTheTable();
    void keysOfTheWindowThatBeginANumberAreTheTables();
    void otherKeysOfTheWindowWork();
    void theClassIsFlipped_data();
    void theClassIsFlipped();
    void theClassIsTyped_data();
    void theClassIsTyped();
    void theLastRowTakesANewPoint();
    void halfAPointIsNone();
    void aHeadingSorts();
    void shufflingShowsItsSeed();
    void rowsAreDropped_data();
    void rowsAreDropped();
    void rowsOfAnotherWindowAreNotTaken();
    void altArrowsMoveRows();
    void deleteRemovesTheSelectedRows();
    void theSelectionIsThatOfTheDocument();
    void thePointUnderExaminationIsMarked();
    void theModelKeepsItsPromises();
    void manyPointsAreFollowedWithoutAReset();
};

void PointTableTest::rowsShowThePointsInTheirOrder()
{
    const Table shown;
    const QStringList second{u"x₂"_s, u"−9.13487"_s, u"1"_s, u"−1"_s};
    for (int column = 0; column < second.size(); ++column)
        QCOMPARE(shown.cell(1, column).data().toString(), second[column]);
    QCOMPARE(shown.table->model()->rowCount(), 4);
    QCOMPARE(shown.cell(3, 0).data().toString(), u"new"_s);
}

void PointTableTest::whatIsTypedIsExact_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    QTest::newRow("digits") << u"0.30000000000000004"_s << 0.1 + 0.2;
    QTest::newRow("a decimal comma") << u"1,5"_s << 1.5;
    QTest::newRow("a minus") << u"-2"_s << -2.0;
    QTest::newRow("a Unicode minus") << u"−2.5"_s << -2.5;
    QTest::newRow("a plus") << u"+7"_s << 7.0;
    QTest::newRow("an exponent") << u"1e-300"_s << 1e-300;
}

void PointTableTest::whatIsTypedIsExact()
{
    QFETCH(const QString, text);
    Table shown;
    const Document before = shown.document().content();
    shown.clickCell(1, x2Column);
    shown.type(text);
    shown.press(Qt::Key_Return);
    QTEST(shown.points()[1].x2, "value");
    QVERIFY(isOneStepFrom(shown.document(), before));
}

void PointTableTest::anEditorShowsEveryDigit()
{
    Table shown;
    const Document before = shown.document().content();
    shown.clickCell(1, x1Column);
    shown.press(Qt::Key_F2);
    QVERIFY(shown.editor() != nullptr);
    QCOMPARE(shown.editor()->text(), u"-9.134869434832888"_s);
    shown.press(Qt::Key_Return);
    QCOMPARE(shown.document().content(), before);
    QVERIFY(!shown.document().history().canUndo());
}

void PointTableTest::whatIsNoNumberChangesNothingAndSaysWhy_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("why");
    QTest::newRow("a word") << u"1abc"_s << u"\"1abc\" is not a number: write digits such as -1.5"_s;
    QTest::newRow("infinity") << u"-inf"_s << u"\"-inf\" is not a number: write digits such as -1.5"_s;
    QTest::newRow("too large") << u"1e400"_s << u"\"1e400\" is too large: numbers go up to about 1.8e308"_s;
    QTest::newRow("two commas") << u"1,2,3"_s << u"\"1,2,3\" is not a number: write digits such as -1.5"_s;
}

void PointTableTest::whatIsNoNumberChangesNothingAndSaysWhy()
{
    QFETCH(const QString, text);
    Table shown;
    const Document before = shown.document().content();
    shown.clickCell(0, x1Column);
    shown.type(text);
    QVERIFY(shown.editor()->property("invalid").toBool());
    shown.press(Qt::Key_Return);
    QCOMPARE(shown.document().content(), before);
    QVERIFY(!shown.document().history().canUndo());
    QTEST(shown.message(), "why");
    QCOMPARE(shown.table->currentIndex(), shown.cell(0, x1Column));
}

void PointTableTest::theNextNumberTakesTheMessageAway()
{
    Table shown;
    shown.clickCell(0, x1Column);
    shown.type(u"1x"_s);
    shown.press(Qt::Key_Return);
    QVERIFY(!shown.message().isEmpty());
    shown.type(u"1"_s);
    shown.press(Qt::Key_Return);
    QVERIFY(shown.message().isEmpty());
    QCOMPARE(shown.points()[0].x1, 1.0);
}

void PointTableTest::keysGoOnAsInASpreadsheet_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("isTyped");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    for (const bool isTyped : {false, true}) {
        const char *how = isTyped ? " after typing" : "";
        QTest::addRow("%s%s", "Enter", how) << int(Qt::Key_Return) << isTyped << 2 << x2Column;
        QTest::addRow("%s%s", "Tab", how) << int(Qt::Key_Tab) << isTyped << 1 << classColumn;
        QTest::addRow("%s%s", "Shift+Tab", how) << int(Qt::Key_Backtab) << isTyped << 1 << x1Column;
        QTest::addRow("%s%s", "Down", how) << int(Qt::Key_Down) << isTyped << 2 << x2Column;
        QTest::addRow("%s%s", "Up", how) << int(Qt::Key_Up) << isTyped << 0 << x2Column;
    }
}

void PointTableTest::keysGoOnAsInASpreadsheet()
{
    QFETCH(const int, key);
    QFETCH(const bool, isTyped);
    Table shown;
    shown.clickCell(1, x2Column);
    if (isTyped)
        shown.type(u"42"_s);
    shown.press(key);
    QTEST(shown.table->currentIndex().row(), "row");
    QTEST(shown.table->currentIndex().column(), "column");
    QCOMPARE(shown.points()[1].x2, isTyped ? 42.0 : 1.0);
    QVERIFY(shown.table->hasFocus());
}

void PointTableTest::escLeavesACellAndThenTheTable()
{
    Table shown;
    const Document before = shown.document().content();
    shown.clickCell(1, x2Column);
    shown.type(u"42"_s);
    shown.press(Qt::Key_Escape);
    QCOMPARE(shown.document().content(), before);
    QVERIFY(shown.table->hasFocus());
    shown.press(Qt::Key_Escape);
    QVERIFY(shown.window.board().hasFocus());
}

void PointTableTest::keysOfTheWindowThatBeginANumberAreTheTables()
{
    Table shown;
    const std::uint64_t step = shown.step();
    shown.clickCell(0, x1Column);
    shown.press(Qt::Key_2); // would choose a class
    QVERIFY(shown.editor() != nullptr);
    QCOMPARE(shown.editor()->text(), u"2"_s);
    shown.press(Qt::Key_Return);
    shown.press(Qt::Key_Right); // would step
    QCOMPARE(shown.table->currentIndex(), shown.cell(1, x2Column));
    QCOMPARE(shown.step(), step);
}

void PointTableTest::otherKeysOfTheWindowWork()
{
    Table shown;
    const Document before = shown.document().content();
    shown.clickCell(0, x1Column);
    shown.press(Qt::Key_F);
    QCOMPARE(shown.points()[0].label, Label::Negative);
    shown.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shown.document().content(), before);
}

void PointTableTest::theClassIsFlipped_data()
{
    QTest::addColumn<bool>("byKey");
    QTest::newRow("by a click") << false;
    QTest::newRow("by Space") << true;
}

void PointTableTest::theClassIsFlipped()
{
    QFETCH(const bool, byKey);
    Table shown;
    const Document before = shown.document().content();
    if (byKey) {
        shown.clickCell(1, x2Column);
        shown.press(Qt::Key_Right);
        shown.press(Qt::Key_Space);
    } else {
        shown.clickCell(1, classColumn);
    }
    QCOMPARE(shown.points()[1].label, Label::Positive);
    QVERIFY(isOneStepFrom(shown.document(), before));
    QVERIFY(!shown.window.playback().isPlaying());
}

void PointTableTest::theClassIsTyped_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("row");
    QTest::addColumn<Label>("label");
    QTest::newRow("+") << u"+"_s << 1 << Label::Positive;
    QTest::newRow("1") << u"1"_s << 1 << Label::Positive;
    QTest::newRow("+1") << u"+1"_s << 1 << Label::Positive;
    QTest::newRow("-") << u"-"_s << 0 << Label::Negative;
    QTest::newRow("-1") << u"-1"_s << 0 << Label::Negative;
    QTest::newRow("a Unicode minus and 1") << u"−1"_s << 0 << Label::Negative;
}

void PointTableTest::theClassIsTyped()
{
    QFETCH(const QString, text);
    QFETCH(const int, row);
    Table shown;
    const Document before = shown.document().content();
    shown.clickCell(row, x2Column);
    shown.press(Qt::Key_Right);
    shown.type(text);
    QTEST(shown.points()[static_cast<std::size_t>(row)].label, "label");
    QVERIFY(isOneStepFrom(shown.document(), before));
}

void PointTableTest::theLastRowTakesANewPoint()
{
    Table shown;
    const Document before = shown.document().content();
    shown.window.board().setFocus();
    shown.press(Qt::Key_2); // the class in use
    shown.clickCell(3, x1Column);
    shown.type(u"1,25"_s);
    shown.press(Qt::Key_Tab);
    QCOMPARE(shown.document().content(), before);
    shown.type(u"-7"_s);
    shown.press(Qt::Key_Return);
    QCOMPARE(shown.points().size(), std::size_t{4});
    QCOMPARE(shown.points().back(), (Point{1.25, -7, Label::Negative}));
    QCOMPARE(shown.table->currentIndex(), shown.cell(4, x1Column));
    QVERIFY(shown.cell(4, x1Column).data().toString().isEmpty());
    QVERIFY(isOneStepFrom(shown.document(), before));
}

void PointTableTest::halfAPointIsNone()
{
    Table shown;
    const Document before = shown.document().content();
    shown.clickCell(3, x2Column);
    shown.type(u"4"_s);
    shown.press(Qt::Key_Up);
    QCOMPARE(shown.document().content(), before);
    QCOMPARE(shown.cell(3, x2Column).data().toString(), u"4"_s);
    shown.window.open(u"example:xor"_s);
    QVERIFY(shown.cell(4, x2Column).data().toString().isEmpty());
}

void PointTableTest::aHeadingSorts()
{
    Table shown;
    const Document before = shown.document().content();
    shown.clickHeading(x1Column);
    QCOMPARE(shown.points().front().x1, -9.134869434832888);
    QCOMPARE(shown.points().back().x1, 5.0);
    QVERIFY(isOneStepFrom(shown.document(), before));
    shown.clickHeading(x1Column);
    QCOMPARE(shown.points().front().x1, 5.0);
    shown.clickHeading(PointModel::PlaceColumn);
    QCOMPARE(shown.points().front().x1, 5.0);
    QVERIFY(shown.document().selection().empty());
}

void PointTableTest::shufflingShowsItsSeed()
{
    Table shown;
    const Document before = shown.document().content();
    auto *seed = shown.labelled<QLineEdit>(u"Seed of the next shuffling"_s);
    auto *button = shown.labelled<QToolButton>(u"Shuffle the points of the list"_s);
    seed->setFocus();
    seed->selectAll();
    shown.press(Qt::Key_5);
    QTest::mouseClick(button, Qt::LeftButton);
    const Reordering order = shuffledOrder(3, 5);
    for (std::size_t place = 0; place < 3; ++place)
        QCOMPARE(shown.points()[place], before.points[order[place]]);
    QCOMPARE(seed->text(), u"6"_s);
    QVERIFY(isOneStepFrom(shown.document(), before));
}

void PointTableTest::rowsAreDropped_data()
{
    QTest::addColumn<QList<int>>("rows");
    QTest::addColumn<int>("to");
    QTest::addColumn<bool>("isBelow"); // the middle of the row it is dropped at
    QTest::addColumn<QByteArray>("order");
    QTest::newRow("one down") << QList{0} << 1 << true << "1023"_ba;
    QTest::newRow("one up") << QList{2} << 0 << false << "2013"_ba;
    QTest::newRow("several") << QList{0, 2} << 3 << true << "1302"_ba;
    QTest::newRow("onto the empty row") << QList{1} << 4 << false << "0231"_ba;
}

void PointTableTest::rowsAreDropped()
{
    QFETCH(const QList<int>, rows);
    QFETCH(const int, to);
    QFETCH(const bool, isBelow);
    QFETCH(const QByteArray, order);
    Table shown(
        {{0, 0, Label::Positive}, {1, 0, Label::Negative}, {2, 0, Label::Positive}, {3, 0, Label::Negative}});
    const Document before = shown.document().content();
    for (const int row : rows)
        shown.clickCell(row, x1Column, row == rows.front() ? Qt::NoModifier : Qt::ControlModifier);
    shown.dropAt(shown.place(to, x1Column) + QPoint(0, isBelow ? 4 : -4));
    QByteArray now;
    for (const Point &point : shown.points())
        now += QByteArray::number(point.x1);
    QCOMPARE(now, order);
    QVERIFY(isOneStepFrom(shown.document(), before));
    QCOMPARE(shown.document().selection().size(), static_cast<std::size_t>(rows.size()));
}

void PointTableTest::rowsOfAnotherWindowAreNotTaken()
{
    const Table shown;
    shown.clickCell(0, x1Column);
    QMimeData rows;
    rows.setData(shown.table->model()->mimeTypes().constFirst(), "1");
    QDropEvent drop(shown.place(2, x1Column), Qt::MoveAction, &rows, Qt::LeftButton, {});
    QCoreApplication::sendEvent(shown.table->viewport(), &drop);
    QVERIFY(!drop.isAccepted());
    QCOMPARE(shown.points(), threePoints());
}

void PointTableTest::altArrowsMoveRows()
{
    Table shown;
    const Document before = shown.document().content();
    shown.clickCell(0, x1Column);
    shown.press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(shown.document().content(), before);
    shown.press(Qt::Key_Down, Qt::AltModifier);
    QVERIFY(isOneStepFrom(shown.document(), before));
    shown.press(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(shown.points().back().x1, 0.1);
    QCOMPARE(shown.table->currentIndex().row(), 2);
    QCOMPARE(shown.document().selection(), Selection{2});
}

void PointTableTest::deleteRemovesTheSelectedRows()
{
    Table shown;
    const Document before = shown.document().content();
    shown.clickCell(0, x1Column);
    shown.clickCell(1, x1Column, Qt::ShiftModifier);
    shown.press(Qt::Key_Delete);
    QCOMPARE(shown.points(), Dataset{threePoints().back()});
    QVERIFY(isOneStepFrom(shown.document(), before));
    QCOMPARE(shown.table->model()->rowCount(), 2);
}

void PointTableTest::theSelectionIsThatOfTheDocument()
{
    Table shown;
    shown.clickCell(0, x1Column);
    shown.clickCell(2, x1Column, Qt::ControlModifier);
    QCOMPARE(shown.document().selection(), (Selection{0, 2}));
    shown.clickCell(3, x1Column); // no point
    QCOMPARE(shown.document().selection(), Selection());
    shown.document().setSelection({1, 2});
    const auto *selected = shown.table->selectionModel();
    QVERIFY(!selected->isRowSelected(0) && selected->isRowSelected(1) && selected->isRowSelected(2));
    shown.press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(shown.document().selection(), (Selection{0, 1, 2}));
    shown.document().removePoints({0});
    QCOMPARE(shown.document().selection(), (Selection{0, 1}));
    QVERIFY(selected->isRowSelected(1) && !selected->isRowSelected(2));
    shown.document().history().undo();
    QCOMPARE(shown.document().selection(), (Selection{0, 1, 2}));
    QVERIFY(selected->isRowSelected(2));
}

void PointTableTest::thePointUnderExaminationIsMarked()
{
    Table shown;
    shown.window.playback().seekUpdate(1);
    const auto point = static_cast<int>(shown.study().run->trace.update(1).point);
    for (int row = 0; row < 3; ++row)
        QCOMPARE(shown.cell(row, 0).data(PointModel::examinedRole).toBool(), row == point);
    shown.window.playback().toStart();
    QVERIFY(!shown.cell(point, 0).data(PointModel::examinedRole).toBool());
}

void PointTableTest::theModelKeepsItsPromises()
{
    OpenDocument document;
    PointModel model(document, [] { return Label::Positive; });
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    connect(&document, &OpenDocument::edited, &model, &PointModel::follow);
    document.addPoints(threePoints(), u"add"_s);
    document.setSelection({0, 2});
    document.removePoints({0, 2});
    document.history().undo();
    model.setExamined(2);
    document.clear();
    model.setExamined(1);
    QCOMPARE(model.rowCount(), 1);
}

void PointTableTest::manyPointsAreFollowedWithoutAReset()
{
    constexpr std::size_t many = 100'000;
    Dataset points(many);
    for (std::size_t i = 0; i < many; ++i)
        points[i] = {static_cast<double>(i), 1, Label::Positive};
    Table shown(points);
    const QSignalSpy resets(shown.table->model(), &QAbstractItemModel::modelReset);
    const QSignalSpy layouts(shown.table->model(), &QAbstractItemModel::layoutChanged);
    const QSignalSpy changes(shown.table->model(), &QAbstractItemModel::dataChanged);
    shown.clickCell(static_cast<int>(many) - 1, x1Column);
    const int place = shown.table->verticalScrollBar()->value();
    shown.document().movePoints({many / 2}, {{3, 4}});
    QCOMPARE(resets.size() + layouts.size(), 0);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(shown.table->verticalScrollBar()->value(), place);
    QCOMPARE(shown.document().selection(), Selection{many - 1});
}

QTEST_MAIN(PointTableTest)
#include "point_table_test.moc"
