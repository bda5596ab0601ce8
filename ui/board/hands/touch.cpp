#include "ui/board/hands/touch.h"

#include "ui/board/hands/board_hands.h"
#include "ui/board/hands/board_menu.h"
#include "ui/board/hands/tool_box.h"
#include "ui/painting/qt_shapes.h"

#include <QGuiApplication>
#include <QStyleHints>
#include <QTabletEvent>
#include <QTouchEvent>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double fingerSlack = 14; ///< pixels: half of a finger tip
constexpr double leastSpread = 8; ///< fingers nearer to each other than this do not zoom

const QEventPoint *pointOf(const QTouchEvent &event, int id)
{
    const auto found = std::ranges::find(event.points(), id, &QEventPoint::id);
    return found == event.points().end() ? nullptr : &*found;
}

bool isDown(const QEventPoint &point) { return point.state() != QEventPoint::State::Released; }

} // namespace

Touch::Touch(BoardHands &hands)
    : QObject(&hands)
    , m_hands(hands)
    , m_board(hands.board())
{
    m_board.setAttribute(Qt::WA_AcceptTouchEvents);
    m_hold.setSingleShot(true);
    m_hold.setInterval(QGuiApplication::styleHints()->mousePressAndHoldInterval());
    connect(&m_hold, &QTimer::timeout, this, &Touch::holdLong);
}

void Touch::setHoldTime(int milliseconds) { m_hold.setInterval(milliseconds); }

Hand Touch::handAt(Spot place) const { return {place, m_modifiers, fingerSlack}; }

bool Touch::heed(QEvent &event)
{
    switch (event.type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
        handleTouch(static_cast<QTouchEvent &>(event));
        event.accept();
        return true;
    case QEvent::TouchCancel:
        cancel();
        event.accept();
        return true;
    case QEvent::TabletPress:
    case QEvent::TabletMove:
    case QEvent::TabletRelease:
        event.setAccepted(handleTablet(static_cast<QTabletEvent &>(event)));
        return true;
    case QEvent::MouseMove: // a pointer that is not pressed may go along with fingers and pens
        return m_isPenDown || m_state == State::Finger || m_state == State::Pinch;
    case QEvent::MouseButtonPress:
        m_isPenDown = false;
        m_state = State::Idle;
        m_hold.stop();
        return false;
    case QEvent::FocusOut:
    case QEvent::Hide:
        if (m_state == State::Finger)
            m_state = State::Over; // the board gives back what it held
        m_hold.stop();
        return false;
    default:
        return false;
    }
}

void Touch::handleTouch(const QTouchEvent &event)
{
    if (m_isPenDown)
        return; // a hand rests on the screen
    if (event.type() == QEvent::TouchBegin)
        begin(event);
    else
        update(event);
    if (event.type() == QEvent::TouchEnd)
        finish();
}

void Touch::begin(const QTouchEvent &event)
{
    cancel();
    if (event.points().isEmpty())
        return;
    const QEventPoint &point = event.points().front();
    m_first = point.id();
    m_modifiers = event.modifiers();
    m_firstAt = m_pressedAt = fromQt(point.position());
    m_state = State::Finger;
    m_board.setFocus(Qt::MouseFocusReason);
    m_hands.press(handAt(m_firstAt));
    m_hold.start();
    if (event.points().size() > 1)
        beginPinch(point, event.points()[1]);
}

void Touch::update(const QTouchEvent &event)
{
    if (m_state == State::Finger) {
        for (const QEventPoint &point : event.points()) {
            if (point.id() == m_first)
                m_firstAt = fromQt(point.position());
        }
        const auto second = std::ranges::find_if(event.points(), [this](const QEventPoint &point) {
            return point.id() != m_first && isDown(point);
        });
        const QEventPoint *first = pointOf(event, m_first);
        if (second != event.points().end() && first != nullptr)
            return beginPinch(*first, *second);
        if (Segment{m_firstAt, m_pressedAt}.length() > fingerSlack)
            m_hold.stop();
        m_hands.moveTo(handAt(m_firstAt));
    } else if (m_state == State::Pinch) {
        const QEventPoint *first = pointOf(event, m_first);
        const QEventPoint *second = pointOf(event, m_second);
        if (first == nullptr || second == nullptr || !isDown(*first) || !isDown(*second))
            m_state = State::Over;
        else
            pinch(fromQt(first->position()), fromQt(second->position()));
    }
}

/// What the first finger had begun was not meant.
void Touch::beginPinch(const QEventPoint &first, const QEventPoint &second)
{
    m_hold.stop();
    m_hands.cancelGesture();
    m_hands.endHover();
    m_state = State::Pinch;
    m_second = second.id();
    m_firstAt = fromQt(first.position());
    m_secondAt = fromQt(second.position());
}

/// What was midway between the fingers stays there.
void Touch::pinch(Spot first, Spot second)
{
    if (first == m_firstAt && second == m_secondAt)
        return; // it was another finger that moved
    const Spot before = (m_firstAt + m_secondAt) / 2;
    const Spot now = (first + second) / 2;
    const double spreadBefore = Segment{m_firstAt, m_secondAt}.length();
    const double spread = Segment{first, second}.length();
    View view = m_board.view().pannedBy(now - before);
    if (spreadBefore >= leastSpread && spread >= leastSpread)
        view = view.zoomedAt(now, spread / spreadBefore);
    m_board.setView(view);
    m_firstAt = first;
    m_secondAt = second;
}

void Touch::finish()
{
    m_hold.stop();
    if (m_state == State::Finger) {
        m_hands.release(handAt(m_firstAt));
        m_hands.endHover();
    }
    m_state = State::Idle;
}

void Touch::cancel()
{
    m_hold.stop();
    if (m_state == State::Finger) {
        m_hands.cancelGesture();
        m_hands.endHover();
    }
    m_state = State::Idle;
}

void Touch::holdLong()
{
    if (m_state != State::Finger)
        return;
    m_hands.cancelGesture();
    m_hands.endHover();
    m_state = State::Over;
    if (m_hands.canEdit())
        openMenuAt(m_hands, handAt(m_pressedAt));
}

bool Touch::handleTablet(const QTabletEvent &event)
{
    const Hand hand{fromQt(event.position()), event.modifiers()};
    if (event.type() == QEvent::TabletPress) {
        cancel();
        pressPen(event, hand);
    } else if (event.type() == QEvent::TabletMove) {
        m_hands.moveTo(hand);
    } else if (m_isPenDown) {
        m_isPenDown = false;
        m_hands.release(hand);
    }
    return true;
}

void Touch::pressPen(const QTabletEvent &event, const Hand &hand)
{
    m_board.setFocus(Qt::MouseFocusReason);
    const bool canEdit = m_hands.canEdit();
    if (event.button() == Qt::RightButton || event.button() == Qt::MiddleButton) {
        m_hands.cancelGesture();
        if (canEdit)
            openMenuAt(m_hands, hand);
        return;
    }
    m_isPenDown = true;
    Tool *eraser = canEdit ? m_hands.tools().tool(u"eraser"_s) : nullptr;
    if (event.pointerType() == QPointingDevice::PointerType::Eraser && eraser != nullptr)
        m_hands.begin([&] { return eraser->press(m_board, hand); });
    else
        m_hands.press(hand);
}

} // namespace halfplane
