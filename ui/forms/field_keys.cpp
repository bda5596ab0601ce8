#include "ui/forms/field_keys.h"

#include "ui/basics/application_filters.h"
#include "ui/forms/checked_edit.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QTabBar>

namespace halfplane {

namespace {

bool isText(const QKeyEvent &key)
{
    return !key.text().isEmpty() && key.text().at(0).isPrint() && isPlainOrShifted(key);
}

bool needs(const QObject *widget, const QKeyEvent &key)
{
    if (qobject_cast<const QAbstractButton *>(widget) != nullptr)
        return key.key() == Qt::Key_Space;
    if (qobject_cast<const QComboBox *>(widget) != nullptr)
        return isText(key) || key.key() == Qt::Key_Home || key.key() == Qt::Key_End
            || key.key() == Qt::Key_PageUp || key.key() == Qt::Key_PageDown;
    if (qobject_cast<const QTabBar *>(widget) != nullptr)
        return isPlain(key) && (key.key() == Qt::Key_Left || key.key() == Qt::Key_Right);
    if (qobject_cast<const QAbstractItemView *>(widget) != nullptr)
        return key.key() == Qt::Key_PageUp || key.key() == Qt::Key_PageDown;
    return false;
}

} // namespace

bool isEnter(int key) { return key == Qt::Key_Return || key == Qt::Key_Enter; }

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

bool isPlain(const QKeyEvent &key) { return (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier; }

bool isPlainOrShifted(const QKeyEvent &key)
{
    return (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
}

bool isForGood(const QFocusEvent &event)
{
    return event.reason() != Qt::PopupFocusReason && event.reason() != Qt::ActiveWindowFocusReason
        && event.reason() != Qt::MenuBarFocusReason;
}

FieldKeys::FieldKeys(QObject *parent)
    : QObject(parent)
{
    installApplicationFilter(ApplicationFilter::FieldKeys, *this);
}

/// On X a key that is held is a row of releases and presses. Qt takes two for a repeat only where it reads
/// them together.
bool FieldKeys::isMissedRepeat(const QEvent &event)
{
    constexpr quint64 longestGap = 10; ///< milliseconds; no finger is so quick
    const bool isPress = event.type() == QEvent::KeyPress || event.type() == QEvent::ShortcutOverride;
    if (!isPress && event.type() != QEvent::KeyRelease)
        return false;
    const auto &key = static_cast<const QKeyEvent &>(event);
    if (key.key() != Qt::Key_Space || key.isAutoRepeat())
        return false;
    if (!isPress)
        m_spaceLeftAt = key.timestamp();
    return isPress && m_spaceLeftAt != 0 && key.timestamp() - m_spaceLeftAt < longestGap;
}

bool FieldKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::Close) {
        if (auto *edit = qobject_cast<CheckedEdit *>(QApplication::focusWidget()))
            edit->settle();
    }
    if (isMissedRepeat(*event)) {
        if (event->type() == QEvent::ShortcutOverride) {
            event->accept();
            return true;
        }
        const auto &key = static_cast<const QKeyEvent &>(*event);
        QKeyEvent repeat(key.type(), key.key(), key.modifiers(), key.text(), true);
        repeat.setTimestamp(key.timestamp());
        QCoreApplication::sendEvent(watched, &repeat);
        return true;
    }
    return keepsKey(*event, [watched](const QKeyEvent &key) { return needs(watched, key); })
        || QObject::eventFilter(watched, event);
}

} // namespace halfplane
