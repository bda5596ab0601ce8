#include "ui/panels/step_table.h"

#include "ui/forms/even_digits.h"
#include "ui/panels/step_model.h"
#include "ui/shown/showing.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostCopied = 1'000'000;

QString headingLine(const QAbstractItemModel &model)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells << model.headerData(column, Qt::Horizontal, StepModel::exactRole).toString();
    return cells.join(u'\t') + u'\n';
}

QString lineOf(const QAbstractItemModel &model, int row)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells << model.index(row, column).data(StepModel::exactRole).toString();
    return cells.join(u'\t') + u'\n';
}

} // namespace

StepTable::StepTable(Showing &showing, QWidget *parent)
    : QTableView(parent)
    , m_showing(showing)
    , m_model(new StepModel(this))
{
    setModel(m_model);
    setFont(withEvenDigits(font()));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setShowGrid(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    horizontalHeader()->setHighlightSections(false);
    setAccessibleName(tr("Every update of the run"));
    setAccessibleDescription(tr("A row for each update; choosing one goes there"));
    connect(&showing, &Showing::studyChanged, this, &StepTable::followStudy);
    connect(&showing, &Showing::momentChanged, this, &StepTable::followPlayback);
    connect(m_model, &QAbstractItemModel::modelReset, this, &StepTable::fitColumns);
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) { goTo(index.row()); });
}

/// Without being seen it holds no run: one may be large.
void StepTable::followStudy()
{
    const QScopedValueRollback guard(m_isFollowing, true);
    m_model->setStudy(isVisible() ? m_showing.sharedStudy() : nullptr);
    followPlayback();
}

void StepTable::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    followStudy();
}

void StepTable::hideEvent(QHideEvent *event)
{
    QTableView::hideEvent(event);
    followStudy();
}

void StepTable::followPlayback()
{
    if (m_model->rowCount() == 0)
        return;
    const QScopedValueRollback guard(m_isFollowing, true);
    const int row = m_model->rowOf(m_showing.cursor().update);
    if (row == currentIndex().row())
        return;
    const int column = std::max(0, currentIndex().column());
    selectionModel()->setCurrentIndex(m_model->index(row, column),
                                      QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void StepTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    if (!m_isFollowing && current.isValid() && current.row() != previous.row())
        goTo(current.row());
}

void StepTable::goTo(int row)
{
    const Cursor wanted{static_cast<std::uint64_t>(row), 0};
    if (m_showing.cursor() != wanted)
        m_showing.playback().seek(wanted);
}

void StepTable::fitColumns()
{
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const QString title = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        const int least = fontMetrics().horizontalAdvance(column < 4 ? u"−888"_s : u"−0.00888"_s);
        setColumnWidth(column, std::max(least, fontMetrics().horizontalAdvance(title)) + 14);
    }
}

bool StepTable::event(QEvent *event)
{
    // The window's own are about the points.
    if (event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::SelectAll))
            key->accept();
    }
    return QTableView::event(event);
}

void StepTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QTableView::keyPressEvent(event);
}

void StepTable::copy() const
{
    QString text = headingLine(*m_model);
    int left = mostCopied;
    QList<QItemSelectionRange> ranges = selectionModel()->selection();
    std::ranges::sort(ranges, {}, &QItemSelectionRange::top);
    for (const QItemSelectionRange &range : ranges) {
        for (int row = range.top(); row <= range.bottom() && left > 0; ++row, --left)
            text += lineOf(*m_model, row);
    }
    QApplication::clipboard()->setText(text);
}

} // namespace halfplane
