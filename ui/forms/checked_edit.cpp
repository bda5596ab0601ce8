#include "ui/forms/checked_edit.h"

#include "ui/basics/restyle.h"
#include "ui/forms/field_keys.h"

#include <QKeyEvent>
#include <QWheelEvent>

namespace halfplane {

CheckedEdit::CheckedEdit(Check check, QWidget *parent)
    : QLineEdit(parent)
    , m_check(std::move(check))
{
    connect(this, &QLineEdit::textEdited, this, &CheckedEdit::check);
}

void CheckedEdit::showAccepted(const QString &newText)
{
    m_accepted = newText;
    if (text() != newText) {
        setText(newText);
        setCursorPosition(0);
    }
    setTrouble({});
}

void CheckedEdit::check()
{
    const QString now = text().trimmed();
    setTrouble(m_check(now));
    if (hasTrouble() || now == m_accepted)
        return;
    m_accepted = now;
    emit edited(now);
}

void CheckedEdit::setTrouble(const QString &trouble)
{
    if (trouble == m_trouble)
        return;
    m_trouble = trouble;
    setLook(*this, "invalid", !trouble.isEmpty());
    setAccessibleDescription(trouble);
    emit troubleChanged(trouble);
}

int CheckedEdit::stepsOf(const QKeyEvent &key) const
{
    if (!m_isStepping || !isPlain(key))
        return 0;
    return key.key() == Qt::Key_Up ? 1 : key.key() == Qt::Key_Down ? -1 : 0;
}

/// The keys that are the field's own even where they are shortcuts of the window.
bool CheckedEdit::event(QEvent *event)
{
    const auto isOwn = [this](const QKeyEvent &key) {
        return isEnter(key.key()) || key.key() == Qt::Key_Escape || stepsOf(key) != 0;
    };
    return keepsKey(*event, isOwn) || QLineEdit::event(event);
}

void CheckedEdit::keyPressEvent(QKeyEvent *event)
{
    if (const int steps = stepsOf(*event)) {
        emit stepsAsked(steps);
        return;
    }
    const bool isEscape = event->key() == Qt::Key_Escape;
    if (isEscape)
        showAccepted(m_accepted);
    else
        QLineEdit::keyPressEvent(event);
    if (isEscape || isEnter(event->key()))
        event->ignore();
}

/// Only with the focus: scrolling past a field must not change it.
void CheckedEdit::wheelEvent(QWheelEvent *event)
{
    if (!m_isStepping || !hasFocus()) {
        event->ignore();
        return;
    }
    m_wheel += event->angleDelta().y();
    const int steps = m_wheel / QWheelEvent::DefaultDeltasPerStep;
    m_wheel -= steps * QWheelEvent::DefaultDeltasPerStep;
    if (steps != 0)
        emit stepsAsked(steps);
    event->accept();
}

} // namespace halfplane
