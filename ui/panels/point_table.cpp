#include "ui/panels/point_table.h"

#include "core/reordering.h"
#include "core/selection.h"
#include "ui/basics/key_kinds.h"
#include "ui/basics/text.h"
#include "ui/editing/open_document.h"
#include "ui/forms/even_digits.h"
#include "ui/panels/point_delegate.h"
#include "ui/shown/showing.h"

#include <QActionGroup>
#include <QGuiApplication>
#include <QHeaderView>
#include <QItemSelection>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QScopedValueRollback>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Selected points as whole rows of a table, and back; rows beyond `count` are none of points.
QItemSelection rowsOf(const Selection &selection, const PointModel &model)
{
    const int last = model.columnCount() - 1;
    std::vector<int> rows;
    for (const std::size_t point : selection)
        rows.push_back(model.rowOf(point));
    std::ranges::sort(rows);
    QItemSelection result;
    for (std::size_t i = 0; i < rows.size();) {
        const std::size_t first = i++;
        while (i < rows.size() && rows[i] == rows[i - 1] + 1)
            ++i;
        result.append({model.index(rows[first], 0), model.index(rows[i - 1], last)});
    }
    return result;
}

Selection selectionOf(const QItemSelection &rows, const PointModel &model, std::size_t count)
{
    Selection selection;
    for (const QItemSelectionRange &range : rows) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            selection.push_back(model.pointAt(row));
    }
    std::ranges::sort(selection);
    const auto same = std::ranges::unique(selection);
    selection.erase(same.begin(), same.end());
    selection.erase(std::ranges::lower_bound(selection, count), selection.end());
    return selection;
}

bool movesRows(const QKeyEvent &key)
{
    return (key.modifiers() & ~Qt::KeypadModifier) == Qt::AltModifier
        && (key.key() == Qt::Key_Up || key.key() == Qt::Key_Down);
}

/// "x₃", "3 points"
QString nameOf(const Selection &points)
{
    return points.size() == 1 ? toText(nameOfPoint(points.front())) : pointsText(points.size());
}

} // namespace

PointTable::PointTable(const Showing &showing, QWidget *parent)
    : QTableView(parent)
    , m_showing(showing)
    , m_document(showing.document())
    , m_model(new PointModel(m_document, this))
    , m_makeOrder(new QAction(tr("Make this the order"), this))
{
    setModel(m_model);
    setUpLooks();
    setUpKeysAndDrags();
    setUpColumns();
    connect(&m_document, &OpenDocument::replaced, m_model, &PointModel::forgetNewPoint);
    connect(&m_document, &OpenDocument::replaced, this, [this] { sortBy(-1); });
    connect(&m_document, &OpenDocument::replaced, this, &PointTable::followPoints);
    connect(&m_document, &OpenDocument::edited, this, &PointTable::followPoints);
    connect(&m_document, &OpenDocument::worded, this, &PointTable::followNames);
    connect(&m_document, &OpenDocument::selectionChanged, this, &PointTable::followSelection);
    connect(&showing, &Showing::momentChanged, this, &PointTable::followMoment);
    connect(this, &QAbstractItemView::clicked, this, &PointTable::flipClicked);
    connect(m_model, &PointModel::refused, this, [this](const QString &why) {
        m_hasRefused = true;
        emit refused(why);
    });
    connect(m_model, &PointModel::completed, this, [this] { m_hasCompleted = true; });
    connect(m_model, &PointModel::accepted, this, [this] {
        if (std::exchange(m_hasRefused, false))
            emit refused({});
    });
}

void PointTable::setUpLooks()
{
    setFont(withEvenDigits(font()));
    setWordWrap(false);
    setShowGrid(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    QHeaderView *header = horizontalHeader();
    header->setHighlightSections(false);
    header->setTextElideMode(Qt::ElideRight);
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setMinimumSectionSize(fontMetrics().horizontalAdvance(u"−8.888"_s) + 12);
    fixWidth(PointModel::PlaceColumn, u"○ x₈₈₈₈"_s);
    for (int column = PointModel::ScoreColumn; column < PointModel::ColumnCount; ++column)
        fixWidth(column, column < PointModel::MembershipColumn ? u"−0.0888"_s : u"0.888"_s);
    setAccessibleName(tr("Points"));
    setAccessibleDescription(
        tr("The points in the algorithm's order, or sorted. Type to change a coordinate; "
           "the last row takes a new point."));
}

void PointTable::fixWidth(int column, const QString &widest)
{
    const QString sorted = m_model->headerData(column, Qt::Horizontal).toString() + u" ↑"_s;
    const int width =
        std::max(fontMetrics().horizontalAdvance(widest), fontMetrics().horizontalAdvance(sorted));
    horizontalHeader()->setSectionResizeMode(column, QHeaderView::Fixed);
    horizontalHeader()->resizeSection(column, width + 14);
}

void PointTable::followNames()
{
    const DataNames &names = m_document.names();
    m_model->followNames();
    fixWidth(PointModel::ClassColumn, u"■ "_s + widestClassText(names));
    for (int column : {PointModel::FirstColumn, PointModel::SecondColumn})
        m_sorts[column]->setText(inMenu(names.axis(column - PointModel::FirstColumn)));
}

void PointTable::setUpKeysAndDrags()
{
    setItemDelegate(new PointDelegate([this](QWidget &editor, int key) { leaveEditor(editor, key); }, this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setTabKeyNavigation(false); // one stop: cells are reached by arrows
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDragDropOverwriteMode(false);
    connect(m_model, &PointModel::dropped, this, &PointTable::moveTo);
}

// Which columns there are, and by which the table is sorted.

void PointTable::setUpColumns()
{
    for (int column = PointModel::ScoreColumn; column < PointModel::ColumnCount; ++column) {
        auto *action = new QAction(m_model->headerData(column, Qt::Horizontal).toString(), this);
        action->setData(m_model->headerData(column, Qt::Horizontal, PointModel::exactRole).toString());
        action->setToolTip(m_model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString());
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, &PointTable::chooseNumbers);
        m_numbers << action;
    }
    auto *sorts = new QActionGroup(this);
    for (int column = 0; column <= PointModel::ColumnCount; ++column) {
        const bool isNone = column == PointModel::ColumnCount;
        auto *action = sorts->addAction(isNone ? tr("the order of the run")
                                               : m_model->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, to = isNone ? -1 : column] { sortBy(to); });
        m_sorts << action;
    }
    m_makeOrder->setToolTip(tr("The order of the rows becomes the one in which the algorithm looks at the "
                               "points: an edit, which can be undone"));
    connect(m_makeOrder, &QAction::triggered, this, &PointTable::makeOrder);
    QHeaderView *header = horizontalHeader();
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &PointTable::followSorting);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QHeaderView::customContextMenuRequested, this, [this, header](const QPoint &at) {
        QMenu menu;
        fillColumns(menu);
        menu.exec(header->mapToGlobal(at));
    });
    followNames();
    showColumns();
    followSorting();
}

void PointTable::fillColumns(QMenu &menu)
{
    menu.setToolTipsVisible(true);
    menu.addActions(m_numbers);
    menu.addSeparator();
    menu.addMenu(tr("&Sort by"))->addActions(m_sorts);
    menu.addAction(m_makeOrder);
}

void PointTable::setShownNumbers(const QStringList &names)
{
    for (QAction *action : m_numbers)
        action->setChecked(names.contains(action->data().toString()));
    showColumns();
}

void PointTable::chooseNumbers()
{
    QStringList names;
    for (const QAction *action : m_numbers) {
        if (action->isChecked())
            names << action->data().toString();
    }
    showColumns();
    emit shownNumbersChosen(names);
}

/// Those that the run has.
void PointTable::showColumns()
{
    for (int column = PointModel::ScoreColumn; column < PointModel::ColumnCount; ++column) {
        const bool exists = m_model->has(column);
        QAction &choice = *m_numbers[column - PointModel::ScoreColumn];
        choice.setEnabled(exists);
        setColumnHidden(column, !exists || !choice.isChecked());
    }
}

QList<int> PointTable::shownColumns() const
{
    QList<int> columns;
    for (int column = 0; column < PointModel::ColumnCount; ++column) {
        if (!isColumnHidden(column))
            columns << column;
    }
    return columns;
}

void PointTable::sortBy(int column) { horizontalHeader()->setSortIndicator(column, Qt::AscendingOrder); }

void PointTable::followSorting()
{
    const int column = horizontalHeader()->sortIndicatorSection();
    m_sorts[column < 0 ? PointModel::ColumnCount : column]->setChecked(true);
    m_makeOrder->setVisible(column >= 0);
    if (std::exchange(m_hasRefusedMove, false))
        emit refused({});
}

void PointTable::makeOrder()
{
    if (!m_model->isSorted())
        return;
    Reordering order;
    for (int row = 0; row < m_model->newRow(); ++row)
        order.push_back(m_model->pointAt(row));
    const int column = horizontalHeader()->sortIndicatorSection();
    sortBy(-1);
    const QString name = m_model->headerData(column, Qt::Horizontal).toString();
    m_document.reorder(order, tr("order by %1").arg(name));
}

/// Tabs between the columns, as spreadsheets cut them; the rows in the order that is shown.
void PointTable::describe(QMimeData &data) const
{
    const QList<int> columns = shownColumns();
    QStringList lines{{}};
    for (const int column : columns)
        lines[0] += (column > 0 ? u"\t"_s : QString())
            + m_model->headerData(column, Qt::Horizontal, PointModel::exactRole).toString();
    for (int row = 0; row < m_model->newRow(); ++row) {
        if (!selectionModel()->isRowSelected(row))
            continue;
        QStringList cells;
        for (const int column : columns)
            cells << m_model->index(row, column).data(PointModel::exactRole).toString();
        lines << cells.join(u'\t');
    }
    data.setText(lines.join(u'\n') + u'\n');
}

void PointTable::followPoints()
{
    const QScopedValueRollback guard(m_isFollowing, true);
    m_model->follow();
    followSelection();
}

void PointTable::followSelection()
{
    const Selection &selection = m_document.selection();
    if (!isVisible()
        || selectionOf(selectionModel()->selection(), *m_model, m_document.points().size()) == selection)
        return;
    const QScopedValueRollback guard(m_isFollowing, true);
    selectionModel()->clearSelection(); // else thousands of rows would be compared with thousands
    selectionModel()->select(rowsOf(selection, *m_model), QItemSelectionModel::Select);
    if (!selection.empty() && !hasFocus())
        selectionModel()->setCurrentIndex(
            m_model->index(m_model->rowOf(selection.front()), PointModel::FirstColumn),
            QItemSelectionModel::NoUpdate);
}

void PointTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    if (m_isFollowing)
        return;
    const QScopedValueRollback guard(m_isFollowing, true);
    m_document.setSelection(selectionOf(selectionModel()->selection(), *m_model, m_document.points().size()));
}

void PointTable::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    followMoment();
    followSelection();
}

void PointTable::hideEvent(QHideEvent *event)
{
    QTableView::hideEvent(event);
    followMoment();
}

/// Without being seen it holds no run: one may be large.
void PointTable::followMoment()
{
    m_model->setMoment(isVisible() ? m_showing.sharedStudy() : nullptr,
                       isVisible() ? m_showing.moment() : std::nullopt);
    showColumns();
}

void PointTable::selectAll() { m_document.selectAll(); }

void PointTable::editPoint(std::size_t index)
{
    if (index >= m_document.points().size())
        return;
    setFocus();
    goTo(m_model->rowOf(index), PointModel::FirstColumn);
    edit(currentIndex());
}

/// With a modifier the click is about the selection.
void PointTable::flipClicked(const QModelIndex &index)
{
    if (index.column() == PointModel::ClassColumn && QGuiApplication::keyboardModifiers() == Qt::NoModifier)
        m_model->flipClass(index);
}

void PointTable::goTo(int row, int column)
{
    if (row >= 0 && row < m_model->rowCount())
        selectionModel()->setCurrentIndex(m_model->index(row, column),
                                          QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

// What keys do, as in a spreadsheet, and rows that go to another place.

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
    if (m_model->isSorted()) {
        m_hasRefusedMove = true;
        emit refused(tr("The table is sorted, so no row can be moved in the order of the run: make this the "
                        "order, or sort by the order of the run"));
        return;
    }
    const Selection chosen = m_document.selection();
    const std::size_t count = m_document.points().size();
    const bool isUp = key == Qt::Key_Up;
    if (chosen.empty() || (isUp ? chosen.front() == 0 : chosen.back() + 1 == count))
        return;
    moveTo(isUp ? chosen.front() - 1 : chosen.back() + 2);
}

void PointTable::moveTo(std::size_t place)
{
    const Selection chosen = m_document.selection();
    const int column = currentIndex().column();
    m_document.reorder(movedOrder(m_document.points().size(), chosen, place),
                       tr("move %1 in the order").arg(nameOf(chosen)));
    if (!m_document.selection().empty())
        selectionModel()->setCurrentIndex(
            m_model->index(m_model->rowOf(m_document.selection().front()), std::max(column, 0)),
            QItemSelectionModel::NoUpdate);
}

} // namespace halfplane
