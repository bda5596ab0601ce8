#pragma once

#include <QFocusEvent>
#include <QKeyEvent>

namespace halfplane {

inline bool isEnter(int key) { return key == Qt::Key_Return || key == Qt::Key_Enter; }

inline bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

/// Whether no other key is held down with it, or none but Shift.
inline bool isPlain(const QKeyEvent &key)
{
    return (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

inline bool isPlainOrShifted(const QKeyEvent &key)
{
    return (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
}

/// Whether the focus comes or goes by itself: what a popup, a menu or another window takes comes back.
inline bool isForGood(const QFocusEvent &event)
{
    return event.reason() != Qt::PopupFocusReason && event.reason() != Qt::ActiveWindowFocusReason
        && event.reason() != Qt::MenuBarFocusReason;
}

} // namespace halfplane
