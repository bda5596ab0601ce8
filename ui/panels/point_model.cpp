#include "ui/panels/point_model.h"

#include "core/io/fields.h"
#include "core/moment.h"
#include "core/study/study.h"
#include "core/text.h"
#include "ui/basics/text.h"
#include "ui/editing/open_document.h"
#include "ui/forms/even_digits.h"
#include "ui/painting/icons.h"

#include <QFont>
#include <QGuiApplication>
#include <QMimeData>
#include <QPalette>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int readableDigits = 6;
constexpr int numberDigits = 3;

constexpr ColumnHeading pointHeadings[] = {
    {QT_TRANSLATE_NOOP("halfplane::PointModel", "point"),
     QT_TRANSLATE_NOOP(
         "halfplane::PointModel",
         "The place in the list, which is the order in which the algorithm looks at the points.\n"
         "Drag rows, or press Alt+↑ and Alt+↓, to change it.")},
    {"", QT_TRANSLATE_NOOP("halfplane::PointModel", "The first coordinate: any number.")},
    {"", QT_TRANSLATE_NOOP("halfplane::PointModel", "The second coordinate: any number.")},
    {QT_TRANSLATE_NOOP("halfplane::PointModel", "class"),
     QT_TRANSLATE_NOOP("halfplane::PointModel",
                       "y, the class: +1 or −1.\nIn a row: click, or press +, − or Space.")},
    {QT_TRANSLATE_NOOP("halfplane::PointModel", "score"),
     QT_TRANSLATE_NOOP("halfplane::PointModel",
                       "y⟨w, φ(x)⟩ at the step shown: wrong where it is 0 or less.")},
    {QT_TRANSLATE_NOOP("halfplane::PointModel", "distance"),
     QT_TRANSLATE_NOOP(
         "halfplane::PointModel",
         "How far the point is from the boundary at the step shown, in the plane: above 0 on the "
         "side of class +1, below 0 on the other.")},
    {QT_TRANSLATE_NOOP("halfplane::PointModel", "margin"),
     QT_TRANSLATE_NOOP(
         "halfplane::PointModel",
         "y⟨w, φ(x)⟩ / ‖w‖ at the step shown: through the origin y times the distance.\nThe least of them is "
         "the margin of w; a wrong point's is 0 or less.")},
    {QT_TRANSLATE_NOOP("halfplane::PointModel", "p"),
     QT_TRANSLATE_NOOP("halfplane::PointModel",
                       "The membership in the point's own class, from ½ to 1, of a fuzzy perceptron.")},
    {QT_TRANSLATE_NOOP("halfplane::PointModel", "fuzzy"),
     QT_TRANSLATE_NOOP("halfplane::PointModel",
                       "Whether p is ½ + δ or less, so that a fuzzy perceptron leaves the point alone.")},
    {QT_TRANSLATE_NOOP("halfplane::PointModel", "held out"),
     QT_TRANSLATE_NOOP("halfplane::PointModel",
                       "Whether the point is test data, which the run never looks at.")},
};

/// As `run --points` names them.
constexpr std::array<const char *, PointModel::ColumnCount> columnNames{
    "point", "x1", "x2", "y", "score", "distance", "margin", "p", "fuzzy", "held_out"};

QVariant coordinate(double value, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return readableText(value, readableDigits);
    case Qt::EditRole:
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
    case PointModel::exactRole:
        return shortestText(value);
    default:
        return {};
    }
}

QVariant classData(Label label, const DataNames &names, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return classText(label, names);
    case Qt::DecorationRole:
        return markIcon(label);
    case Qt::AccessibleTextRole:
        return toText(names.signedWords(label));
    case PointModel::exactRole:
        return label == Label::Positive ? u"1"_s : u"-1"_s;
    case Qt::ToolTipRole:
        return inToolTip(PointModel::tr("%1. Click to flip the class; or press +, − or Space")
                             .arg(toText(names.signedWords(label))));
    default:
        return {};
    }
}

} // namespace

PointModel::PointModel(OpenDocument &document, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_rows(static_cast<int>(document.points().size()))
{
}

bool PointModel::isPoint(const QModelIndex &index) const { return index.isValid() && index.row() < m_rows; }

int PointModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : m_rows + 1; }

int PointModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

std::size_t PointModel::pointAt(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    return isSorted() && row < m_rows ? m_order[place] : place;
}

int PointModel::rowOf(std::size_t point) const
{
    return isSorted() && point < m_rowOf.size() ? m_rowOf[point] : static_cast<int>(point);
}

void PointModel::follow()
{
    const auto rows = static_cast<int>(m_document.points().size());
    if (rows != m_rows)
        setOrder({}); // rows come and go at the end of the list
    resize(rows);
    setOrder(sortedOrder());
    emit dataChanged(index(0, 0), index(m_rows, ColumnCount - 1));
}

void PointModel::followNames()
{
    emit headerDataChanged(Qt::Horizontal, FirstColumn, ClassColumn);
    emit dataChanged(index(0, ClassColumn), index(m_rows, ClassColumn));
}

void PointModel::resize(int rows)
{
    const int before = m_rows;
    if (rows > before)
        beginInsertRows({}, before, rows - 1);
    else if (rows < before)
        beginRemoveRows({}, rows, before - 1);
    m_rows = rows;
    if (rows > before)
        endInsertRows();
    else if (rows < before)
        endRemoveRows();
}

void PointModel::tellRow(int row)
{
    if (row <= m_rows)
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

void PointModel::forgetNewPoint()
{
    m_newPoint = {};
    tellRow(newRow());
}

/// Only the first cell of a row tells of it, so that nothing that is being typed is disturbed.
void PointModel::setExamined(std::optional<std::size_t> point)
{
    const auto before = std::exchange(m_examined, point);
    if (before == point)
        return;
    for (const auto &place : {before, point}) {
        if (place && *place < static_cast<std::size_t>(m_rows)) {
            const QModelIndex cell = index(rowOf(*place), PlaceColumn);
            emit dataChanged(cell, cell);
        }
    }
}

void PointModel::setMoment(const std::shared_ptr<const Study> &study, const std::optional<Moment> &moment)
{
    const bool hasNumbers = moment && study && study->run;
    if (!hasNumbers || study != m_study) {
        m_study = hasNumbers ? study : nullptr;
        m_measure.reset();
        if (hasNumbers)
            m_measure.emplace(*study->run);
    }
    m_answer = hasNumbers ? moment->answer : Classifier{};
    setExamined(moment && moment->check ? std::optional<std::size_t>(moment->check->number) : std::nullopt);
    if (m_rows > 0)
        emit dataChanged(index(0, ScoreColumn), index(m_rows - 1, ColumnCount - 1));
    if (m_sortColumn > ClassColumn)
        setOrder(sortedOrder());
}

bool PointModel::has(int column) const
{
    if (column == MembershipColumn || column == FuzzyColumn)
        return m_measure && m_measure->hasMemberships();
    return column != HeldOutColumn || (m_measure && m_measure->holdsPointsOut());
}

/// Nothing of a point that the run does not have there: another run is on its way.
std::optional<PointNumbers> PointModel::numbersOf(std::size_t point) const
{
    if (!m_measure || point >= m_study->run->problem->documentSize())
        return std::nullopt;
    const PointNumbers numbers = m_measure->numbersOf(point, m_answer);
    return numbers.point == m_document.points()[point] ? std::optional(numbers) : std::nullopt;
}

namespace {

std::optional<double> numberIn(const PointNumbers &numbers, int column)
{
    switch (column) {
    case PointModel::ScoreColumn:
        return numbers.score;
    case PointModel::DistanceColumn:
        return numbers.distance;
    case PointModel::MarginColumn:
        return numbers.margin;
    case PointModel::MembershipColumn:
        return numbers.membership;
    default:
        break;
    }
    const auto &claim = column == PointModel::FuzzyColumn ? numbers.isFuzzy : numbers.isHeldOut;
    return claim ? std::optional(*claim ? 1.0 : 0.0) : std::nullopt;
}

} // namespace

/// By which the rows are sorted; not a number where there is none.
double PointModel::keyOf(std::size_t point) const
{
    switch (m_sortColumn) {
    case PlaceColumn:
        return static_cast<double>(point);
    case FirstColumn:
        return m_document.points()[point].x1;
    case SecondColumn:
        return m_document.points()[point].x2;
    case ClassColumn:
        return sign(m_document.points()[point].label);
    default:
        break;
    }
    const auto numbers = numbersOf(point);
    return numbers ? numberIn(*numbers, m_sortColumn).value_or(std::nan("")) : std::nan("");
}

/// Equal ones as the algorithm has them, those without a number last.
std::vector<std::size_t> PointModel::sortedOrder() const
{
    if (m_sortColumn < 0)
        return {};
    std::vector<double> keys(static_cast<std::size_t>(m_rows));
    for (std::size_t point = 0; point < keys.size(); ++point)
        keys[point] = keyOf(point);
    std::vector<std::size_t> order(keys.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        if (std::isnan(keys[a]) || std::isnan(keys[b]))
            return !std::isnan(keys[a]) && std::isnan(keys[b]);
        return m_sortOrder == Qt::AscendingOrder ? keys[a] < keys[b] : keys[a] > keys[b];
    });
    return order;
}

/// What is selected or being typed stays with its point.
void PointModel::setOrder(std::vector<std::size_t> order)
{
    if (order == m_order)
        return;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::size_t> points;
    for (const QModelIndex &cell : before)
        points.push_back(pointAt(cell.row()));
    m_order = std::move(order);
    m_rowOf.assign(m_order.size(), 0);
    for (std::size_t row = 0; row < m_order.size(); ++row)
        m_rowOf[m_order[row]] = static_cast<int>(row);
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after << index(rowOf(points[static_cast<std::size_t>(i)]), before[i].column());
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

void PointModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    setOrder(sortedOrder());
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

Qt::ItemFlags PointModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    if (isPoint(index) && !isSorted())
        flags |= Qt::ItemIsDragEnabled;
    if (index.column() == FirstColumn || index.column() == SecondColumn)
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant PointModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(index.column(), ClassColumn);
    if (!isPoint(index))
        return newPointData(index.column(), role);
    // Between an edit and the following of it there may be fewer points than rows.
    const std::size_t point = pointAt(index.row());
    return point < m_document.points().size() ? pointData(point, index.column(), role) : QVariant();
}

QVariant PointModel::pointData(std::size_t point, int column, int role) const
{
    const Point &shown = m_document.points()[point];
    switch (column) {
    case PlaceColumn:
        return placeData(point, role);
    case FirstColumn:
        return coordinate(shown.x1, role);
    case SecondColumn:
        return coordinate(shown.x2, role);
    case ClassColumn:
        return classData(shown.label, m_document.names(), role);
    default:
        return numberData(point, column, role);
    }
}

QVariant PointModel::placeData(std::size_t point, int role) const
{
    const bool isExamined = m_examined == point;
    switch (role) {
    case Qt::DisplayRole:
        return toText(nameOfPoint(point));
    case examinedRole:
        return isExamined;
    case exactRole:
        return QString::number(point + 1);
    case Qt::AccessibleTextRole:
        return isExamined ? tr("point %1, under examination").arg(point + 1) : tr("point %1").arg(point + 1);
    case Qt::ToolTipRole:
        break;
    default:
        return {};
    }
    const QString how = isSorted() ? tr("The table is sorted, which changes nothing in the order of the run.")
                                   : tr("Drag the row to another place: the list is the algorithm's order.");
    return isExamined ? tr("The point under examination. ") + how : how;
}

QVariant PointModel::numberData(std::size_t point, int column, int role) const
{
    const bool isShown = role == Qt::DisplayRole;
    if (!isShown && role != exactRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    const auto numbers = numbersOf(point);
    const auto value = numbers ? numberIn(*numbers, column) : std::nullopt;
    if (!value)
        return {};
    if (column >= FuzzyColumn && role != exactRole)
        return *value > 0 ? tr("yes") : tr("no");
    return isShown ? readableText(*value, numberDigits) : shortestText(*value);
}

QVariant PointModel::newPointData(int column, int role) const
{
    if (role == Qt::ForegroundRole && column != FirstColumn && column != SecondColumn)
        return QGuiApplication::palette().brush(QPalette::PlaceholderText);
    if (role == Qt::ToolTipRole)
        return tr("Type both coordinates here to add a point");
    if (column == PlaceColumn)
        return role == Qt::DisplayRole ? QVariant(tr("new")) : QVariant();
    if (column > ClassColumn)
        return {};
    if (column == ClassColumn)
        return classData(m_newPoint.label.value_or(m_document.currentClass()), m_document.names(), role);
    const auto &value = column == FirstColumn ? m_newPoint.x1 : m_newPoint.x2;
    return value ? coordinate(*value, role) : QVariant();
}

QString PointModel::titleOf(int column) const
{
    if (column == FirstColumn || column == SecondColumn)
        return toText(m_document.names().axis(column == FirstColumn ? 0 : 1));
    return tr(pointHeadings[column].title);
}

QVariant PointModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    switch (role) {
    case Qt::TextAlignmentRole:
        return alignmentOf(section, ClassColumn);
    case Qt::DisplayRole:
        return titleOf(section)
            + (section != m_sortColumn                 ? QString()
                   : m_sortOrder == Qt::AscendingOrder ? u" ↑"_s
                                                       : u" ↓"_s);
    case exactRole:
        return QString::fromLatin1(columnNames[static_cast<std::size_t>(section)]);
    case Qt::ToolTipRole:
        return tr(pointHeadings[section].meaning)
            + tr("\nA click sorts the table by it, another one turns it round, a third shows the order of "
                 "the run again. The run stays as it is.");
    default:
        return {};
    }
}

bool PointModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const QString text = value.toString();
    const auto number = coordinateFrom(text);
    const bool clears = !isPoint(index) && text.trimmed().isEmpty();
    if (!number && !clears) {
        emit refused(toText(number.failure().message));
        return false;
    }
    if (isPoint(index))
        setCoordinate(index, *number);
    else
        setNewCoordinate(index.column(), clears ? std::nullopt : std::optional(*number));
    emit accepted();
    return true;
}

void PointModel::setCoordinate(const QModelIndex &index, double value)
{
    const std::size_t place = pointAt(index.row());
    Point point = m_document.points()[place];
    (index.column() == FirstColumn ? point.x1 : point.x2) = value;
    m_document.setPoint(place, point);
}

/// The point is there as soon as it has a place.
void PointModel::setNewCoordinate(int column, std::optional<double> value)
{
    (column == FirstColumn ? m_newPoint.x1 : m_newPoint.x2) = value;
    if (!m_newPoint.x1 || !m_newPoint.x2) {
        tellRow(newRow());
        return;
    }
    const Label label = m_newPoint.label.value_or(m_document.currentClass());
    const Point point{*std::exchange(m_newPoint.x1, {}), *std::exchange(m_newPoint.x2, {}), label};
    m_newPoint.label.reset();
    m_document.addPoint(point);
    emit completed();
}

Label PointModel::classOf(const QModelIndex &index) const
{
    return isPoint(index) ? m_document.points()[pointAt(index.row())].label
                          : m_newPoint.label.value_or(m_document.currentClass());
}

void PointModel::flipClass(const QModelIndex &index) { setClass(index, opposite(classOf(index))); }

void PointModel::setClass(const QModelIndex &index, Label label)
{
    if (isPoint(index)) {
        m_document.setClass({pointAt(index.row())}, label);
        return;
    }
    m_newPoint.label = label;
    tellRow(newRow());
}

/// So that rows of another window do not reorder those of this one.
QByteArray PointModel::tag() const { return QByteArray::number(reinterpret_cast<quintptr>(this)); }

QStringList PointModel::mimeTypes() const { return {u"application/x-halfplane-rows"_s}; }

QMimeData *PointModel::mimeData(const QModelIndexList & /*indexes*/) const
{
    auto *data = new QMimeData;
    data->setData(mimeTypes().constFirst(), tag());
    return data;
}

bool PointModel::canDropMimeData(const QMimeData *data, Qt::DropAction /*action*/, int /*row*/,
                                 int /*column*/, const QModelIndex & /*parent*/) const
{
    return !isSorted() && data->data(mimeTypes().constFirst()) == tag();
}

bool PointModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                              const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    emit dropped(static_cast<std::size_t>(row < 0 ? m_rows : std::min(row, m_rows))); // below all: the end
    return true;
}

Result<double> coordinateFrom(const QString &text)
{
    const std::string typed = text.trimmed().toStdString();
    if (const auto number = numberIn(typed, Separator::Semicolon))
        return *number;
    if (typed.empty())
        return Failure{"A coordinate cannot be empty: write digits such as -1.5"};
    if (isTooLargeIn(typed, Separator::Semicolon))
        return Failure{inQuotes(typed) + " is too large: numbers go up to about 1.8e308"};
    return Failure{inQuotes(typed) + " is not a number: write digits such as -1.5"};
}

} // namespace halfplane
