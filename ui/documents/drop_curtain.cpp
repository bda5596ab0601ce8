#include "ui/documents/drop_curtain.h"

#include <QPainter>

namespace halfplane {

namespace {

constexpr int veil = 190; ///< of 255: what is behind stays to be seen
constexpr double edgeOfCurtain = 3;
constexpr double round = 10;
constexpr double largerText = 1.6;

} // namespace

DropCurtain::DropCurtain(QWidget &window)
    : QWidget(&window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(tr("Drop to open"));
    hide();
}

void DropCurtain::draw()
{
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

void DropCurtain::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor cloth = palette().color(QPalette::Window);
    cloth.setAlpha(veil);
    painter.fillRect(rect(), cloth);
    painter.setPen(QPen(palette().color(QPalette::Highlight), edgeOfCurtain, Qt::DashLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(round, round, -round, -round), round, round);
    QFont larger = font();
    larger.setPointSizeF(larger.pointSizeF() * largerText);
    painter.setFont(larger);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect(), Qt::AlignCenter, tr("Drop to open"));
}

} // namespace halfplane
