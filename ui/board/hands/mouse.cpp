#include "ui/board/hands/mouse.h"

#include "ui/board/hands/board_hands.h"
#include "ui/board/hands/board_menu.h"
#include "ui/board/hands/tool_box.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown/showing.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace halfplane {

namespace {

Hand handOf(const QMouseEvent &event) { return {fromQt(event.position()), event.modifiers()}; }

// Milliseconds.
constexpr quint64 quickestRepeat = 150; ///< no keyboard repeats a key that was held for less
constexpr int longestGap = 30; ///< between a release and a press that make a repeat

} // namespace

Mouse::Mouse(BoardHands &hands)
    : m_hands(hands)
    , m_space(hands.tools().spaceBar())
{
    m_space.release.setSingleShot(true);
    m_space.release.setInterval(longestGap);
    QObject::connect(&m_space.release, &QTimer::timeout, &hands, [this] { letGoOfSpace(); });
}

bool Mouse::isSpaceHeld() const { return m_space.isHeld; }

bool Mouse::heed(QEvent &event)
{
    switch (event.type()) {
    case QEvent::MouseButtonPress:
        press(static_cast<QMouseEvent &>(event));
        return true;
    case QEvent::MouseButtonDblClick:
        doubleClick(static_cast<QMouseEvent &>(event));
        return true;
    case QEvent::MouseMove:
        if (static_cast<QMouseEvent &>(event).buttons() == Qt::NoButton && m_hands.hasGesture())
            m_hands.cancelGesture();
        m_hands.moveTo(handOf(static_cast<QMouseEvent &>(event)));
        return true;
    case QEvent::MouseButtonRelease:
        if ((static_cast<QMouseEvent &>(event).buttons() & (Qt::LeftButton | Qt::MiddleButton))
            == Qt::NoButton)
            m_hands.release(handOf(static_cast<QMouseEvent &>(event)));
        return true;
    case QEvent::ContextMenu:
        openMenu(static_cast<QContextMenuEvent &>(event));
        return true;
    case QEvent::Leave:
        m_hands.endHover();
        return false;
    case QEvent::KeyPress:
        return pressKey(static_cast<QKeyEvent &>(event));
    case QEvent::KeyRelease:
        return releaseKey(static_cast<QKeyEvent &>(event));
    case QEvent::FocusOut:
        if (qobject_cast<const Board *>(QApplication::focusWidget()) == nullptr) {
            m_space.isHeld = false;
            m_space.release.stop();
        }
        m_hands.cancelGesture();
        return false;
    case QEvent::Hide:
    case QEvent::UngrabMouse:
        m_hands.cancelGesture();
        return false;
    default:
        return false;
    }
}

void Mouse::press(const QMouseEvent &event)
{
    const bool isSecond = event.buttons() != event.button();
    if (isSecond && m_hands.hasGesture())
        return; // it changes nothing; without another one the release of that was lost
    m_hands.cancelGesture();
    const Hand hand = handOf(event);
    if (event.button() == Qt::MiddleButton || (event.button() == Qt::LeftButton && m_space.isHeld)) {
        m_space.hasPanned = m_space.isHeld;
        m_hands.beginPan(hand);
    } else if (event.button() == Qt::LeftButton) {
        m_hands.press(hand);
    }
}

void Mouse::doubleClick(const QMouseEvent &event)
{
    const bool isTools =
        event.button() == Qt::LeftButton && !m_space.isHeld && m_hands.canEdit() && !m_hands.hasGesture();
    if (!isTools || !m_hands.tools().current().doubleClick(m_hands.board(), handOf(event)))
        press(event);
}

void Mouse::openMenu(const QContextMenuEvent &event)
{
    if (m_hands.hasGesture() || !m_hands.canEdit())
        return;
    if (event.reason() == QContextMenuEvent::Keyboard)
        openMenuOfSelection(m_hands);
    else
        openMenuAt(m_hands, Hand{fromQt(QPointF(event.pos())), event.modifiers()});
}

bool Mouse::needs(const QKeyEvent &key) const
{
    return key.key() == Qt::Key_Space || (key.key() == Qt::Key_Escape && m_hands.hasGesture())
        || toolNeeds(key);
}

bool Mouse::toolNeeds(const QKeyEvent &key) const
{
    return m_hands.canEdit() && !m_hands.hasGesture()
        && m_hands.tools().current().needs(m_hands.board(), key);
}

bool Mouse::pressKey(QKeyEvent &event)
{
    if (event.key() == Qt::Key_Space && event.modifiers() == Qt::NoModifier) {
        if (event.isAutoRepeat() || m_space.release.isActive()) {
            m_space.release.stop();
            return true;
        }
        m_space.isHeld = true;
        m_space.pressedAt = event.timestamp();
        m_space.hasPanned = false;
        m_hands.updateCursor();
    } else if (event.key() == Qt::Key_Escape && m_hands.hasGesture()) {
        m_hands.cancelGesture();
    } else if (toolNeeds(event)) {
        m_hands.tools().current().keyPress(m_hands.board(), event);
    } else {
        return false;
    }
    return true;
}

bool Mouse::releaseKey(const QKeyEvent &event)
{
    if (event.key() != Qt::Key_Space || event.isAutoRepeat() || !m_space.isHeld)
        return false;
    if (event.timestamp() - m_space.pressedAt < quickestRepeat)
        letGoOfSpace();
    else
        m_space.release.start();
    return true;
}

void Mouse::letGoOfSpace()
{
    if (!std::exchange(m_space.isHeld, false))
        return; // over another board
    m_hands.updateCursor();
    if (!m_space.hasPanned)
        m_hands.board().showing().playback().togglePlaying();
}

} // namespace halfplane
