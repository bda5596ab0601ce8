#pragma once

#include "core/selection.h"
#include "ui/panels/point_model.h"

#include <QTableView>

namespace halfplane {

class OpenDocument;
class Showing;

/// The points of a document as a spreadsheet: exact coordinates, classes, and the order, which is the
/// algorithm's. What is selected here is selected on the board, and the other way round.
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

public slots:
    void editPoint(std::size_t index); ///< goes to its first coordinate and opens it
    void selectAll() override;

signals:
    void refused(const QString &why); ///< what was typed; empty when the next thing typed is fine
    void sortAsked(int column); ///< of the model
    void left(); ///< by Esc

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    bool edit(const QModelIndex &index, EditTrigger trigger, QEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    void setUpLooks();
    void setUpKeysAndDrags();
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
    bool m_isFollowing = false; ///< what is selected now follows from the document, not from the user
    bool m_hasRefused = false;
    bool m_hasCompleted = false; ///< a new point, by what is being typed
    bool m_isAfterMinus = false; ///< so the 1 that comes may be part of −1
};

} // namespace halfplane
