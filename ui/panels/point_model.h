#pragma once

#include "core/dataset.h"
#include "core/result.h"

#include <QAbstractTableModel>
#include <QString>

#include <functional>
#include <optional>

namespace halfplane {

class OpenDocument;

/// The points of a document, a row each in the algorithm's order, and a last row in which a new one is typed.
/// It keeps no copy; what is typed becomes a step of the document's history.
class PointModel : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PointModel)

public:
    enum Column { PlaceColumn, FirstColumn, SecondColumn, ClassColumn, ColumnCount };

    static constexpr int examinedRole = Qt::UserRole; ///< whether the algorithm checks the point now

    explicit PointModel(OpenDocument &document, QObject *parent = nullptr);

    bool isPoint(const QModelIndex &index) const;
    int newRow() const { return m_rows; } ///< the one after the points

    void follow(); ///< the points have changed: rows come and go at the end, so that a view stays where it is
    void forgetNewPoint();
    void setExamined(std::optional<std::size_t> point);
    void setClass(const QModelIndex &index, Label label);
    void flipClass(const QModelIndex &index);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
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
    QVariant pointData(std::size_t row, int column, int role) const;
    QVariant newPointData(int column, int role) const;
    Label classOf(const QModelIndex &index) const;
    void setCoordinate(const QModelIndex &index, double value);
    void setNewCoordinate(int column, std::optional<double> value);
    void tellRow(int row);

    OpenDocument &m_document;
    int m_rows = 0; ///< those of points
    NewPoint m_newPoint;
    std::optional<std::size_t> m_examined;
};

/// What was typed into a cell. A decimal comma and a Unicode minus are understood; a failure says what to
/// write instead.
Result<double> coordinateFrom(const QString &text);

} // namespace halfplane
