#include "support/run.h"
#include "ui/hands.h"
#include "ui/painting/qt_shapes.h"

using namespace halfplane;
using namespace halfplane::test;

/// What can come in the middle of a gesture.
class GesturesTest : public QObject
{
    Q_OBJECT

private slots:
    void escapeGivesBackWhatWas_data();
    void escapeGivesBackWhatWas();
    void lostFocusGivesBackWhatWas_data() { escapeGivesBackWhatWas_data(); }
    void lostFocusGivesBackWhatWas();
    void aLostReleaseGivesBackWhatWas_data() { escapeGivesBackWhatWas_data(); }
    void aLostReleaseGivesBackWhatWas();
    void aSecondButtonIsNoOtherGesture();
    void aHiddenBoardGivesBackWhatWas();
    void anotherDocumentEndsTheGesture_data() { escapeGivesBackWhatWas_data(); }
    void anotherDocumentEndsTheGesture();
    void undoInTheMiddleEndsTheGesture();
    void deleteInTheMiddleEndsTheGesture();
    void aStepInTheMiddleDisturbsNothing();
    void theScaleOfVectorsIsHeld();
    void theHandleStaysUnderThePointer();
    void twoBoardsOnOneDocumentGetAlong();
};

namespace {

/// Holds a drag through the points with a tool.
void holdWith(Hands &hands, int key)
{
    hands.press(key);
    hands.hold(hands.pixelOf(0), hands.pixelOf(1) + QPoint(0, -30));
}

} // namespace

void GesturesTest::escapeGivesBackWhatWas_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("isEdit");
    QTest::newRow("points") << int(Qt::Key_P) << true;
    QTest::newRow("select") << int(Qt::Key_V) << true;
    QTest::newRow("eraser") << int(Qt::Key_E) << true;
    QTest::newRow("spray") << int(Qt::Key_S) << true;
    QTest::newRow("w0") << int(Qt::Key_W) << true;
    QTest::newRow("hand") << int(Qt::Key_H) << false;
}

void GesturesTest::escapeGivesBackWhatWas()
{
    QFETCH(int, key);
    QFETCH(bool, isEdit);
    Hands hands;
    const Document before = hands.document().content();
    const View view = hands.board().view();
    holdWith(hands, key);
    QCOMPARE(hands.document().content() != before, isEdit);
    hands.press(Qt::Key_Escape);
    QVERIFY(hands.document().content() == before);
    QVERIFY(hands.board().view() == view);
    QCOMPARE(hands.steps(), 0);
    hands.moveTo(hands.pixelOf(2, 0));
    hands.letGo(hands.pixelOf(2, 0));
    QVERIFY(hands.document().content() == before);
}

void GesturesTest::lostFocusGivesBackWhatWas()
{
    QFETCH(int, key);
    Hands hands;
    const Document before = hands.document().content();
    holdWith(hands, key);
    hands.board().clearFocus();
    QVERIFY(hands.document().content() == before);
    QCOMPARE(hands.steps(), 0);
    hands.letGo(hands.pixelOf(2, 0));
    QVERIFY(hands.document().content() == before);
}

void GesturesTest::aLostReleaseGivesBackWhatWas()
{
    QFETCH(int, key);
    Hands hands;
    const Document before = hands.document().content();
    holdWith(hands, key);
    hands.moveTo(hands.pixelOf(0, 0), Qt::NoButton);
    QVERIFY(hands.document().content() == before);
    QCOMPARE(hands.steps(), 0);
    QVERIFY(!hands.window.hands().hasGesture());
}

void GesturesTest::aSecondButtonIsNoOtherGesture()
{
    Hands hands;
    const Document before = hands.document().content();
    hands.hold(hands.pixelOf(0), hands.pixelOf(-6, 4));
    const QPointF at = hands.pixelOf(-6, 4);
    QMouseEvent second(QEvent::MouseButtonPress, at, hands.board().mapToGlobal(at), Qt::RightButton,
                       Qt::LeftButton | Qt::RightButton, {});
    QCoreApplication::sendEvent(&hands.board(), &second);
    hands.openMenu(at.toPoint());
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    QMouseEvent release(QEvent::MouseButtonRelease, at, hands.board().mapToGlobal(at), Qt::RightButton,
                        Qt::LeftButton, {});
    QCoreApplication::sendEvent(&hands.board(), &release);
    hands.moveTo(hands.pixelOf(-7, 4));
    hands.letGo(hands.pixelOf(-7, 4));
    QVERIFY(std::abs(hands.points()[0].x1 + 7) < 0.05);
    QCOMPARE(hands.steps(), 1);
    QVERIFY(hands.isOneStepFrom(before));
}

void GesturesTest::aHiddenBoardGivesBackWhatWas()
{
    Hands hands;
    const Document before = hands.document().content();
    hands.hold(hands.pixelOf(0), hands.pixelOf(-6, 4));
    hands.window.hide();
    QVERIFY(hands.document().content() == before);
    QCOMPARE(hands.steps(), 0);
}

void GesturesTest::anotherDocumentEndsTheGesture()
{
    QFETCH(int, key);
    Hands hands;
    holdWith(hands, key);
    QVERIFY(hands.window.open(u"example:figure34"_s));
    const Document opened = hands.document().content();
    hands.moveTo(hands.pixelOf(0, 1));
    hands.letGo(hands.pixelOf(0, 1));
    QVERIFY(hands.document().content() == opened);
    QCOMPARE(hands.steps(), 0);
}

void GesturesTest::undoInTheMiddleEndsTheGesture()
{
    Hands hands;
    const Document before = hands.document().content();
    hands.hold(hands.pixelOf(0), hands.pixelOf(-6, 4));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(hands.document().content() == before);
    hands.moveTo(hands.pixelOf(5, 5));
    hands.letGo(hands.pixelOf(5, 5));
    QVERIFY(hands.document().content() == before);
}

void GesturesTest::deleteInTheMiddleEndsTheGesture()
{
    Hands hands;
    hands.hold(hands.pixelOf(3), hands.pixelOf(6, 4));
    hands.press(Qt::Key_Delete);
    QCOMPARE(hands.points().size(), std::size_t{3});
    hands.moveTo(hands.pixelOf(5, 5));
    hands.letGo(hands.pixelOf(5, 5));
    QCOMPARE(hands.points().size(), std::size_t{3});
    QCOMPARE(hands.steps(), 2);
}

/// What is pulled does not change its length under the hand; when it is let go it may.
void GesturesTest::theScaleOfVectorsIsHeld()
{
    Hands hands;
    hands.board().showing().playback().toEnd();
    const double before = vectorFactorOf(hands.board().frame());
    hands.press(Qt::Key_P);
    hands.hold(hands.pixelOf(0), hands.pixelOf(0) + QPoint(3, 3));
    for (int i = 1; i < 30; ++i) {
        hands.moveTo(hands.pixelOf(0) + QPoint(0, -9 * i));
        QCOMPARE(vectorFactorOf(hands.board().frame()), before);
    }
    hands.letGo(hands.pixelOf(0));
    QVERIFY(!hands.board().frame().vectorFactor);
}

void GesturesTest::theHandleStaysUnderThePointer()
{
    Hands hands;
    hands.press(Qt::Key_W);
    const QPoint from = toQt(*hands.board().startHandlePlace()).toPoint();
    hands.hold(from, from + QPoint(20, 0));
    for (int i = 2; i < 14; ++i) {
        const QPoint pointer = from + QPoint(11 * i, -13 * i);
        hands.moveTo(pointer);
        QVERIFY(distance(*hands.board().startHandlePlace(), fromQt(QPointF(pointer))) < 1.5);
    }
    hands.letGo(from + QPoint(140, -160));
}

void GesturesTest::aStepInTheMiddleDisturbsNothing()
{
    Hands hands;
    const Document before = hands.document().content();
    hands.hold(hands.pixelOf(0), hands.pixelOf(-6, 4));
    hands.press(Qt::Key_PageDown);
    hands.moveTo(hands.pixelOf(-7, 4));
    hands.letGo(hands.pixelOf(-7, 4));
    QVERIFY(std::abs(hands.points()[0].x1 + 7) < 0.05);
    QVERIFY(hands.isOneStepFrom(before));
}

void GesturesTest::twoBoardsOnOneDocumentGetAlong()
{
    Hands hands;
    Board other(hands.window.showing().inFocus());
    new BoardHands(other, hands.window.tools());
    other.resize(400, 300);
    other.fit();
    other.show();
    hands.hold(hands.pixelOf(0), hands.pixelOf(-6, 4));
    QTest::mouseClick(&other, Qt::LeftButton, {}, {200, 90});
    QCOMPARE(hands.points().size(), std::size_t{5});
    hands.moveTo(hands.pixelOf(5, 5));
    hands.letGo(hands.pixelOf(5, 5));
    QVERIFY(std::abs(hands.points()[0].x1 + 6) < 0.05);
    QCOMPARE(hands.steps(), 2);
}

int gestures_test(int argc, char *argv[])
{
    return halfplane::test::run<GesturesTest, QApplication>(argc, argv);
}
#include "gestures_test.moc"
