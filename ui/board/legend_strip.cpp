#include "ui/board/legend_strip.h"

#include "core/picture/legend.h"
#include "ui/basics/text.h"
#include "ui/board/board_row.h"
#include "ui/painting/painter.h"
#include "ui/shown/showing.h"

#include <utility>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int lowWindow = 560; ///< where boards need the room more than what the others show needs words

} // namespace

LegendStrip::LegendStrip(const BoardRow &boards, QWidget *parent)
    : QWidget(parent)
    , m_boards(boards)
{
    setObjectName(u"legend"_s);
    setAccessibleName(tr("Legend"));
    setWhatsThis(toText(legendLayer.subject->definition));
    setAttribute(Qt::WA_OpaquePaintEvent);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Maximum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&boards, &BoardRow::looksChanged, this, &LegendStrip::refresh);
    refresh();
}

BoardFrames LegendStrip::explained() const
{
    return window()->height() < lowWindow ? BoardFrames() : m_boards.frames();
}

void LegendStrip::refresh()
{
    setVisible(m_boards.board().frame().layers.has(legendLayer));
    const int needed = heightForWidth(width());
    if (std::exchange(m_needed, needed) != needed)
        updateGeometry();
    update();
}

/// The layout knows of the width.
void LegendStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_needed = heightForWidth(width());
}

int LegendStrip::heightForWidth(int width) const
{
    return static_cast<int>(legendHeight(m_boards.board().frame(), width, LegendPlace::Window, explained()));
}

void LegendStrip::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    paint(painter, legendPicture(m_boards.board().frame(), width(), LegendPlace::Window, explained()),
          m_boards.board().colours());
}

} // namespace halfplane
