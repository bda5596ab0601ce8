#include "ui/board/hands/grips.h"

#include "core/picture/accuracy.h"
#include "core/picture/touching.h"
#include "ui/board/board.h"
#include "ui/shown/showing.h"

namespace halfplane {

namespace {

constexpr double snap = 6; ///< pixels
constexpr double reachOfLine = 3; ///< likewise

std::unique_ptr<Drag> gripOfStart(Board &board, const Hand &hand)
{
    const auto begin = [&board, handle = *board.startHandle()] {
        return std::make_unique<StartDrag>(board, handle);
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

void MovePoints::moveTo(const Hand &hand) { m_document.movePoints(m_shift.which(), placesAt(hand)); }

void MovePoints::cancel() { m_document.movePoints(m_shift.which(), m_shift.byNothing()); }

std::vector<PlanePoint> MovePoints::placesAt(const Hand &hand) const
{
    const double scale = m_board.view().scale;
    const PlanePoint way = m_board.view().toPlane(hand.at) - m_held;
    const auto exact = [&](const PlanePoint &place) {
        return snaps(m_board, hand)
            ? m_board.snapped(place)
            : PlanePoint{toPixelAccuracy(place.x(), scale), toPixelAccuracy(place.y(), scale)};
    };
    if (m_shift.which().size() > 1) {
        const PlanePoint by = exact(way);
        return m_shift.by(by.x(), by.y());
    }
    const PlanePoint from = m_shift.byNothing().front();
    const PlanePoint to = exact(from + way);
    return {{std::isfinite(to.x()) ? to.x() : from.x(), std::isfinite(to.y()) ? to.y() : from.y()}};
}

bool snaps(const Board &board, const Hand &hand)
{
    return board.isSnapping() != hand.modifiers.testFlag(Qt::ControlModifier);
}

StartPull::StartPull(Board &board)
    : m_board(board)
    , m_document(board.showing().document())
    , m_before(m_document.recipe().start)
{
}

/// As it was written, too: zeros may have been.
void StartPull::cancel()
{
    Recipe recipe = m_document.recipe();
    recipe.start = m_before;
    m_document.setRecipe(recipe);
}

StartDrag::StartDrag(Board &board, StartHandle handle, Spot toTip)
    : StartPull(board)
    , m_handle(std::move(handle))
    , m_toTip(toTip)
{
}

void StartDrag::moveTo(const Hand &hand)
{
    Spot tip = hand.at + m_toTip;
    if (snaps(board(), hand)) {
        const PlanePoint place = board().snapped(board().view().toPlane(tip));
        tip = board().view().toScreen(place.x(), place.y());
    }
    document().setStart(m_handle.draggedTo(tip, snap));
}

namespace {

/// Turns or shifts the boundary of w0.
class BoundaryDrag : public StartPull
{
public:
    BoundaryDrag(Board &board, StartBoundary boundary, Spot from)
        : StartPull(board)
        , m_boundary(std::move(boundary))
        , m_from(from)
    {
    }

    void moveTo(const Hand &hand) override { document().setStart(m_boundary.dragged(m_from, hand.at)); }

private:
    StartBoundary m_boundary; ///< as it was when it was taken hold of
    Spot m_from;
};

/// At the start of the run, where w0 has an arrow that is shown.
std::optional<StartHandle> arrowAt(const Board &board, const Hand &hand)
{
    const auto handle = board.startHandle();
    const bool isAtStart = board.frame().moment && !board.frame().moment->check;
    const Instruction arrow(handle ? Line{{handle->arrow().from, handle->arrow().to}, {{}, 1}} : Line());
    const bool isMeant =
        handle && isAtStart && touchedBy(arrow, hand.at, reachOfLine + hand.slack) != Touched::None;
    return isMeant ? handle : std::nullopt;
}

std::optional<StartBoundary> boundaryAt(const Board &board, const Hand &hand)
{
    auto boundary = StartBoundary::of(board.frame());
    return boundary && boundary->isAt(hand.at, reachOfLine + hand.slack) ? boundary : std::nullopt;
}

} // namespace

bool canPullAt(const Board &board, const Hand &hand)
{
    return arrowAt(board, hand) || boundaryAt(board, hand);
}

std::unique_ptr<Drag> pullAt(Board &board, const Hand &hand)
{
    if (const auto handle = arrowAt(board, hand))
        return std::make_unique<StartDrag>(board, *handle, handle->place() - hand.at);
    if (auto boundary = boundaryAt(board, hand))
        return std::make_unique<BoundaryDrag>(board, *std::move(boundary), hand.at);
    return nullptr;
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
