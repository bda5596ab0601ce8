#include "ui/board/hands/drag.h"

#include "ui/board/board.h"

namespace halfplane {

Pull::Pull(const Hand &hand, Move move, std::function<void()> giveBack)
    : m_last(hand.at)
    , m_move(std::move(move))
    , m_giveBack(std::move(giveBack))
{
}

std::unique_ptr<Drag> panFrom(Board &board, const Hand &hand)
{
    return std::make_unique<Pull>(
        hand, [&board](Spot way) { board.setView(board.view().pannedBy(way)); },
        [&board, before = board.view()] { board.setView(before); });
}

namespace {

constexpr double tremble = 4; ///< pixels

} // namespace

ClickOrDrag::ClickOrDrag(const Hand &hand, Click click, Begin begin)
    : m_pressedAt(hand.at)
    , m_click(std::move(click))
    , m_begin(std::move(begin))
{
}

void ClickOrDrag::moveTo(const Hand &hand)
{
    if (!m_drag && Segment{m_pressedAt, hand.at}.length() > tremble + hand.slack / 2)
        m_drag = m_begin();
    if (m_drag)
        m_drag->moveTo(hand);
}

void ClickOrDrag::finish(const Hand &hand)
{
    if (m_drag)
        m_drag->finish(hand);
    else
        m_click();
}

void ClickOrDrag::cancel()
{
    if (m_drag)
        m_drag->cancel();
}

bool ClickOrDrag::outlivesEdits() const { return m_drag && m_drag->outlivesEdits(); }

void ClickOrDrag::draw(Picture &picture) const
{
    if (m_drag)
        m_drag->draw(picture);
}

std::optional<QCursor> ClickOrDrag::cursor() const { return m_drag ? m_drag->cursor() : std::nullopt; }

} // namespace halfplane
