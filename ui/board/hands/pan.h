#pragma once

#include "core/picture/view.h"
#include "ui/board/hands/drag.h"

namespace halfplane {

class Board;

/// Pulls the plane along.
class Pan : public Drag
{
public:
    Pan(Board &board, const Hand &hand);

    void moveTo(const Hand &hand) override;
    void cancel() override;
    bool outlivesEdits() const override { return true; }
    std::optional<QCursor> cursor() const override { return QCursor(Qt::ClosedHandCursor); }

private:
    Board &m_board;
    View m_before;
    Spot m_last;
};

} // namespace halfplane
