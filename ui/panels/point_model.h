#pragma once

#include "core/io/point_numbers.h"
#include "core/result.h"

#include <QAbstractTableModel>
#include <QString>

#include <memory>
#include <optional>

namespace halfplane {

class OpenDocument;
struct Moment;
struct Study;

/// The points of a document, a row each, and a last row in which a new one is typed. It keeps no copy; what
/// is typed becomes a step of the document's history. The rows are in the algorithm's order or sorted by a
/// column, which changes nothing but the table. Beside the points stand the numbers that the answer at the
/// step shown gives them.
class PointModel : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PointModel)

public:
    enum Column {
        PlaceColumn,
        FirstColumn,
        SecondColumn,
        ClassColumn,
        ScoreColumn,
        DistanceColumn,
        MarginColumn,
        MembershipColumn,
        FuzzyColumn,
        HeldOutColumn,
        ColumnCount
    };

    static constexpr int examinedRole = Qt::UserRole; ///< whether the algorithm checks the point now
    /// As a program reads it: all digits, a plain minus. The headings are those of `run --points`.
    static constexpr int exactRole = Qt::UserRole + 1;

    explicit PointModel(OpenDocument &document, QObject *parent = nullptr);

    bool isPoint(const QModelIndex &index) const;
    int newRow() const { return m_rows; } ///< the one after the points
    bool isSorted() const { return !m_order.empty(); }
    std::size_t pointAt(int row) const; ///< its place in the algorithm's order
    int rowOf(std::size_t point) const;
    bool has(int column) const; ///< whether the run has such numbers

    void follow(); ///< the points have changed: rows come and go at the end, so that a view stays where it is
    void followNames(); ///< of axes and classes
    void forgetNewPoint();
    void setExamined(std::optional<std::size_t> point);
    /// The numbers are of this, as is the point under examination; none without a moment.
    void setMoment(const std::shared_ptr<const Study> &study, const std::optional<Moment> &moment);
    void setClass(const QModelIndex &index, Label label);
    void flipClass(const QModelIndex &index);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override; ///< −1: the algorithm's order
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override; ///< "rows of this table", no more
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

signals:
    void refused(const QString &why); ///< what was typed; nothing has changed
    void accepted(); ///< what was typed
    void dropped(std::size_t place); ///< the selected rows, before that one
    void completed(); ///< a new point, which is in the document now

private:
    /// A point of which not everything has been typed yet.
    struct NewPoint
    {
        std::optional<double> x1;
        std::optional<double> x2;
        std::optional<Label> label;
    };

    QByteArray tag() const;
    void resize(int rows);
    std::vector<std::size_t> sortedOrder() const;
    void setOrder(std::vector<std::size_t> order);
    double keyOf(std::size_t point) const;
    std::optional<PointNumbers> numbersOf(std::size_t point) const;
    QString titleOf(int column) const;
    QVariant pointData(std::size_t point, int column, int role) const;
    QVariant placeData(std::size_t point, int role) const;
    QVariant numberData(std::size_t point, int column, int role) const;
    QVariant newPointData(int column, int role) const;
    Label classOf(const QModelIndex &index) const;
    void setCoordinate(const QModelIndex &index, double value);
    void setNewCoordinate(int column, std::optional<double> value);
    void tellRow(int row);

    OpenDocument &m_document;
    int m_rows = 0; ///< those of points
    NewPoint m_newPoint;
    std::optional<std::size_t> m_examined;
    std::shared_ptr<const Study> m_study; ///< of the run that m_measure measures with
    std::optional<PointMeasure> m_measure;
    Classifier m_answer;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    std::vector<std::size_t> m_order; ///< the point of each row; empty in the algorithm's order
    std::vector<int> m_rowOf; ///< and the other way round
};

/// What was typed into a cell. A decimal comma and a Unicode minus are understood; a failure says what to
/// write instead.
Result<double> coordinateFrom(const QString &text);

} // namespace halfplane
