#include "core/reordering.h"
#include "point_table_fixture.h"
#include "support/run.h"
#include "ui/undone.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

using namespace halfplane;
using namespace halfplane::test;

/// Rows of the table: their order, and which are selected.

class PointRowsTest : public QObject
{
    Q_OBJECT

private slots:
    void aHeadingSortsTheTableAndNotTheRun()
    {
        Table shown;
        const Document before = shown.document().content();
        shown.clickHeading(x1Column);
        QCOMPARE(shown.shownOrder(), u"x₂ x₁ x₃"_s);
        shown.clickHeading(x1Column);
        QCOMPARE(shown.shownOrder(), u"x₃ x₁ x₂"_s);
        QCOMPARE(shown.cell(3, 0).data().toString(), u"new"_s);
        QCOMPARE(shown.document().content(), before);
        QVERIFY(!shown.document().history().canUndo());
        shown.clickHeading(x1Column);
        QCOMPARE(shown.shownOrder(), u"x₁ x₂ x₃"_s);
        shown.clickHeading(PointModel::PlaceColumn);
        shown.clickHeading(PointModel::PlaceColumn);
        QCOMPARE(shown.shownOrder(), u"x₃ x₂ x₁"_s);
        shown.window.open(u"example:xor"_s);
        QCOMPARE(shown.shownOrder(), u"x₁ x₂ x₃ x₄"_s);
    }

    void theShownOrderIsMadeTheRunsByACommand()
    {
        Table shown;
        const Document before = shown.document().content();
        auto *command = shown.labelled<QToolButton>(u"Make this the order of the points"_s);
        QVERIFY(!command->isVisible());
        shown.clickHeading(x1Column);
        QVERIFY(command->isVisible());
        QVERIFY(shown.table->model()->headerData(x1Column, Qt::Horizontal).toString() == u"feature 1 ↑"_s);
        QTest::mouseClick(command, Qt::LeftButton);
        QCOMPARE(shown.points(), (Dataset{before.points[1], before.points[0], before.points[2]}));
        QVERIFY(isOneStepFrom(shown.document(), before));
        QCOMPARE(shown.shownOrder(), u"x₁ x₂ x₃"_s);
        QVERIFY(!command->isVisible());
    }

    void sortingMovesNoPanel()
    {
        Table shown;
        QCoreApplication::processEvents(); // everything has its style and its height
        const QRect before(shown.table->mapToGlobal(QPoint()), shown.table->size());
        shown.clickHeading(PointModel::MarginColumn);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCOMPARE(QRect(shown.table->mapToGlobal(QPoint()), shown.table->size()), before);
    }

    /// What was done to a row is done to its point.
    void aSortedTableIsEditedAsAnyOther()
    {
        Table shown;
        const Document before = shown.document().content();
        shown.clickHeading(x1Column); // x₂ x₁ x₃
        shown.clickCell(0, x2Column);
        QCOMPARE(shown.document().selection(), Selection{1});
        shown.type(u"7"_s);
        shown.press(Qt::Key_Return);
        QCOMPARE(shown.points()[1].x2, 7.0);
        QVERIFY(isOneStepFrom(shown.document(), before));
        shown.clickCell(1, classColumn);
        QCOMPARE(shown.points()[0].label, Label::Negative);
        shown.clickCell(0, x1Column);
        shown.type(u"9"_s);
        shown.press(Qt::Key_Return);
        QCOMPARE(shown.points()[1].x1, 9.0);
        QCOMPARE(shown.shownOrder(), u"x₁ x₃ x₂"_s);
        shown.clickCell(3, x1Column);
        shown.type(u"-5"_s);
        shown.press(Qt::Key_Tab);
        shown.type(u"0"_s);
        shown.press(Qt::Key_Return);
        QCOMPARE(shown.shownOrder(), u"x₄ x₁ x₃ x₂"_s);
        shown.document().setSelection({1});
        QVERIFY(shown.table->selectionModel()->isRowSelected(3));
        shown.press(Qt::Key_Delete);
        QCOMPARE(shown.shownOrder(), u"x₃ x₁ x₂"_s);
        while (shown.document().history().canUndo())
            shown.document().history().undo();
        QCOMPARE(shown.points(), before.points);
        QCOMPARE(shown.shownOrder(), u"x₂ x₁ x₃"_s);
    }

    void rowsOfASortedTableAreNotMoved()
    {
        Table shown;
        const Document before = shown.document().content();
        shown.clickHeading(x1Column);
        shown.clickCell(0, x1Column);
        QVERIFY(!(shown.table->model()->flags(shown.cell(0, x1Column)) & Qt::ItemIsDragEnabled));
        const std::unique_ptr<QMimeData> rows(shown.table->model()->mimeData({}));
        QVERIFY(!shown.table->model()->canDropMimeData(rows.get(), Qt::MoveAction, 2, 0, {}));
        shown.press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(shown.document().content(), before);
        QVERIFY(shown.message().contains(u"sorted"_s));
        shown.clickHeading(x1Column);
        shown.clickHeading(x1Column);
        shown.press(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(shown.points().front(), before.points[1]);
        QVERIFY(shown.message().isEmpty());
    }

    void shufflingShowsItsSeed()
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

    void rowsAreDropped_data()
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
    void rowsAreDropped()
    {
        QFETCH(const QList<int>, rows);
        QFETCH(const int, to);
        QFETCH(const bool, isBelow);
        QFETCH(const QByteArray, order);
        Table shown({{0, 0, Label::Positive},
                     {1, 0, Label::Negative},
                     {2, 0, Label::Positive},
                     {3, 0, Label::Negative}});
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

    void rowsOfAnotherWindowAreNotTaken()
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

    void altArrowsMoveRows()
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

    void deleteRemovesTheSelectedRows()
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

    void theSelectionIsThatOfTheDocument()
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
};

HALFPLANE_TEST(point_rows_test, PointRowsTest, QApplication)
#include "point_rows_test.moc"
