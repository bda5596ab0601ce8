#include "ui/forms/scrub_label.h"

#include <QMouseEvent>

namespace halfplane {

ScrubLabel::ScrubLabel(const QString &text, QWidget *parent)
    : QLabel(text, parent)
{
}

void ScrubLabel::setScrubbing(bool isOn)
{
    m_isScrubbing = isOn;
    if (isOn)
        setCursor(Qt::SizeHorCursor);
    else
        unsetCursor();
}

void ScrubLabel::mousePressEvent(QMouseEvent *event)
{
    if (!m_isScrubbing || event->button() != Qt::LeftButton) {
        QLabel::mousePressEvent(event);
        return;
    }
    m_from = event->globalPosition().x();
    event->accept();
}

void ScrubLabel::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_isScrubbing || !(event->buttons() & Qt::LeftButton)) {
        QLabel::mouseMoveEvent(event);
        return;
    }
    const int steps = static_cast<int>((event->globalPosition().x() - m_from) / pixelsPerStep);
    if (steps == 0)
        return;
    m_from += steps * pixelsPerStep;
    emit scrubbed(steps);
}

} // namespace halfplane
