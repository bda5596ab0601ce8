#pragma once

#include <QKeyEvent>
#include <QObject>

namespace halfplane {

bool isEnter(int key);
bool isArrow(int key);

/// Whether no other key is held down with it, or none but Shift.
bool isPlain(const QKeyEvent &key);
bool isPlainOrShifted(const QKeyEvent &key);

/// Whether the focus comes or goes by itself: what a popup, a menu or another window takes comes back.
bool isForGood(const QFocusEvent &event);

/// Whether the event asks if a key that is a shortcut of the window is a widget's own, and it is: to be
/// called first in event().
template <class Own>
bool keepsKey(QEvent &event, Own isOwn)
{
    if (event.type() != QEvent::ShortcutOverride || !isOwn(static_cast<QKeyEvent &>(event)))
        return false;
    event.accept();
    return true;
}

/// Leaves to a widget with the focus the keys that it needs, where they are shortcuts elsewhere: the space
/// bar presses a button, Home and letters choose in a list. (Text fields see to that themselves.) Says of a
/// space bar that is held that it is, so that nothing is pressed twice. A press of the mouse, whatever it is
/// for, finds in force what has been typed before it.
class FieldKeys : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FieldKeys)

public:
    /// For every widget of the application.
    explicit FieldKeys(QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isMissedRepeat(const QEvent &event);

    quint64 m_spaceLeftAt = 0; ///< milliseconds
};

} // namespace halfplane
