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
    void aHeadingSorts()
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
