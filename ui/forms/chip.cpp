#include "ui/forms/chip.h"

#include "ui/forms/field_keys.h"
#include "ui/painting/palette.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

namespace halfplane {

namespace {

constexpr int paddingAcrossChip = 9;
constexpr int paddingAlongChip = 4;
constexpr int crossWidth = 16;
constexpr float fillStrength = 0.14F;

bool isChipKey(const QKeyEvent &key)
{
    switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        return (key.modifiers() & ~(Qt::AltModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
    case Qt::Key_F2:
        return isPlain(key);
    default:
        return false;
    }
}

} // namespace

Chip::Chip(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::TabFocus); // a click must not take the arrow keys from the board
    setAttribute(Qt::WA_Hover);
}

void Chip::setHue(Hue hue)
{
    m_hue = hue;
    update();
}

void Chip::setRemovable(bool isRemovable)
{
    m_isRemovable = isRemovable;
    updateGeometry();
    update();
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    const int text = metrics.horizontalAdvance(this->text());
    const int after = m_isRemovable ? crossWidth + 2 : paddingAcrossChip;
    return {paddingAcrossChip + text + after, metrics.height() + 2 * paddingAlongChip};
}

QRect Chip::cross() const { return {width() - crossWidth - 2, 0, crossWidth + 2, height()}; }

/// The keys that are the chip's own even where they are shortcuts of the window.
bool Chip::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isChipKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QAbstractButton::event(event);
}

void Chip::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor edge = paletteBeside(palette())[m_hue];
    QColor fill = edge;
    fill.setAlphaF(underMouse() || m_isDragged ? 2 * fillStrength : fillStrength);
    painter.setPen(hasFocus() ? QPen(palette().color(QPalette::Highlight), 2) : QPen(edge, 1.5));
    painter.setBrush(fill);
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painter.setPen(palette().color(QPalette::ButtonText));
    painter.drawText(rect().adjusted(paddingAcrossChip, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
    if (!m_isRemovable)
        return;
    const QPointF centre = QRectF(cross()).center() - QPointF(2, 0);
    constexpr double arm = 2.8;
    painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
    painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
}

bool Chip::act(const QKeyEvent &key)
{
    if (!isChipKey(key))
        return false;
    const bool isMove = key.modifiers().testFlag(Qt::AltModifier);
    switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const int by = key.key() == Qt::Key_Left ? -1 : 1;
        isMove ? emit moveAsked(by) : emit neighbourAsked(by);
        return true;
    }
    case Qt::Key_Up:
    case Qt::Key_Down:
        emit stepsAsked(key.key() == Qt::Key_Up ? 1 : -1);
        return true;
    case Qt::Key_F2:
        emit clicked();
        return true;
    default:
        if (m_isRemovable)
            emit removeAsked();
        return true;
    }
}

void Chip::keyPressEvent(QKeyEvent *event)
{
    if (!act(*event))
        QAbstractButton::keyPressEvent(event);
}

void Chip::mousePressEvent(QMouseEvent *event)
{
    m_pressedAt = event->position().toPoint();
    m_isDragged = false;
    QAbstractButton::mousePressEvent(event);
}

void Chip::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    const QPoint position = event->position().toPoint();
    if ((position - m_pressedAt).manhattanLength() >= QApplication::startDragDistance())
        m_isDragged = true;
    if (m_isDragged)
        emit dragged(mapToParent(position));
}

void Chip::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_isDragged) {
        m_isDragged = false;
        setDown(false);
        emit dropped();
        return;
    }
    const bool isCrossPressed =
        m_isRemovable && cross().contains(m_pressedAt) && cross().contains(event->position().toPoint());
    if (!isCrossPressed) {
        QAbstractButton::mouseReleaseEvent(event);
        return;
    }
    setDown(false);
    emit removeAsked();
}

} // namespace halfplane
