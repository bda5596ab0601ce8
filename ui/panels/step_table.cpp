#include "ui/panels/step_table.h"

#include "core/answer.h"
#include "core/mistakes.h"
#include "core/moment.h"
#include "core/words/explanation.h"
#include "ui/basics/text.h"
#include "ui/forms/even_digits.h"
#include "ui/forms/ringless_delegate.h"
#include "ui/painting/icons.h"
#include "ui/shown/showing.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>

#include <limits>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

enum StepColumn {
    UpdateColumn,
    SweepColumn,
    PointColumn,
    ClassColumn,
    ScoreColumn,
    RateColumn,
    FirstWeightColumn
};

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
    setItemDelegate(new RinglessDelegate(this));
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
    const auto followNames = [this] {
        m_model->setNames(m_showing.document().names());
        fitColumns();
    };
    connect(&showing.document(), &OpenDocument::worded, this, followNames);
    followNames();
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
    const auto &moment = m_showing.moment();
    const int row = m_model->rowOf(m_showing.cursor().update + (moment && moment->isAsked() ? 1 : 0));
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
        const QString widest = column == ClassColumn ? u"■ "_s + widestClassText(m_showing.document().names())
            : column < ClassColumn                   ? u"−888"_s
                                                     : u"−0.00888"_s;
        const int least = fontMetrics().horizontalAdvance(widest);
        setColumnWidth(column, std::max(least, fontMetrics().horizontalAdvance(title)) + 14);
    }
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

namespace {

constexpr int rowsAtOnce = 200'000; ///< a view arranges them in a few milliseconds
constexpr std::size_t mostPointsToCount = 100'000; ///< more take too long for a screen full of rows

constexpr ColumnHeading stepHeadings[] = {
    {QT_TRANSLATE_NOOP("halfplane::StepModel", "k"),
     QT_TRANSLATE_NOOP("halfplane::StepModel", "The update, from 1; row 0 is the start")},
    {QT_TRANSLATE_NOOP("halfplane::StepModel", "sweep"),
     QT_TRANSLATE_NOOP("halfplane::StepModel", "The pass over the points in which it was made")},
    {QT_TRANSLATE_NOOP("halfplane::StepModel", "point"),
     QT_TRANSLATE_NOOP("halfplane::StepModel", "The point that was looked at, by its place in the list")},
    {QT_TRANSLATE_NOOP("halfplane::StepModel", "class"),
     QT_TRANSLATE_NOOP("halfplane::StepModel", "y, the class of the point")},
    {QT_TRANSLATE_NOOP("halfplane::StepModel", "y⟨w, x⟩"),
     QT_TRANSLATE_NOOP("halfplane::StepModel", "The score before the update; wrong when it is 0 or less")},
    {QT_TRANSLATE_NOOP("halfplane::StepModel", "rate"),
     QT_TRANSLATE_NOOP("halfplane::StepModel", "What y·x was multiplied with before it was added to w")},
};

QString pointText(std::size_t point, Digits digits)
{
    return digits == Digits::All ? QString::number(quint64{point} + 1) : toText(nameOfPoint(point));
}

QString classText(Label label, Digits digits, const DataNames &names)
{
    if (digits == Digits::All)
        return label == Label::Negative ? u"-1"_s : u"+1"_s;
    return classText(label, names);
}

QString writtenIn(double value, Digits digits)
{
    return digits == Digits::All ? shortestText(value) : readableText(value);
}

/// Rows that the run of a study has; 0 without one.
int rowCountOf(const Study *study)
{
    if (study == nullptr || !study->run)
        return 0;
    constexpr std::uint64_t most = std::numeric_limits<int>::max();
    return static_cast<int>(std::min(most, study->run->trace.updateCount() + 1));
}

int componentsOf(const Study *study)
{
    return study == nullptr || !study->run ? 0 : static_cast<int>(dimension(study->run->problem->space));
}

} // namespace

StepModel::StepModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

/// Rows are added or taken away at the end where the columns stay, so that a view stays where it is.
void StepModel::setStudy(std::shared_ptr<const Study> study)
{
    const int rows = std::min(rowCountOf(study.get()), std::max(m_rows, rowsAtOnce));
    if (componentsOf(study.get()) != componentsOf(m_study.get())) {
        beginResetModel();
        m_study = std::move(study);
        m_rows = rows;
        endResetModel();
        return;
    }
    resize(rows, std::move(study));
    if (m_rows > 0)
        emit dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1));
}

void StepModel::setNames(const DataNames &names)
{
    m_names = names;
    if (m_rows > 0)
        emit dataChanged(index(0, ClassColumn), index(m_rows - 1, ClassColumn));
}

void StepModel::resize(int rows, std::shared_ptr<const Study> study)
{
    const int before = m_rows;
    if (rows > before)
        beginInsertRows({}, before, rows - 1);
    else if (rows < before)
        beginRemoveRows({}, rows, before - 1);
    m_study = std::move(study);
    m_rows = rows;
    if (rows > before)
        endInsertRows();
    else if (rows < before)
        endRemoveRows();
}

int StepModel::rowOf(std::uint64_t update)
{
    const int row = static_cast<int>(std::min<std::uint64_t>(update, std::numeric_limits<int>::max() - 1));
    if (row >= m_rows)
        resize(std::min(rowCountOf(m_study.get()), row + rowsAtOnce), m_study);
    return std::min(row, m_rows - 1);
}

int StepModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : m_rows; }

int StepModel::columnCount(const QModelIndex &parent) const
{
    const int components = componentsOf(m_study.get());
    return parent.isValid() || components == 0 ? 0 : FirstWeightColumn + components + 1;
}

bool StepModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_rows < rowCountOf(m_study.get());
}

void StepModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        resize(std::min(rowCountOf(m_study.get()), m_rows + rowsAtOnce), m_study);
}

QVariant StepModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto k = static_cast<std::uint64_t>(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return cell(k, index.column(), Digits::Readable);
    case exactRole:
        return cell(k, index.column(), Digits::All);
    case Qt::DecorationRole:
        if (index.column() == ClassColumn && k > 0)
            return markIcon(pointOf(k).label);
        return {};
    case Qt::TextAlignmentRole:
        return alignmentOf(index.column(), ClassColumn);
    case Qt::ToolTipRole:
        return inToolTip(toText(plainText(explain(run(), momentAt(run(), {k, 0}), Telling::Full, m_names))));
    default:
        return {};
    }
}

QVariant StepModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(section, ClassColumn);
    const bool isTitle = role == Qt::DisplayRole || role == exactRole;
    if (!isTitle && role != Qt::ToolTipRole)
        return {};
    if (section < FirstWeightColumn)
        return isTitle ? tr(stepHeadings[section].title) : tr(stepHeadings[section].meaning);
    if (section == columnCount() - 1)
        return isTitle ? tr("wrong") : tr("The 0-1 loss: how many points are wrong after the update");
    const auto component = static_cast<std::size_t>(section - FirstWeightColumn);
    if (!isTitle)
        return tr("This component of w after the update");
    const QString name = toText(componentName(m_study->run->problem->space, component));
    return role == exactRole ? name : subscript(name);
}

const Point &StepModel::pointOf(std::uint64_t k) const
{
    return run().problem->points[run().trace.update(k).point];
}

QString StepModel::cell(std::uint64_t k, int column, Digits digits) const
{
    if (column == UpdateColumn)
        return writtenIn(static_cast<double>(k), digits);
    if (column == columnCount() - 1)
        return wrong(k, digits);
    if (column >= FirstWeightColumn)
        return writtenIn(run().trace.weights(k)[column - FirstWeightColumn], digits);
    if (k == 0)
        return column == PointColumn && digits == Digits::Readable ? tr("start") : QString();
    return checkCell(k, column, digits);
}

QString StepModel::checkCell(std::uint64_t k, int column, Digits digits) const
{
    const Update &update = run().trace.update(k);
    switch (column) {
    case SweepColumn:
        return writtenIn(static_cast<double>(run().trace.sweepOfUpdate(k)), digits);
    case PointColumn:
        return pointText(run().problem->numberOf(update.point), digits);
    case ClassColumn:
        return classText(pointOf(k).label, digits, m_names);
    case ScoreColumn:
        return writtenIn(run().reflected().score(run().trace.weights(k - 1), update.point), digits);
    case RateColumn:
        return writtenIn(update.rate, digits);
    default:
        return {};
    }
}

QString StepModel::wrong(std::uint64_t k, Digits digits) const
{
    std::optional<std::size_t> mistakes;
    const LossCurve *losses = m_study->losses.get();
    if (losses != nullptr && losses->isComplete() && k < losses->size())
        mistakes = losses->mistakes[static_cast<std::size_t>(k)];
    else if (run().reflected().size() <= mostPointsToCount)
        mistakes = loss(run().reflected(), classifierAt(run(), {k, 0}));
    if (!mistakes)
        return {};
    return writtenIn(static_cast<double>(*mistakes), digits);
}

} // namespace halfplane
