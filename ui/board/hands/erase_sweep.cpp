#include "ui/board/hands/erase_sweep.h"

#include "ui/board/board.h"
#include "ui/board/hands/tool_box.h"
#include "ui/board/hits.h"
#include "ui/editing/open_document.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

EraseSweep::EraseSweep(Board &board, const Hand &hand, double radius)
    : m_board(board)
    , m_document(board.tools()->document())
    , m_radius(radius)
    , m_before(m_document.points())
    , m_selectionBefore(m_document.selection())
    , m_last(hand.at)
{
    moveTo(hand);
}

void EraseSweep::moveTo(const Hand &hand)
{
    const Segment way{std::exchange(m_last, hand.at), hand.at};
    const Selection gone = pointsNear(m_document.points(), m_board.view(), way, m_radius);
    if (!gone.empty())
        change(without(m_document.points(), gone), without(m_document.selection(), gone));
}

void EraseSweep::cancel() { change(m_before, m_selectionBefore); }

void EraseSweep::change(Dataset points, Selection selection)
{
    const std::size_t gone = m_before.size() - points.size();
    m_document.changePoints({.name = OpenDocument::tr("erase %1").arg(pointsText(gone)),
                             .points = std::move(points),
                             .selection = std::move(selection),
                             .mergeKey = u"erase"_s});
}

} // namespace halfplane
