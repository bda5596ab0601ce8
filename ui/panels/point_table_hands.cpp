#include "core/reordering.h"
#include "ui/basics/key_kinds.h"
#include "ui/basics/text.h"
#include "ui/editing/open_document.h"
#include "ui/panels/point_table.h"

#include <QDrag>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>

#include <algorithm>

// What keys and drags do in the table of points. The keys are those of a spreadsheet; rows that are dragged
// go to another place.

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

bool movesRows(const QKeyEvent &key)
{
    return (key.modifiers() & ~Qt::KeypadModifier) == Qt::AltModifier
        && (key.key() == Qt::Key_Up || key.key() == Qt::Key_Down);
}

} // namespace

bool PointTable::beginsNumber(const QKeyEvent &key)
{
    return isPlainOrShifted(key) && !key.text().isEmpty() && u"0123456789+-−.,"_s.contains(key.text().at(0));
}

bool PointTable::isAtClass() const { return currentIndex().column() == PointModel::ClassColumn; }

void PointTable::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (movesRows(*event)) {
        moveSelected(key);
        return;
    }
    if (isPlainOrShifted(*event) && isEnter(key)) {
        goOn(key);
        return;
    }
    if (isPlainOrShifted(*event) && key == Qt::Key_Escape) {
        emit left();
        return;
    }
    if (typeClass(*event))
        return;
    const bool isWord = isPlainOrShifted(*event) && !event->text().isEmpty() && event->text().at(0).isPrint()
        && !beginsNumber(*event);
    if (isWord)
        event->ignore(); // no number begins with a letter
    else
        QTableView::keyPressEvent(event);
}

/// "-1" is two keys.
bool PointTable::typeClass(const QKeyEvent &key)
{
    const bool isAfterMinus = std::exchange(m_isAfterMinus, false);
    if (!isAtClass() || !isPlainOrShifted(key) || key.text().isEmpty())
        return false;
    const QChar character = key.text().at(0);
    if (character == u' ') {
        m_model->flipClass(currentIndex());
    } else if (character == u'-' || character == u'−') {
        m_isAfterMinus = true;
        m_model->setClass(currentIndex(), Label::Negative);
    } else if (character == u'+' || (character == u'1' && !isAfterMinus)) {
        m_model->setClass(currentIndex(), Label::Positive);
    } else if (character != u'1') {
        return false;
    }
    return true;
}

QModelIndex PointTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex current = currentIndex();
    if (!current.isValid() || (action != MoveNext && action != MovePrevious))
        return QTableView::moveCursor(action, modifiers);
    int row = current.row();
    int column = current.column() + (action == MoveNext ? 1 : -1);
    if (column > PointModel::ClassColumn) {
        ++row;
        column = PointModel::FirstColumn;
    } else if (column < PointModel::FirstColumn) {
        --row;
        column = PointModel::ClassColumn;
    }
    const QModelIndex next = m_model->index(row, column);
    return next.isValid() ? next : current;
}

/// What is typed into a cell is seen, wherever the list was scrolled to.
bool PointTable::edit(const QModelIndex &index, EditTrigger trigger, QEvent *event)
{
    m_hasCompleted = false;
    if (trigger == AnyKeyPressed || trigger == EditKeyPressed)
        scrollTo(index);
    return QTableView::edit(index, trigger, event);
}

/// What could not be read stays open to be mended; a point that is there is followed by the next one.
void PointTable::leaveEditor(QWidget &editor, int key)
{
    if (m_hasRefused)
        return;
    closeEditor(&editor, QAbstractItemDelegate::NoHint);
    if (m_hasCompleted && key != Qt::Key_Up && key != Qt::Key_Backtab)
        goTo(m_model->newRow(), PointModel::FirstColumn);
    else
        goOn(key);
}

/// On from a cell that is done.
void PointTable::goOn(int key)
{
    if (key == Qt::Key_Tab || key == Qt::Key_Backtab) {
        const QModelIndex next = moveCursor(key == Qt::Key_Tab ? MoveNext : MovePrevious, {});
        goTo(next.row(), next.column());
    } else {
        goTo(currentIndex().row() + (key == Qt::Key_Up ? -1 : 1), currentIndex().column());
    }
}

void PointTable::moveSelected(int key)
{
    const Selection chosen = m_document.selection();
    const std::size_t count = m_document.points().size();
    const bool isUp = key == Qt::Key_Up;
    if (chosen.empty() || (isUp ? chosen.front() == 0 : chosen.back() + 1 == count))
        return;
    moveTo(isUp ? chosen.front() - 1 : chosen.back() + 2);
}

namespace {

/// "x₃", "3 points"
QString nameOf(const Selection &points)
{
    return points.size() == 1 ? toText(nameOfPoint(points.front())) : pointsText(points.size());
}

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
    drag->setPixmap(dragLabel(nameOf(chosen), *this));
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
    const int column = currentIndex().column();
    m_document.reorder(movedOrder(m_document.points().size(), chosen, place),
                       tr("move %1 in the order").arg(nameOf(chosen)));
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
