#include "support/run.h"
#include "ui/hands.h"
#include "ui/painting/qt_shapes.h"

#include <array>
#include <functional>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// Holds a drag through the points with a tool.
void holdWith(Hands &hands, int key)
{
    hands.press(key);
    hands.hold(hands.pixelOf(0), hands.pixelOf(1) + QPoint(0, -30));
}

using Interruption = std::function<void(Hands &)>;

constexpr std::array tools{std::pair("points", Qt::Key_P), std::pair("select", Qt::Key_V),
                           std::pair("eraser", Qt::Key_E), std::pair("spray", Qt::Key_S),
                           std::pair("w0", Qt::Key_W),     std::pair("hand", Qt::Key_H)};

} // namespace

/// What can come in the middle of a gesture.
class GesturesTest : public QObject
{
    Q_OBJECT

private slots:
    void whatInterruptsAGestureGivesBackWhatWas_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<Interruption>("interruption");
        const auto rows = [](const char *what, const Interruption &interruption) {
            for (const auto &[tool, key] : tools)
                QTest::addRow("%s, %s", tool, what) << int(key) << interruption;
        };
        rows("Esc", [](Hands &hands) { hands.press(Qt::Key_Escape); });
        rows("lost focus", [](Hands &hands) { hands.board().clearFocus(); });
        rows("a lost release", [](Hands &hands) { hands.moveTo(hands.pixelOf(0, 0), Qt::NoButton); });
        rows("a hidden window", [](Hands &hands) { hands.window.hide(); });
    }
    void whatInterruptsAGestureGivesBackWhatWas()
    {
        QFETCH(int, key);
        QFETCH(Interruption, interruption);
        Hands hands;
        const Document before = hands.document().content();
        const View view = hands.board().view();
        holdWith(hands, key);
        QCOMPARE(hands.document().content() != before, key != Qt::Key_H);
        interruption(hands);
        QVERIFY(hands.document().content() == before);
        if (QByteArray(QTest::currentDataTag()).endsWith("Esc"))
            QVERIFY(hands.board().view() == view);
        QCOMPARE(hands.steps(), 0);
        QVERIFY(!hands.window.hands().hasGesture());
        hands.letGo(hands.pixelOf(2, 0));
        QVERIFY(hands.document().content() == before);
    }

    void aSecondButtonIsNoOtherGesture()
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
    void anotherDocumentEndsTheGesture_data()
    {
        QTest::addColumn<int>("key");
        for (const auto &[tool, key] : tools)
            QTest::newRow(tool) << int(key);
    }
    void anotherDocumentEndsTheGesture()
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

    void undoInTheMiddleEndsTheGesture()
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

    void deleteInTheMiddleEndsTheGesture()
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

    void aStepInTheMiddleDisturbsNothing()
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

    void spaceInTheMiddleNeitherPlaysNorPans_data()
    {
        QTest::addColumn<int>("key");
        for (const auto &[tool, key] : tools)
            QTest::newRow(tool) << int(key);
    }
    void spaceInTheMiddleNeitherPlaysNorPans()
    {
        QFETCH(int, key);
        Hands hands;
        const Document before = hands.document().content();
        holdWith(hands, key);
        const Document held = hands.document().content();
        const View view = hands.board().view();
        QTest::keyPress(&hands.board(), Qt::Key_Space);
        QTest::keyRelease(&hands.board(), Qt::Key_Space);
        QTRY_VERIFY(!hands.window.tools().spaceBar().isHeld); // it is certainly let go
        QVERIFY(hands.window.hands().hasGesture());
        QVERIFY(!hands.board().showing().playback().isPlaying());
        QVERIFY(hands.document().content() == held && hands.board().view() == view);
        hands.moveTo(hands.pixelOf(4, -2) + QPoint(10, 10)); // and the drag goes on
        QVERIFY(hands.document().content() != held || hands.board().view() != view);
        hands.letGo(hands.pixelOf(4, -2) + QPoint(10, 10));
        QVERIFY(!hands.window.hands().hasGesture());
        QVERIFY(key == Qt::Key_H || hands.isOneStepFrom(before));
    }

    /// What is pulled does not change its length under the hand; when it is let go it glides.
    void theScaleOfVectorsIsHeld()
    {
        Hands hands;
        hands.board().showing().playback().toEnd();
        const double before = vectorFactorOf(hands.board().frame()).drawn;
        hands.press(Qt::Key_P);
        const QPoint from = hands.pixelOf(0);
        // Next to a point of the other class, so that w becomes long.
        const QPoint to = hands.pixelOf(4, -1.7);
        hands.hold(from, from + QPoint(3, 3));
        for (int i = 1; i <= 30; ++i) {
            hands.moveTo(from + (to - from) * i / 30);
            QCOMPARE(vectorFactorOf(hands.board().frame()).drawn, before);
        }
        const double now = VectorScale(hands.board().study()).at(0).now;
        QVERIFY(now < before);
        // From one to the other it glides, and says so.
        hands.board().showing().playback().setReducedMotion(false);
        bool hasGlided = false;
        connect(&hands.board(), &Board::looksChanged, this, [&] {
            const VectorFactor shown = vectorFactorOf(hands.board().frame());
            hasGlided |= shown.before == before && shown.now == now && shown.drawn > now;
        });
        hands.letGo(to);
        QTRY_VERIFY(!vectorFactorOf(hands.board().frame()).hasChanged());
        QCOMPARE(vectorFactorOf(hands.board().frame()).drawn, now);
        QVERIFY(hasGlided);
    }

    void theHandleStaysUnderThePointer()
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

    void twoBoardsOnOneDocumentGetAlong()
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
};

HALFPLANE_TEST(gestures_test, GesturesTest, QApplication)
#include "gestures_test.moc"
