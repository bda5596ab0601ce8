#include "support/run.h"
#include "ui/forms/checked_edit.h"
#include "ui/hands.h"

using namespace halfplane;
using namespace halfplane::test;

class SelectingTest : public QObject
{
    Q_OBJECT

private slots:
    void theRectangleGoesWithTheHand();
    void aBoxSelectsWhatIsInIt();
    void aBoxWithShiftAddsAndWithCtrlToggles();
    void aClickOnNothingClearsTheSelection();
    void ctrlASelectsAllAndEscapeNone();
    void aSelectionMovesAsOne();
    void relativePlacesStayAndDecimalsStayFew();
    void arrowsMoveTheSelectionByAPixelOrLess();
    void arrowsTogetherAreOneStep();
    void arrowsStepTheRunWithOtherToolsOrNothingSelected();
    void aSelectionIsDeletedAndFlipped();
    void aDoubleClickAsksForExactCoordinates();
    void whatIsNoNumberIsNotTaken();
    void escapeLeavesTheCoordinates();
    void theHaloIsAroundTheMarkAndLeavesItVisible();
};

void SelectingTest::aBoxSelectsWhatIsInIt()
{
    Hands hands;
    hands.press(Qt::Key_V);
    hands.drag(hands.pixelOf(-6, 3), hands.pixelOf(0, -3));
    QCOMPARE(hands.selection(), (Selection{0, 2}));
    QCOMPARE(hands.steps(), 0);
    hands.drag(hands.pixelOf(6, -3), hands.pixelOf(1, 3));
    QCOMPARE(hands.selection(), (Selection{1, 3}));
}

void SelectingTest::aBoxWithShiftAddsAndWithCtrlToggles()
{
    Hands hands;
    hands.press(Qt::Key_V);
    hands.click(hands.pixelOf(3));
    hands.drag(hands.pixelOf(-6, 3), hands.pixelOf(0, -3), Qt::ShiftModifier);
    QCOMPARE(hands.selection(), (Selection{0, 2, 3}));
    hands.drag(hands.pixelOf(-6, -1), hands.pixelOf(6, -3), Qt::ControlModifier);
    QCOMPARE(hands.selection(), Selection{0});
}

void SelectingTest::aClickOnNothingClearsTheSelection()
{
    Hands hands;
    hands.press(Qt::Key_V);
    hands.click(hands.pixelOf(3));
    hands.click(hands.pixelOf(0, 1), Qt::ControlModifier);
    QCOMPARE(hands.selection(), Selection{3});
    hands.click(hands.pixelOf(0, 1));
    QVERIFY(hands.selection().empty());
    QCOMPARE(hands.points().size(), std::size_t{4});
}

void SelectingTest::ctrlASelectsAllAndEscapeNone()
{
    Hands hands;
    hands.press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(hands.selection(), (Selection{0, 1, 2, 3}));
    hands.press(Qt::Key_Escape);
    QVERIFY(hands.selection().empty());
}

void SelectingTest::aSelectionMovesAsOne()
{
    Hands hands;
    hands.press(Qt::Key_V);
    hands.document().setSelection({0, 1});
    const Document before = hands.document().content();
    hands.drag(hands.pixelOf(1), hands.pixelOf(5, 4));
    QVERIFY(std::abs(hands.points()[1].x1 - 5) < 0.05);
    QVERIFY(std::abs(hands.points()[0].x1 + 3) < 0.05);
    QCOMPARE(hands.points()[2].x1, -4.0);
    QCOMPARE(hands.selection(), (Selection{0, 1}));
    QCOMPARE(hands.document().history().undoText(), u"move 2 points"_s);
    QVERIFY(hands.isOneStepFrom(before));
}

void SelectingTest::relativePlacesStayAndDecimalsStayFew()
{
    Hands hands;
    hands.document().replacePoints(
        {{8.9, 0.1, Label::Positive}, {0.7, -0.3, Label::Positive}, {3.14159, 2.5, Label::Negative}},
        u"set"_s);
    hands.press(Qt::Key_A, Qt::ControlModifier);
    hands.press(Qt::Key_V);
    hands.drag(hands.pixelOf(0), hands.pixelOf(0) + QPoint(33, -17));
    for (const Point &point : hands.points())
        QVERIFY(shortest(point.x1).size() <= 8 && shortest(point.x2).size() <= 5);
    QCOMPARE(std::round((hands.points()[0].x1 - hands.points()[2].x1) * 1e5),
             std::round((8.9 - 3.14159) * 1e5));
    QCOMPARE(std::round((hands.points()[0].x2 - hands.points()[1].x2) * 1e5), 40'000.0);
}

void SelectingTest::arrowsMoveTheSelectionByAPixelOrLess()
{
    Hands hands;
    hands.press(Qt::Key_V);
    hands.click(hands.pixelOf(0));
    const Document before = hands.document().content();
    hands.press(Qt::Key_Right);
    const double step = hands.points()[0].x1 + 4;
    QVERIFY(step > 0 && step * hands.board().view().scale <= 1);
    QCOMPARE(hands.step(), std::uint64_t{0});
    QVERIFY(hands.isOneStepFrom(before));
    hands.press(Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY(std::abs(hands.points()[0].x2 - 2 - 10 * step) < 1e-12);
    QVERIFY(shortest(hands.points()[0].x2).size() <= 5);
}

void SelectingTest::arrowsTogetherAreOneStep()
{
    Hands hands;
    hands.press(Qt::Key_V);
    hands.click(hands.pixelOf(0));
    const Document before = hands.document().content();
    for (const int key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left})
        hands.press(key);
    QVERIFY(hands.points()[0].x1 > -4 && hands.points()[0].x2 < 2);
    QCOMPARE(hands.steps(), 1);
    QVERIFY(hands.isOneStepFrom(before));
}

void SelectingTest::arrowsStepTheRunWithOtherToolsOrNothingSelected()
{
    Hands hands;
    hands.press(Qt::Key_V);
    hands.press(Qt::Key_Right);
    QCOMPARE(hands.step(), std::uint64_t{1});
    hands.click(hands.pixelOf(0));
    hands.press(Qt::Key_P);
    hands.press(Qt::Key_Left);
    QCOMPARE(hands.step(), std::uint64_t{0});
    QCOMPARE(hands.steps(), 0);
}

void SelectingTest::aSelectionIsDeletedAndFlipped()
{
    Hands hands;
    hands.press(Qt::Key_V);
    hands.drag(hands.pixelOf(-6, 3), hands.pixelOf(0, -3));
    const Document before = hands.document().content();
    hands.press(Qt::Key_F);
    QCOMPARE(hands.points()[0].label, Label::Negative);
    QCOMPARE(hands.points()[2].label, Label::Positive);
    QVERIFY(hands.isOneStepFrom(before));
    const Document flipped = hands.document().content();
    hands.press(Qt::Key_Delete);
    QCOMPARE(hands.points().size(), std::size_t{2});
    QVERIFY(hands.isOneStepFrom(flipped));
}

namespace {

QList<CheckedEdit *> coordinates(const Hands &hands)
{
    const auto *editor = hands.board().findChild<QWidget *>(u"pointEditor"_s);
    return editor != nullptr && editor->isVisible() ? editor->findChildren<CheckedEdit *>()
                                                    : QList<CheckedEdit *>();
}

void askForCoordinates(Hands &hands, std::size_t index)
{
    hands.press(Qt::Key_V);
    hands.click(hands.pixelOf(index));
    QTest::mouseDClick(&hands.board(), Qt::LeftButton, {}, hands.pixelOf(index));
}

} // namespace

void SelectingTest::aDoubleClickAsksForExactCoordinates()
{
    Hands hands;
    askForCoordinates(hands, 1);
    const Document before = hands.document().content();
    const auto edits = coordinates(hands);
    QCOMPARE(edits.size(), 2);
    QVERIFY(edits[0]->hasFocus());
    QTest::keyClicks(edits[0], u"1.25"_s);
    QTest::keyClick(edits[0], Qt::Key_Tab);
    QVERIFY(edits[1]->hasFocus());
    edits[1]->selectAll();
    QTest::keyClicks(edits[1], u"-7e-3"_s);
    QTest::keyClick(edits[1], Qt::Key_Return);
    QCOMPARE(hands.points()[1], (Point{1.25, -0.007, Label::Positive}));
    QVERIFY(hands.board().hasFocus());
    QVERIFY(coordinates(hands).isEmpty());
    QVERIFY(hands.isOneStepFrom(before));
}

void SelectingTest::whatIsNoNumberIsNotTaken()
{
    Hands hands;
    askForCoordinates(hands, 1);
    const auto edits = coordinates(hands);
    QCOMPARE(edits.size(), 2);
    QTest::keyClicks(edits[0], u"1e999"_s);
    QTest::keyClick(edits[0], Qt::Key_Return);
    QVERIFY(edits[0]->hasTrouble());
    QCOMPARE(coordinates(hands).size(), 2);
    QCOMPARE(hands.steps(), 0);
}

void SelectingTest::escapeLeavesTheCoordinates()
{
    Hands hands;
    askForCoordinates(hands, 1);
    const auto edits = coordinates(hands);
    QCOMPARE(edits.size(), 2);
    QTest::keyClicks(edits[0], u"1"_s);
    QTest::keyClick(edits[0], Qt::Key_Escape);
    QVERIFY(coordinates(hands).isEmpty());
    QCOMPARE(hands.steps(), 0);
    QVERIFY(hands.board().hasFocus());
}

void SelectingTest::theHaloIsAroundTheMarkAndLeavesItVisible()
{
    Hands hands;
    hands.moveTo(hands.pixelOf(0, 0), Qt::NoButton);
    const auto picture = [&] { return hands.board().grab().toImage(); };
    const QImage before = picture();
    hands.document().setSelection({3});
    const QImage after = picture();
    const qreal ratio = after.devicePixelRatio();
    const QPoint middle = (QPointF(hands.pixelOf(3)) * ratio).toPoint();
    QCOMPARE(after.pixel(middle), before.pixel(middle));
    int changed = 0;
    for (int x = 0; x < static_cast<int>(25 * ratio); ++x)
        changed += after.pixel(middle + QPoint(x, 0)) != before.pixel(middle + QPoint(x, 0)) ? 1 : 0;
    QVERIFY(changed > 0);
    hands.document().setSelection({});
    QCOMPARE(picture(), before);
}

/// Paints of a widget since it was made.
class PaintCount : public QObject
{
public:
    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
    int count = 0;
};

void SelectingTest::theRectangleGoesWithTheHand()
{
    Hands hands;
    hands.window.tools().choose(u"select"_s);
    hands.hold(hands.pixelOf(-6, 4), hands.pixelOf(6, 0));
    QCoreApplication::processEvents();
    PaintCount paints;
    hands.board().installEventFilter(&paints);
    QTest::mouseRelease(&hands.board(), Qt::LeftButton, {}, hands.pixelOf(6, 0));
    QCoreApplication::processEvents();
    QVERIFY(paints.count > 0);
}

HALFPLANE_TEST(selecting_test, SelectingTest, QApplication)
#include "selecting_test.moc"
