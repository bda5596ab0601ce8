#include "ui/board/hands/pan.h"

#include "ui/board/board.h"

namespace halfplane {

Pan::Pan(Board &board, const Hand &hand)
    : m_board(board)
    , m_before(board.view())
    , m_last(hand.at)
{
}

void Pan::moveTo(const Hand &hand)
{
    m_board.setView(m_board.view().pannedBy(hand.at - m_last));
    m_last = hand.at;
}

void Pan::cancel() { m_board.setView(m_before); }

} // namespace halfplane
