#include "support/run.h"
#include "ui/board/hands/crosshair.h"
#include "ui/board/hands/touch.h"
#include "ui/editing/open_document.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown_window.h"
#include "ui/undone.h"

#include <QMenu>
#include <QTabletEvent>

using namespace halfplane;
using namespace halfplane::test;

namespace {

constexpr double tremor = 15; ///< pixels: the board becomes lower when what is explained takes one more line

/// A window under fingers.
struct Fingers : Shown
{
    explicit Fingers(const QString &data = u"example:xor"_s)
        : Shown(data)
    {
    }

    Board &board() { return window.board(); }
    OpenDocument &document() { return window.showing().document(); }
    const Dataset &points() { return window.showing().document().points(); }
    QTest::QTouchEventWidgetSequence touch() { return QTest::touchEvent(&window.board(), device.get()); }
    QPoint placeOf(std::size_t point)
    {
        return toQt(board().view().toScreen(points()[point].x1, points()[point].x2)).toPoint();
    }
    QPoint empty() { return {board().width() / 2, 50}; }

    /// Down, along a way in steps, up.
    void drag(QPoint from, QPoint to)
    {
        touch().press(0, from, &board()).commit();
        for (int i = 1; i <= 4; ++i)
            touch().move(0, from + (to - from) * i / 4, &board()).commit();
        touch().release(0, to, &board()).commit();
    }

    void pen(QEvent::Type type, QPointF at,
             QPointingDevice::PointerType end = QPointingDevice::PointerType::Pen,
             Qt::MouseButton button = Qt::LeftButton)
    {
        const QPointingDevice stylus(u"pen"_s, 7, QInputDevice::DeviceType::Stylus, end,
                                     QInputDevice::Capability::Position, 1, 2);
        const bool isUp = type == QEvent::TabletRelease;
        QTabletEvent event(type, &stylus, at, board().mapToGlobal(at), isUp ? 0 : 0.5, 0, 0, 0, 0, 0, {},
                           type == QEvent::TabletMove ? Qt::NoButton : button, isUp ? Qt::NoButton : button);
        QApplication::sendEvent(&board(), &event);
        QVERIFY(event.isAccepted()); // otherwise a mouse is made up
    }

    std::unique_ptr<QPointingDevice> device{QTest::createTouchDevice()};
};

} // namespace

class TouchTest : public QObject
{
    Q_OBJECT

private slots:
    void aTapAddsAPoint()
    {
        Fingers shown;
        const Document before = shown.document().content();
        const QPoint at = shown.empty();
        shown.touch().press(0, at, &shown.board()).commit();
        QCOMPARE(shown.points().size(), before.points.size()); // not yet: it might become a pinch
        shown.touch().release(0, at, &shown.board()).commit();
        QCOMPARE(shown.points().size(), before.points.size() + 1);
        QVERIFY(QLineF(shown.placeOf(4), at).length() < 2);
        QVERIFY(isOneStepFrom(shown.document(), before));
    }

    void aTapNearAPointSelectsIt()
    {
        Fingers shown;
        const QPoint beside = shown.placeOf(1) + QPoint(15, 0);
        shown.touch().press(0, beside, &shown.board()).commit();
        shown.touch().release(0, beside, &shown.board()).commit();
        QCOMPARE(shown.document().selection(), Selection{1});
        QCOMPARE(shown.points().size(), std::size_t{4});
    }

    void aFingerDragsAPoint()
    {
        Fingers shown;
        const Document before = shown.document().content();
        const QPoint from = shown.placeOf(1);
        shown.drag(from, from + QPoint(-60, 30));
        QVERIFY(QLineF(shown.placeOf(1), from + QPoint(-60, 30)).length() < tremor);
        QVERIFY(isOneStepFrom(shown.document(), before));
    }

    void aLongPressOpensTheMenu()
    {
        Fingers shown;
        shown.board().findChild<Touch *>()->setHoldTime(0);
        const Document before = shown.document().content();
        const QPoint at = shown.placeOf(2);
        shown.touch().press(0, at, &shown.board()).commit();
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        QApplication::activePopupWidget()->close();
        shown.touch().release(0, at, &shown.board()).commit();
        QVERIFY(shown.document().content() == before);
        QCOMPARE(shown.document().selection(), Selection{2});
    }

    void aFingerThatMovesIsNoLongPress()
    {
        Fingers shown;
        const auto *touch = shown.board().findChild<Touch *>();
        const QPoint from = shown.empty();
        shown.touch().press(0, from, &shown.board()).commit();
        QVERIFY(touch->mayBecomeLong());
        shown.touch().move(0, from + QPoint(40, 0), &shown.board()).commit();
        QVERIFY(!touch->mayBecomeLong());
        shown.touch().release(0, from + QPoint(40, 0), &shown.board()).commit();
        QVERIFY(QApplication::activePopupWidget() == nullptr);
    }

    void aPinchZoomsAboutTheMiddle()
    {
        Fingers shown;
        const QPoint middle = shown.board().rect().center() + QPoint(30, 20);
        const View before = shown.board().view();
        const PlanePoint held = before.toPlane(fromQt(middle));
        Board *board = &shown.board();
        shown.touch()
            .press(0, middle - QPoint(50, 0), board)
            .press(1, middle + QPoint(50, 0), board)
            .commit();
        shown.touch()
            .move(0, middle - QPoint(100, 0), board)
            .move(1, middle + QPoint(100, 0), board)
            .commit();
        const View after = shown.board().view();
        QVERIFY(std::abs(after.scale - 2 * before.scale) < 1e-6 * before.scale);
        QVERIFY(distance(after.toScreen(held.x(), held.y()), fromQt(middle)) < 1e-6);
        shown.touch().release(0, middle, board).release(1, middle, board).commit();
        QCOMPARE(shown.points().size(), std::size_t{4});
    }

    void twoFingersPan()
    {
        Fingers shown;
        const QPoint from = shown.board().rect().center();
        const View before = shown.board().view();
        Board *board = &shown.board();
        shown.touch().press(0, from, board).press(1, from + QPoint(80, 0), board).commit();
        shown.touch().move(0, from + QPoint(25, 10), board).move(1, from + QPoint(105, 10), board).commit();
        QVERIFY(distance(board->view().toScreen(0, 0), before.toScreen(0, 0) + Spot{25, 10}) < 1e-6);
        QVERIFY(std::abs(board->view().scale - before.scale) < 1e-9 * before.scale);
        shown.touch().release(0, from, board).release(1, from, board).commit();
    }

    void aSecondFingerTakesBackWhatTheFirstBegan()
    {
        Fingers shown;
        const Document before = shown.document().content();
        const QPoint from = shown.placeOf(1);
        Board *board = &shown.board();
        shown.touch().press(0, from, board).commit();
        shown.touch().move(0, from + QPoint(-60, 0), board).commit();
        QVERIFY(!(shown.document().content() == before));
        shown.touch().move(0, from + QPoint(-60, 0), board).press(1, from + QPoint(100, 50), board).commit();
        QVERIFY(shown.document().content() == before);
        shown.touch().release(0, from, board).release(1, from, board).commit();
        QVERIFY(shown.document().content() == before);
        QVERIFY(!shown.document().history().canUndo());
    }

    void aThirdFingerChangesNothing()
    {
        Fingers shown;
        const QPoint from = shown.board().rect().center();
        Board *board = &shown.board();
        shown.touch().press(0, from, board).press(1, from + QPoint(80, 0), board).commit();
        const View before = shown.board().view();
        shown.touch()
            .move(0, from, board)
            .move(1, from + QPoint(80, 0), board)
            .press(2, from + QPoint(0, 90), board)
            .commit();
        shown.touch()
            .move(0, from, board)
            .move(1, from + QPoint(80, 0), board)
            .move(2, from + QPoint(50, 160), board)
            .commit();
        QCOMPARE(shown.board().view(), before);
        shown.touch().release(0, from, board).release(1, from, board).release(2, from, board).commit();
        QCOMPARE(shown.points().size(), std::size_t{4});
    }

    void afterAPinchTheFingerThatStaysDoesNothing()
    {
        Fingers shown;
        const QPoint from = shown.board().rect().center();
        Board *board = &shown.board();
        shown.touch().press(0, from, board).press(1, from + QPoint(80, 0), board).commit();
        shown.touch().stationary(0).release(1, from + QPoint(80, 0), board).commit();
        const View before = shown.board().view();
        shown.touch().move(0, from + QPoint(60, 60), board).commit();
        shown.touch().release(0, from + QPoint(60, 60), board).commit();
        QCOMPARE(shown.board().view(), before);
        QCOMPARE(shown.points().size(), std::size_t{4});
    }

    void aCancelledTouchLeavesNothing()
    {
        Fingers shown;
        const Document before = shown.document().content();
        const QPoint from = shown.placeOf(1);
        Board *board = &shown.board();
        shown.touch().press(0, from, board).commit();
        shown.touch().move(0, from + QPoint(-60, 0), board).commit();
        QTouchEvent cancel(QEvent::TouchCancel, shown.device.get());
        QApplication::sendEvent(board, &cancel);
        QVERIFY(shown.document().content() == before);
        QVERIFY(!shown.window.hands().hasGesture());
        QVERIFY(!shown.document().history().canUndo());
        shown.touch().release(0, from, board).commit();
        QVERIFY(shown.document().content() == before);
    }

    void aTouchTakesTheCrosshairAway()
    {
        Fingers shown;
        shown.press(Qt::Key_Return);
        QVERIFY(shown.window.hands().crosshair().isShown());
        shown.touch().press(0, shown.empty(), &shown.board()).commit();
        QVERIFY(!shown.window.hands().crosshair().isShown());
        shown.touch().release(0, shown.empty(), &shown.board()).commit();
    }

    void aPenIsAsExactAsAMouse()
    {
        Fingers shown;
        const Document before = shown.document().content();
        const QPointF at(shown.board().width() / 2.0, 60.4);
        shown.pen(QEvent::TabletPress, at);
        shown.pen(QEvent::TabletRelease, at);
        QCOMPARE(shown.points().size(), std::size_t{5});
        const PlanePoint place = shown.board().placeAt(fromQt(at));
        QCOMPARE(shown.points().back().x2, place.y());
        QVERIFY(isOneStepFrom(shown.document(), before));
    }

    void thePensOtherEndErases()
    {
        Fingers shown;
        const Document before = shown.document().content();
        const QPointF at = shown.placeOf(2);
        shown.pen(QEvent::TabletPress, at, QPointingDevice::PointerType::Eraser);
        shown.pen(QEvent::TabletRelease, at, QPointingDevice::PointerType::Eraser);
        QCOMPARE(shown.points().size(), std::size_t{3});
        QVERIFY(isOneStepFrom(shown.document(), before));
    }

    void thePensButtonOpensTheMenu()
    {
        Fingers shown;
        const Document before = shown.document().content();
        const QPointF at = shown.placeOf(2);
        shown.pen(QEvent::TabletPress, at, QPointingDevice::PointerType::Pen, Qt::RightButton);
        QVERIFY(QApplication::activePopupWidget() != nullptr);
        QApplication::activePopupWidget()->close();
        shown.pen(QEvent::TabletRelease, at, QPointingDevice::PointerType::Pen, Qt::RightButton);
        QVERIFY(shown.document().content() == before);
    }

    void aRestingHandDoesNotDisturbThePen()
    {
        Fingers shown;
        const QPointF from = shown.placeOf(1);
        shown.pen(QEvent::TabletPress, from);
        shown.pen(QEvent::TabletMove, from + QPointF(-30, 0));
        shown.touch().press(0, shown.empty() + QPoint(90, 120), &shown.board()).commit();
        shown.touch().release(0, shown.empty() + QPoint(90, 120), &shown.board()).commit();
        shown.pen(QEvent::TabletMove, from + QPointF(-60, 0));
        shown.pen(QEvent::TabletRelease, from + QPointF(-60, 0));
        QCOMPARE(shown.points().size(), std::size_t{4});
        QVERIFY(QLineF(shown.placeOf(1), from + QPointF(-60, 0)).length() < tremor);
    }
};

HALFPLANE_TEST(touch_test, TouchTest, QApplication)
#include "touch_test.moc"
