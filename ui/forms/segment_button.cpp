#include "ui/forms/segment_button.h"

#include "ui/forms/field.h"
#include "ui/forms/field_keys.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

namespace halfplane {

namespace {

constexpr int paddingAcrossSegment = 8;
constexpr int paddingAlongSegment = 5;

QColor mixed(const QColor &a, const QColor &b)
{
    return {(3 * a.red() + b.red()) / 4, (3 * a.green() + b.green()) / 4, (3 * a.blue() + b.blue()) / 4};
}

} // namespace

SegmentButton::SegmentButton(const QString &text, QWidget *parent)
    : QRadioButton(text, parent)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus); // a click must not take the arrow keys from the board
}

void SegmentButton::setEnds(bool isFirst, bool isLast)
{
    m_isFirst = isFirst;
    m_isLast = isLast;
    update();
}

QSize SegmentButton::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    return {metrics.horizontalAdvance(text()) + 2 * paddingAcrossSegment,
            metrics.height() + 2 * paddingAlongSegment};
}

/// The arrows choose, even where they are shortcuts of the window.
bool SegmentButton::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (isArrow(key.key()) && isPlain(key)) {
            event->accept();
            return true;
        }
    }
    return QRadioButton::event(event);
}

/// Round at the bar's ends, straight where the next segment begins.
QPainterPath SegmentButton::outline(double inset) const
{
    const QRectF box = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addRoundedRect(box, cornerRadius, cornerRadius);
    const double half = box.width() / 2;
    if (!m_isFirst)
        path.addRect(box.adjusted(0, 0, -half, 0));
    if (!m_isLast)
        path.addRect(box.adjusted(half, 0, 0, 0));
    return path.simplified();
}

void SegmentButton::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor strong = palette().color(QPalette::ButtonText);
    const QColor plain = palette().color(QPalette::Button);
    const QColor edge = palette().color(QPalette::Mid);
    painter.setPen(QPen(isChecked() ? strong : edge, 1));
    painter.setBrush(isChecked() ? strong : underMouse() ? mixed(plain, edge) : plain);
    painter.drawPath(outline(0.5));
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawPath(outline(1.5));
    }
    painter.setPen(isChecked() ? palette().color(QPalette::HighlightedText) : strong);
    painter.drawText(rect(), Qt::AlignCenter, text());
}

} // namespace halfplane
