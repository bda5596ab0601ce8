#include "ui/editing/open_document.h"
#include "ui/forms/field_keys.h"
#include "ui/panels/point_table.h"

#include <QKeyEvent>

// The keys of the table of points, which are those of a spreadsheet.

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

bool beginsNumber(const QKeyEvent &key)
{
    return isPlainOrShifted(key) && !key.text().isEmpty() && u"0123456789+-−.,"_s.contains(key.text().at(0));
}

bool movesRows(const QKeyEvent &key)
{
    return (key.modifiers() & ~Qt::KeypadModifier) == Qt::AltModifier
        && (key.key() == Qt::Key_Up || key.key() == Qt::Key_Down);
}

bool isNavigation(int key)
{
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape:
    case Qt::Key_F2:
        return true;
    default:
        return false;
    }
}

} // namespace

/// The keys that are the table's own even where they are shortcuts of the window.
bool PointTable::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        const bool flips = key.key() == Qt::Key_Space && currentIndex().column() == PointModel::ClassColumn;
        if (beginsNumber(key) || movesRows(key)
            || (isPlainOrShifted(key) && (isNavigation(key.key()) || flips))) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

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
    const bool isTab = key == Qt::Key_Tab || key == Qt::Key_Backtab;
    const bool isAtEnd =
        isTab && moveCursor(key == Qt::Key_Tab ? MoveNext : MovePrevious, {}) == currentIndex();
    const bool isWord = isPlainOrShifted(*event) && !event->text().isEmpty() && event->text().at(0).isPrint()
        && !beginsNumber(*event);
    if (isAtEnd || isWord)
        event->ignore(); // Tab leaves the table, and no number begins with a letter
    else
        QTableView::keyPressEvent(event);
}

/// "-1" is two keys.
bool PointTable::typeClass(const QKeyEvent &key)
{
    const bool isAfterMinus = std::exchange(m_isAfterMinus, false);
    if (currentIndex().column() != PointModel::ClassColumn || !isPlainOrShifted(key) || key.text().isEmpty())
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

bool PointTable::edit(const QModelIndex &index, EditTrigger trigger, QEvent *event)
{
    m_hasCompleted = false;
    return QTableView::edit(index, trigger, event);
}

/// What could not be read is to be mended; a point that is there is followed by the next one.
void PointTable::leaveEditor(int key)
{
    if (m_hasRefused)
        return;
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

} // namespace halfplane
