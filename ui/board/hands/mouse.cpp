#include "ui/board/hands/mouse.h"

#include "ui/board/hands/board_hands.h"
#include "ui/board/hands/board_menu.h"
#include "ui/board/hands/tool_box.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown/showing.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>

namespace halfplane {

namespace {

Hand handOf(const QMouseEvent &event) { return {fromQt(event.position()), event.modifiers()}; }

// Milliseconds.
constexpr quint64 quickestRepeat = 150; ///< no keyboard repeats a key that was held for less
constexpr int longestGap = 30; ///< between a release and a press that make a repeat

} // namespace

Mouse::Mouse(BoardHands &hands)
    : m_hands(hands)
{
    m_spaceRelease.setSingleShot(true);
    m_spaceRelease.setInterval(longestGap);
    m_spaceRelease.callOnTimeout([this] { letGoOfSpace(); });
}

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
    case QEvent::ShortcutOverride: {
        const auto &key = static_cast<QKeyEvent &>(event);
        if (key.key() != Qt::Key_Space && !(key.key() == Qt::Key_Escape && m_hands.hasGesture())
            && !toolNeeds(key))
            return false;
        event.accept();
        return true;
    }
    case QEvent::KeyPress:
        return pressKey(static_cast<QKeyEvent &>(event));
    case QEvent::KeyRelease:
        return releaseKey(static_cast<QKeyEvent &>(event));
    case QEvent::FocusOut:
        m_isSpaceHeld = false;
        m_spaceRelease.stop();
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
    if (event.button() == Qt::MiddleButton || (event.button() == Qt::LeftButton && m_isSpaceHeld)) {
        m_hasSpacePanned = m_isSpaceHeld;
        m_hands.beginPan(hand);
    } else if (event.button() == Qt::LeftButton) {
        m_hands.press(hand);
    }
}

void Mouse::doubleClick(const QMouseEvent &event)
{
    const bool isTools =
        event.button() == Qt::LeftButton && !m_isSpaceHeld && m_hands.canEdit() && !m_hands.hasGesture();
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

/// A key that the tool needs is no shortcut.
bool Mouse::toolNeeds(const QKeyEvent &key) const
{
    return m_hands.canEdit() && !m_hands.hasGesture()
        && m_hands.tools().current().needs(m_hands.board(), key);
}

bool Mouse::pressKey(QKeyEvent &event)
{
    if (event.key() == Qt::Key_Space && event.modifiers() == Qt::NoModifier) {
        if (event.isAutoRepeat() || m_spaceRelease.isActive()) {
            m_spaceRelease.stop();
            return true;
        }
        m_isSpaceHeld = true;
        m_spacePressedAt = event.timestamp();
        m_hasSpacePanned = false;
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
    if (event.key() != Qt::Key_Space || event.isAutoRepeat() || !m_isSpaceHeld)
        return false;
    if (event.timestamp() - m_spacePressedAt < quickestRepeat)
        letGoOfSpace();
    else
        m_spaceRelease.start();
    return true;
}

void Mouse::letGoOfSpace()
{
    m_isSpaceHeld = false;
    m_hands.updateCursor();
    if (!m_hasSpacePanned)
        m_hands.board().showing().playback().togglePlaying();
}

} // namespace halfplane
