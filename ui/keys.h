#pragma once

#include <QElapsedTimer>
#include <QPointer>
#include <QWidget>

class QFocusEvent;
class QKeyEvent;

namespace halfplane {

/// Who gets a key that is a shortcut of the window: whatever has the focus, or the window, which gives most
/// of them to the run. The table in the source says it for every widget there is. A key that is held does
/// what would be taken back by its next press once. A press of the mouse, whatever it is for, finds in force
/// what has been typed before it.
class Keys : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Keys)

public:
    /// For every widget of the application.
    explicit Keys(QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool decide(QObject &watched, QKeyEvent &key);
    bool isRepeat(const QKeyEvent &key);
    bool isTypedOn(QObject &watched, const QKeyEvent &key);
    void heedFocus(QObject &watched, const QFocusEvent &focus);
    void heedMouse();

    QPointer<QWidget> m_clicked; ///< has the focus by the mouse, or kept it when that went elsewhere
    bool m_isMouseLast = false; ///< since no key has been pressed
    QPointer<QWidget> m_typedInto;
    QElapsedTimer m_sinceTyped; ///< invalid when something else has been done since
    int m_released = 0; ///< the key that was let go of last
    quint64 m_releasedAt = 0; ///< milliseconds
};

} // namespace halfplane
