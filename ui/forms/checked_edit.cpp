#include "ui/forms/checked_edit.h"

#include "ui/basics/key_kinds.h"
#include "ui/basics/restyle.h"

#include <QKeyEvent>
#include <QRegularExpression>
#include <QWheelEvent>

#include <chrono>
#include <utility>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int digitsToRead = 5;
constexpr std::chrono::milliseconds pauseUntilTaken{350};

/// What is no fraction is told by each of its digits, as a seed is.
QString withShortFractions(QString text)
{
    static const QRegularExpression fraction(u"\\d+\\.\\d+(e[+-]?\\d+)?"_s);
    qsizetype from = 0;
    for (auto found = fraction.match(text); found.hasMatch(); found = fraction.match(text, from)) {
        const QString shortened = QString::number(found.captured().toDouble(), 'g', digitsToRead);
        const bool isShorter = shortened.size() < found.capturedLength();
        if (isShorter)
            text.replace(found.capturedStart(), found.capturedLength(), shortened);
        from = found.capturedStart() + (isShorter ? shortened.size() : found.capturedLength());
    }
    return text;
}

/// Whether a key does something with what has been typed.
bool endsTyping(const QKeyEvent &key)
{
    const int code = key.key();
    return !isPlainOrShifted(key) || isEnter(code) || code == Qt::Key_Up || code == Qt::Key_Down
        || (code >= Qt::Key_F1 && code <= Qt::Key_F35);
}

} // namespace

CheckedEdit::CheckedEdit(Check check, QWidget *parent)
    : QLineEdit(parent)
    , m_check(std::move(check))
{
    connect(this, &QLineEdit::textEdited, this, &CheckedEdit::waitForMore);
}

void CheckedEdit::showAccepted(const QString &newText)
{
    m_pause.stop();
    m_accepted = m_before = newText;
    showText(hasFocus() ? newText : withShortFractions(newText));
    setTrouble({});
}

void CheckedEdit::showText(const QString &newText)
{
    if (text() == newText)
        return;
    setText(newText);
    setCursorPosition(0);
}

/// What was wrong and is not any more is told at once.
void CheckedEdit::waitForMore()
{
    m_pause.start(static_cast<int>(pauseUntilTaken.count()), this);
    if (hasTrouble())
        setTrouble(m_check(text().trimmed()));
}

void CheckedEdit::settle()
{
    if (!m_pause.isActive())
        return;
    m_pause.stop();
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
    if (!m_step || !isPlain(key))
        return 0;
    return key.key() == Qt::Key_Up ? 1 : key.key() == Qt::Key_Down ? -1 : 0;
}

void CheckedEdit::step(int steps)
{
    settle();
    const QString next = m_step(steps);
    const bool isAnother = next != m_accepted;
    showAccepted(next);
    if (isAnother)
        emit edited(next);
}

/// Whatever a shortcut of the window does, it does with what has been typed.
bool CheckedEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && endsTyping(static_cast<QKeyEvent &>(*event)))
        settle();
    return QLineEdit::event(event);
}

/// Before Qt selects all of it.
void CheckedEdit::focusInEvent(QFocusEvent *event)
{
    if (isForGood(*event) && !hasTrouble())
        showText(m_before = m_accepted);
    QLineEdit::focusInEvent(event);
}

/// What is wrong stays to be read. On the way to it something right may have been typed: the 0 of 0.5.
void CheckedEdit::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    settle();
    if (!isForGood(*event))
        return;
    if (!hasTrouble())
        showAccepted(m_accepted);
    else if (std::exchange(m_accepted, m_before) != m_before)
        emit edited(m_accepted);
    emit left();
}

/// Enter on what is wrong is nobody else's: the next keys are to mend it. What is right they replace.
void CheckedEdit::keyPressEvent(QKeyEvent *event)
{
    if (endsTyping(*event))
        settle();
    if (hasTrouble() && isEnter(event->key()))
        return;
    if (const int steps = stepsOf(*event)) {
        step(steps);
        return;
    }
    const bool isEscape = event->key() == Qt::Key_Escape;
    if (isEscape)
        showAccepted(m_accepted);
    else
        QLineEdit::keyPressEvent(event);
    if (isEnter(event->key()))
        selectAll();
    if (isEscape || isEnter(event->key()))
        event->ignore();
}

/// Qt would take the digits on one side of the point.
void CheckedEdit::mouseDoubleClickEvent(QMouseEvent * /*event*/) { selectAll(); }

void CheckedEdit::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_pause.timerId())
        settle();
    else
        QLineEdit::timerEvent(event);
}

/// Only with the focus: scrolling past a field must not change it.
void CheckedEdit::wheelEvent(QWheelEvent *event)
{
    if (!m_step || !hasFocus()) {
        event->ignore();
        return;
    }
    m_wheel += event->angleDelta().y();
    const int steps = m_wheel / QWheelEvent::DefaultDeltasPerStep;
    m_wheel -= steps * QWheelEvent::DefaultDeltasPerStep;
    if (steps != 0)
        step(steps);
    event->accept();
}

} // namespace halfplane
