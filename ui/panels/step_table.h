#pragma once

#include <QTableView>

namespace halfplane {

class Showing;
class StepModel;

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
    bool event(QEvent *event) override;
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
