#pragma once

#include "core/selection.h"
#include "ui/panels/point_model.h"

#include <QTableView>

class QMenu;
class QMimeData;

namespace halfplane {

class OpenDocument;
class Showing;

/// The points of a document as a spreadsheet: exact coordinates, classes, each point's own numbers at the
/// step shown, and the order, which is the algorithm's until a heading sorts the table; only makeOrder()
/// makes the sorted order the algorithm's. What is selected here is selected on the board, and the other way
/// round.
class PointTable : public QTableView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PointTable)

public:
    explicit PointTable(const Showing &showing, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {320, 320}; }

    using QTableView::edit;

    static bool beginsNumber(const QKeyEvent &key);
    bool isAtClass() const; ///< the current cell

    void fillColumns(QMenu &menu); ///< which are shown, by which it is sorted
    QAction *makingOrder() const
    {
        return m_makeOrder;
    } ///< there is something to make it of while it is sorted
    /// With the selected rows, instead of what the data have as text: the columns that are shown.
    void describe(QMimeData &data) const;

public slots:
    /// Of the numbers, by their names in `run --points`; what is no such name is left out.
    void setShownNumbers(const QStringList &names);
    void editPoint(std::size_t index); ///< goes to its first coordinate and opens it
    void selectAll() override;

signals:
    void refused(const QString &why); ///< what was typed; empty when the next thing typed is fine
    void shownNumbersChosen(const QStringList &names);
    void left(); ///< by Esc

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    bool edit(const QModelIndex &index, EditTrigger trigger, QEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    void fixWidth(int column, const QString &widest);
    void followNames();
    void setUpLooks();
    void setUpKeysAndDrags();
    void setUpColumns();
    void chooseNumbers();
    void showColumns();
    void sortBy(int column);
    void followSorting();
    void makeOrder();
    QList<int> shownColumns() const;
    void followPoints();
    void followSelection();
    void followMoment();
    void flipClicked(const QModelIndex &index);
    bool typeClass(const QKeyEvent &key);
    void leaveEditor(QWidget &editor, int key);
    void goOn(int key);
    void goTo(int row, int column);
    void moveSelected(int key);
    void moveTo(std::size_t place);

    const Showing &m_showing;
    OpenDocument &m_document;
    PointModel *m_model;
    QList<QAction *> m_numbers; ///< a number each: whether it is to be shown
    QList<QAction *> m_sorts; ///< a column each, after that for none
    QAction *m_makeOrder;
    bool m_isFollowing = false; ///< what is selected now follows from the document, not from the user
    bool m_hasRefused = false;
    bool m_hasRefusedMove = false; ///< as the table is sorted
    bool m_hasCompleted = false; ///< a new point, by what is being typed
    bool m_isAfterMinus = false; ///< so the 1 that comes may be part of −1
};

} // namespace halfplane
