#include "ui/board/hands/grips.h"

#include "core/picture/accuracy.h"
#include "ui/board/board.h"
#include "ui/shown/showing.h"

namespace halfplane {

namespace {

constexpr double snap = 6; ///< pixels
std::unique_ptr<Drag> gripOfStart(Board &board, const Hand &hand)
{
    OpenDocument &document = board.showing().document();
    const auto begin = [&document, handle = *board.startHandle()] {
        return std::make_unique<StartDrag>(document, handle);
    };
    return std::make_unique<ClickOrDrag>(
        hand, [] {}, begin);
}

std::unique_ptr<Drag> gripOfPoint(Board &board, const Hand &hand, std::size_t index)
{
    OpenDocument &document = board.showing().document();
    const Choosing how = choosingWith(hand.modifiers);
    const auto click = [&document, index, how] {
        document.setSelection(chosen(document.selection(), {index}, how));
    };
    const auto begin = [&board, &document, hand, index, how] {
        if (!std::ranges::binary_search(document.selection(), index))
            document.setSelection(chosen(document.selection(), {index}, how));
        return std::make_unique<MovePoints>(board, hand, document.selection());
    };
    return std::make_unique<ClickOrDrag>(hand, click, begin);
}

} // namespace

Choosing choosingWith(Qt::KeyboardModifiers modifiers)
{
    if (modifiers.testFlag(Qt::ControlModifier))
        return Choosing::Toggling;
    return modifiers.testFlag(Qt::ShiftModifier) ? Choosing::Adding : Choosing::Anew;
}

Selection chosen(const Selection &before, const Selection &picked, Choosing how)
{
    Selection result;
    if (how == Choosing::Anew)
        result = picked;
    else if (how == Choosing::Adding)
        std::ranges::set_union(before, picked, std::back_inserter(result));
    else
        std::ranges::set_symmetric_difference(before, picked, std::back_inserter(result));
    return result;
}

MovePoints::MovePoints(Board &board, const Hand &hand, Selection which)
    : m_board(board)
    , m_document(board.showing().document())
    , m_shift(m_document.points(), std::move(which))
    , m_held(board.view().toPlane(hand.at))
{
}

void MovePoints::moveTo(const Hand &hand) { m_document.movePoints(m_shift.which(), placesAt(hand.at)); }

void MovePoints::cancel() { m_document.movePoints(m_shift.which(), m_shift.byNothing()); }

std::vector<PlanePoint> MovePoints::placesAt(Spot pixel) const
{
    const double scale = m_board.view().scale;
    const PlanePoint now = m_board.view().toPlane(pixel);
    const double x1 = now.x1 - m_held.x1;
    const double x2 = now.x2 - m_held.x2;
    if (m_shift.which().size() > 1)
        return m_shift.by(toPixelAccuracy(x1, scale), toPixelAccuracy(x2, scale));
    const PlanePoint from = m_shift.byNothing().front();
    const PlanePoint to{toPixelAccuracy(from.x1 + x1, scale), toPixelAccuracy(from.x2 + x2, scale)};
    return {{std::isfinite(to.x1) ? to.x1 : from.x1, std::isfinite(to.x2) ? to.x2 : from.x2}};
}

StartDrag::StartDrag(OpenDocument &document, StartHandle handle)
    : m_document(document)
    , m_handle(std::move(handle))
    , m_before(document.content().recipe.start)
{
}

void StartDrag::moveTo(const Hand &hand) { m_document.setStart(m_handle.draggedTo(hand.at, snap)); }

/// As it was written, too: zeros may have been.
void StartDrag::cancel()
{
    Recipe recipe = m_document.content().recipe;
    recipe.start = m_before;
    m_document.setRecipe(recipe);
}

std::unique_ptr<Drag> gripAt(Board &board, const Hand &hand)
{
    if (board.isOnStart(hand.at, hand.slack))
        return gripOfStart(board, hand);
    if (const auto point = board.pointAt(hand.at, hand.slack))
        return gripOfPoint(board, hand, *point);
    return nullptr;
}

} // namespace halfplane
