#pragma once

#include "core/dataset.h"

#include <QFrame>

class QLabel;

namespace halfplane {

class Board;
class CheckedEdit;

/// The exact coordinates of one point, beside it on the board. Enter takes them, Esc and a look elsewhere
/// leave things as they are.
class PointEditor : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PointEditor)

public:
    PointEditor(Board &board, std::size_t index);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    CheckedEdit *addEdit(const QString &symbol, double value);
    void placeBeside(const Point &point);
    void take();
    void leave();
    void heedFocus(const QWidget *focused);

    Board &m_board;
    std::size_t m_index;
    QLabel *m_trouble;
    CheckedEdit *m_x1;
    CheckedEdit *m_x2;
};

/// Opens one; the point is there.
void editPoint(Board &board, std::size_t index);

} // namespace halfplane
