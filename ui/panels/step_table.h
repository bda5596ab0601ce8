#pragma once

#include "core/study/study.h"

#include <QAbstractTableModel>
#include <QTableView>

namespace halfplane {

class Showing;

/// How a cell is written: for people, or so that the same number is read back.
enum class Digits { Readable, All };

/// The updates of a run, a row each, after a first row for the start. Nothing is stored: a cell is worked out
/// when it is looked at. Of a long run only the first rows are known until more are asked for.
class StepModel : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StepModel)

public:
    explicit StepModel(QObject *parent = nullptr);

    /// The cell as a program reads it: all digits, a plain minus.
    static constexpr int exactRole = Qt::UserRole;

    void setStudy(std::shared_ptr<const Study> study);
    void setNames(const DataNames &names);

    /// Makes the row of an update known; gives it.
    int rowOf(std::uint64_t update);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

private:
    const Run &run() const { return *m_study->run; } ///< only where there is a cell
    const Point &pointOf(std::uint64_t k) const;
    void resize(int rows, std::shared_ptr<const Study> study);
    QString cell(std::uint64_t k, int column, Digits digits) const;
    QString checkCell(std::uint64_t k, int column, Digits digits) const;
    QString wrong(std::uint64_t k, Digits digits) const;

    std::shared_ptr<const Study> m_study;
    DataNames m_names;
    int m_rows = 0;
};

/// Every update of a run. The chosen row is the one that is shown: it follows the playhead, and the playhead
/// goes where a row is chosen.
class StepTable : public QTableView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StepTable)

public:
    explicit StepTable(Showing &showing, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {460, 320}; }

public slots:
    /// The chosen rows as a spreadsheet reads them, with a line of headings; the first million of them.
    void copy() const;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void followStudy();
    void followPlayback();
    void goTo(int row);
    void fitColumns();

    Showing &m_showing;
    StepModel *m_model;
    bool m_isFollowing = false; ///< what is chosen now follows from the playhead, not from the user
};

} // namespace halfplane
