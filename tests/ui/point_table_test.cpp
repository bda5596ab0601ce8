#include "point_table_fixture.h"
#include "support/run.h"
#include "ui/undone.h"

#include <QAbstractItemModelTester>
#include <QScrollBar>
#include <QSignalSpy>

using namespace halfplane;
using namespace halfplane::test;

class PointTableTest : public QObject
{
    Q_OBJECT

private slots:
    void rowsShowThePointsInTheirOrder()
    {
        const Table shown;
        const QStringList second{u"x₂"_s, u"−9.13487"_s, u"1"_s, u"−1"_s};
        for (int column = 0; column < second.size(); ++column)
            QCOMPARE(shown.cell(1, column).data().toString(), second[column]);
        QCOMPARE(shown.table->model()->rowCount(), 4);
        QCOMPARE(shown.cell(3, 0).data().toString(), u"new"_s);
    }

    void whatIsTypedIsExact_data()
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
    void whatIsTypedIsExact()
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

    /// Wherever the table was scrolled to meanwhile.
    void whatIsTypedIsInSight()
    {
        Table shown(Dataset(200, Point{1, 2, Label::Positive}));
        shown.clickCell(0, x1Column);
        shown.table->scrollToBottom();
        shown.press(Qt::Key_5);
        QVERIFY(!QApplication::focusWidget()->visibleRegion().isEmpty());
    }

    void anEditorShowsEveryDigit()
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

    void whatIsNoNumberChangesNothingAndSaysWhy_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("why");
        QTest::newRow("a word") << u"1abc"_s << u"\"1abc\" is not a number: write digits such as -1.5"_s;
        QTest::newRow("infinity") << u"-inf"_s << u"\"-inf\" is not a number: write digits such as -1.5"_s;
        QTest::newRow("too large") << u"1e400"_s
                                   << u"\"1e400\" is too large: numbers go up to about 1.8e308"_s;
        QTest::newRow("two commas") << u"1,2,3"_s
                                    << u"\"1,2,3\" is not a number: write digits such as -1.5"_s;
    }
    void whatIsNoNumberChangesNothingAndSaysWhy()
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

    void theNextNumberTakesTheMessageAway()
    {
        Table shown;
        shown.clickCell(0, x1Column);
        shown.type(u"1x"_s);
        shown.press(Qt::Key_Return);
        QVERIFY(!shown.message().isEmpty());
        shown.press(Qt::Key_A, Qt::ControlModifier);
        shown.type(u"1"_s);
        shown.press(Qt::Key_Return);
        QVERIFY(shown.message().isEmpty());
        QCOMPARE(shown.points()[0].x1, 1.0);
    }

    void keysGoOnAsInASpreadsheet_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("isTyped");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        for (const bool isTyped : {false, true}) {
            const char *how = isTyped ? " after typing" : "";
            QTest::addRow("%s%s", "Enter", how) << int(Qt::Key_Return) << isTyped << 2 << x2Column;
            QTest::addRow("%s%s", "Down", how) << int(Qt::Key_Down) << isTyped << 2 << x2Column;
            QTest::addRow("%s%s", "Up", how) << int(Qt::Key_Up) << isTyped << 0 << x2Column;
        }
        QTest::newRow("Tab after typing") << int(Qt::Key_Tab) << true << 1 << classColumn;
        QTest::newRow("Shift+Tab after typing") << int(Qt::Key_Backtab) << true << 1 << x1Column;
    }
    void keysGoOnAsInASpreadsheet()
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

    void tabLeavesTheTableAtOnce()
    {
        for (const int key : {Qt::Key_Tab, Qt::Key_Backtab}) {
            Table shown;
            shown.clickCell(1, x1Column);
            shown.press(key);
            QVERIFY(!shown.table->hasFocus());
            QCOMPARE(shown.table->currentIndex(), shown.cell(1, x1Column));
        }
    }

    void escLeavesACellAndThenTheTable()
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

    void keysOfTheWindowThatBeginANumberAreTheTables()
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

    void otherKeysOfTheWindowWork()
    {
        Table shown;
        const Document before = shown.document().content();
        shown.clickCell(0, x1Column);
        shown.press(Qt::Key_F);
        QCOMPARE(shown.points()[0].label, Label::Negative);
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.document().content(), before);
    }

    void theClassIsFlipped_data()
    {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("by a click") << false;
        QTest::newRow("by Space") << true;
    }
    void theClassIsFlipped()
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
        QVERIFY(!shown.window.showing().playback().isPlaying());
    }

    void theClassIsTyped_data()
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
    void theClassIsTyped()
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

    void theLastRowTakesANewPoint()
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

    void halfAPointIsNone()
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

    void thePointUnderExaminationIsMarked()
    {
        Table shown;
        shown.window.showing().playback().seekUpdate(1);
        const auto point = static_cast<int>(shown.study().run->trace.update(1).point);
        for (int row = 0; row < 3; ++row)
            QCOMPARE(shown.cell(row, 0).data(PointModel::examinedRole).toBool(), row == point);
        shown.window.showing().playback().toStart();
        QVERIFY(!shown.cell(point, 0).data(PointModel::examinedRole).toBool());
    }

    void theModelKeepsItsPromises()
    {
        OpenDocument document;
        PointModel model(document);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        connect(&document, &OpenDocument::edited, &model, &PointModel::follow);
        document.addPoints(threePoints(), u"add"_s);
        model.sort(PointModel::SecondColumn, Qt::DescendingOrder);
        QCOMPARE(model.pointAt(2), std::size_t{2});
        QCOMPARE(model.rowOf(2), 2);
        document.setSelection({0, 2});
        document.removePoints({0, 2});
        document.history().undo();
        model.sort(-1);
        model.setExamined(2);
        document.clear();
        model.setExamined(1);
        QCOMPARE(model.rowCount(), 1);
    }

    void manyPointsAreFollowedWithoutAReset()
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
        QCOMPARE(changes.size(), 2); // of the points, and of what the new run gives each
        QCOMPARE(shown.table->verticalScrollBar()->value(), place);
        QCOMPARE(shown.document().selection(), Selection{many - 1});
    }
};

HALFPLANE_TEST(point_table_test, PointTableTest, QApplication)
#include "point_table_test.moc"
