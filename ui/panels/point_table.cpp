#include "ui/panels/point_table.h"

#include "ui/forms/even_digits.h"
#include "ui/panels/point_delegate.h"
#include "ui/panels/selection_rows.h"
#include "ui/shown/showing.h"

#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

PointTable::PointTable(const Showing &showing, QWidget *parent)
    : QTableView(parent)
    , m_showing(showing)
    , m_document(showing.document())
    , m_model(new PointModel(m_document, this))
{
    setModel(m_model);
    setUpLooks();
    setUpKeysAndDrags();
    connect(&m_document, &OpenDocument::replaced, m_model, &PointModel::forgetNewPoint);
    connect(&m_document, &OpenDocument::replaced, this, &PointTable::followPoints);
    connect(&m_document, &OpenDocument::edited, this, &PointTable::followPoints);
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
    header->setSectionResizeMode(QHeaderView::Stretch);
    for (const int column : {PointModel::PlaceColumn, PointModel::ClassColumn}) {
        header->setSectionResizeMode(column, QHeaderView::Fixed);
        header->resizeSection(column, fontMetrics().horizontalAdvance(u"○ x₈₈₈₈₈"_s) + 12);
    }
    setAccessibleName(tr("Points"));
    setAccessibleDescription(tr("The points in the algorithm's order. Type to change a coordinate; the last "
                                "row takes a new point."));
}

void PointTable::setUpKeysAndDrags()
{
    auto *delegate = new PointDelegate(this);
    setItemDelegate(delegate);
    connect(delegate, &PointDelegate::leftBy, this, &PointTable::leaveEditor);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setTabKeyNavigation(true);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDropIndicatorShown(false);
    QHeaderView *header = horizontalHeader();
    header->setSectionsClickable(true);
    disconnect(header, &QHeaderView::sectionPressed, this, nullptr); // it selected the column
    disconnect(header, &QHeaderView::sectionEntered, this, nullptr);
    connect(header, &QHeaderView::sectionClicked, this, [this](int column) {
        if (column != PointModel::PlaceColumn)
            emit sortAsked(column);
    });
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
    if (!isVisible() || selectionOf(selectionModel()->selection(), m_document.points().size()) == selection)
        return;
    const QScopedValueRollback guard(m_isFollowing, true);
    selectionModel()->clearSelection(); // else thousands of rows would be compared with thousands
    selectionModel()->select(rowsOf(selection, *m_model), QItemSelectionModel::Select);
    if (!selection.empty() && !hasFocus())
        selectionModel()->setCurrentIndex(
            m_model->index(static_cast<int>(selection.front()), PointModel::FirstColumn),
            QItemSelectionModel::NoUpdate);
}

void PointTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    if (m_isFollowing)
        return;
    const QScopedValueRollback guard(m_isFollowing, true);
    m_document.setSelection(selectionOf(selectionModel()->selection(), m_document.points().size()));
}

void PointTable::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    followMoment();
    followSelection();
}

void PointTable::followMoment()
{
    const auto check = m_showing.moment() ? m_showing.moment()->check : std::nullopt;
    m_model->setExamined(check ? std::optional<std::size_t>(check->point) : std::nullopt);
}

void PointTable::selectAll() { m_document.selectAll(); }

void PointTable::editPoint(std::size_t index)
{
    if (index >= m_document.points().size())
        return;
    setFocus();
    goTo(static_cast<int>(index), PointModel::FirstColumn);
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

} // namespace halfplane
