#include "ui/panels/point_model.h"

#include "core/io/fields.h"
#include "core/text.h"
#include "ui/basics/text.h"
#include "ui/editing/open_document.h"
#include "ui/forms/even_digits.h"
#include "ui/painting/icons.h"

#include <QFont>
#include <QGuiApplication>
#include <QMimeData>
#include <QPalette>

#include <utility>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int readableDigits = 6;

constexpr ColumnHeading pointHeadings[] = {
    {QT_TRANSLATE_NOOP("halfplane::PointModel", "point"),
     QT_TRANSLATE_NOOP(
         "halfplane::PointModel",
         "The place in the list, which is the order in which the algorithm looks at the points.\n"
         "Drag rows, or press Alt+↑ and Alt+↓, to change it.")},
    {QT_TRANSLATE_NOOP("halfplane::PointModel", "x1"),
     QT_TRANSLATE_NOOP("halfplane::PointModel",
                       "The first coordinate: any number.\nA click sorts the points by it; another one turns "
                       "the order round. That is an edit, and can be undone.")},
    {QT_TRANSLATE_NOOP("halfplane::PointModel", "x2"),
     QT_TRANSLATE_NOOP(
         "halfplane::PointModel",
         "The second coordinate: any number.\nA click sorts the points by it; another one turns "
         "the order round. That is an edit, and can be undone.")},
    {QT_TRANSLATE_NOOP("halfplane::PointModel", "class"),
     QT_TRANSLATE_NOOP(
         "halfplane::PointModel",
         "y, the class: +1 or −1.\nIn a row: click, or press +, − or Space. Here: a click sorts "
         "the points by class. That is an edit, and can be undone.")},
};

QVariant coordinate(double value, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return readableText(value, readableDigits);
    case Qt::EditRole:
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return shortestText(value);
    default:
        return {};
    }
}

QVariant classData(Label label, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return classText(label);
    case Qt::DecorationRole:
        return markIcon(label);
    case Qt::AccessibleTextRole:
        return PointModel::tr("class %1").arg(classText(label));
    case Qt::ToolTipRole:
        return PointModel::tr("Click to flip the class; or press +, − or Space");
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

void PointModel::follow()
{
    resize(static_cast<int>(m_document.points().size()));
    emit dataChanged(index(0, 0), index(m_rows, ColumnCount - 1));
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
            const QModelIndex cell = index(static_cast<int>(*place), PlaceColumn);
            emit dataChanged(cell, cell);
        }
    }
}

Qt::ItemFlags PointModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    if (isPoint(index))
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
    const auto row = static_cast<std::size_t>(index.row());
    if (!isPoint(index))
        return newPointData(index.column(), role);
    // Between an edit and the following of it there may be fewer points than rows.
    return row < m_document.points().size() ? pointData(row, index.column(), role) : QVariant();
}

QVariant PointModel::pointData(std::size_t row, int column, int role) const
{
    const Point &point = m_document.points()[row];
    const bool isExamined = m_examined == row;
    switch (column) {
    case FirstColumn:
        return coordinate(point.x1, role);
    case SecondColumn:
        return coordinate(point.x2, role);
    case ClassColumn:
        return classData(point.label, role);
    default:
        break;
    }
    if (role == Qt::DisplayRole)
        return toText(nameOfPoint(row));
    if (role == examinedRole)
        return isExamined;
    if (role == Qt::AccessibleTextRole)
        return isExamined ? tr("point %1, under examination").arg(row + 1) : tr("point %1").arg(row + 1);
    if (role == Qt::ToolTipRole)
        return isExamined ? tr("The point under examination. Drag the row to another place.")
                          : tr("Drag the row to another place: the list is the algorithm's order.");
    return {};
}

QVariant PointModel::newPointData(int column, int role) const
{
    if (role == Qt::ForegroundRole && column != FirstColumn && column != SecondColumn)
        return QGuiApplication::palette().brush(QPalette::PlaceholderText);
    if (role == Qt::ToolTipRole)
        return tr("Type x1 and x2 here to add a point");
    if (column == PlaceColumn)
        return role == Qt::DisplayRole ? QVariant(tr("new")) : QVariant();
    if (column == ClassColumn)
        return classData(m_newPoint.label.value_or(m_document.currentClass()), role);
    const auto &value = column == FirstColumn ? m_newPoint.x1 : m_newPoint.x2;
    return value ? coordinate(*value, role) : QVariant();
}

QVariant PointModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    switch (role) {
    case Qt::TextAlignmentRole:
        return alignmentOf(section, ClassColumn);
    case Qt::DisplayRole:
        return tr(pointHeadings[section].title);
    case Qt::ToolTipRole:
        return tr(pointHeadings[section].meaning);
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
    const auto row = static_cast<std::size_t>(index.row());
    Point point = m_document.points()[row];
    (index.column() == FirstColumn ? point.x1 : point.x2) = value;
    m_document.setPoint(row, point);
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
    return isPoint(index) ? m_document.points()[static_cast<std::size_t>(index.row())].label
                          : m_newPoint.label.value_or(m_document.currentClass());
}

void PointModel::flipClass(const QModelIndex &index) { setClass(index, opposite(classOf(index))); }

void PointModel::setClass(const QModelIndex &index, Label label)
{
    if (isPoint(index)) {
        m_document.setClass({static_cast<std::size_t>(index.row())}, label);
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
    return data->data(mimeTypes().constFirst()) == tag();
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
