#include "core/reordering.h"
#include "ui/basics/text.h"
#include "ui/editing/open_document.h"
#include "ui/panels/point_table.h"

#include <QDrag>
#include <QDropEvent>
#include <QMimeData>
#include <QPainter>

// Rows of the table of points that are dragged to another place.

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int dropLineWidth = 2;
constexpr int paddingOfLabel = 6;

/// What hangs from the pointer: "3 points".
QPixmap dragLabel(const QString &text, const QWidget &table)
{
    const QSize size = table.fontMetrics().size(0, text) + QSize(2 * paddingOfLabel, 2 * paddingOfLabel);
    const double ratio = table.devicePixelRatioF();
    QPixmap pixmap(size * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(table.palette().color(QPalette::Highlight));
    QPainter painter(&pixmap);
    painter.setFont(table.font());
    painter.setPen(table.palette().color(QPalette::HighlightedText));
    painter.drawText(QRect({}, size), Qt::AlignCenter, text);
    return pixmap;
}

} // namespace

void PointTable::startDrag(Qt::DropActions /*actions*/)
{
    const Selection &chosen = m_document.selection();
    if (chosen.empty())
        return;
    auto *drag = new QDrag(this);
    drag->setMimeData(m_model->mimeData({}));
    drag->setPixmap(dragLabel(
        chosen.size() == 1 ? toText(nameOfPoint(chosen.front())) : pointsText(chosen.size()), *this));
    drag->exec(Qt::MoveAction);
    showDropRow({});
}

bool PointTable::isOwnDrag(const QDropEvent &event) const { return m_model->isOwn(*event.mimeData()); }

int PointTable::rowToDropAt(const QDropEvent &event) const
{
    const int y = event.position().toPoint().y();
    const int row = rowAt(y);
    if (row < 0 || row >= m_model->newRow())
        return m_model->newRow();
    return y < rowViewportPosition(row) + rowHeight(row) / 2 ? row : row + 1;
}

void PointTable::showDropRow(std::optional<int> row)
{
    if (row == m_dropRow)
        return;
    m_dropRow = row;
    viewport()->update();
}

void PointTable::dragEnterEvent(QDragEnterEvent *event) { event->setAccepted(isOwnDrag(*event)); }

void PointTable::dragMoveEvent(QDragMoveEvent *event)
{
    QTableView::dragMoveEvent(event); // scrolls at the edges
    event->setAccepted(isOwnDrag(*event));
    showDropRow(isOwnDrag(*event) ? std::optional(rowToDropAt(*event)) : std::nullopt);
}

void PointTable::dragLeaveEvent(QDragLeaveEvent *event)
{
    QTableView::dragLeaveEvent(event);
    showDropRow({});
}

void PointTable::dropEvent(QDropEvent *event)
{
    showDropRow({});
    if (!isOwnDrag(*event)) {
        event->ignore();
        return;
    }
    moveTo(static_cast<std::size_t>(rowToDropAt(*event)));
    event->setDropAction(Qt::MoveAction);
    event->accept();
    setState(NoState);
    stopAutoScroll();
}

void PointTable::moveTo(std::size_t place)
{
    const Selection chosen = m_document.selection();
    const QString what = chosen.size() == 1 ? toText(nameOfPoint(chosen.front())) : pointsText(chosen.size());
    const int column = currentIndex().column();
    m_document.reorder(movedOrder(m_document.points().size(), chosen, place),
                       tr("move %1 in the order").arg(what));
    if (!m_document.selection().empty())
        selectionModel()->setCurrentIndex(
            m_model->index(static_cast<int>(m_document.selection().front()), std::max(column, 0)),
            QItemSelectionModel::NoUpdate);
}

void PointTable::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (!m_dropRow)
        return;
    QPainter painter(viewport());
    const int y = std::max(rowViewportPosition(*m_dropRow), dropLineWidth / 2);
    painter.setPen(QPen(palette().color(QPalette::Highlight), dropLineWidth));
    painter.drawLine(0, y, viewport()->width(), y);
}

} // namespace halfplane
