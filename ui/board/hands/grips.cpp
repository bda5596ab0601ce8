#include "ui/board/hands/grips.h"

#include "core/picture/accuracy.h"
#include "core/picture/touching.h"
#include "ui/basics/text.h"
#include "ui/board/board.h"
#include "ui/shown/moving_viewpoint.h"
#include "ui/shown/showing.h"

namespace halfplane {

namespace {

constexpr double snap = 6; ///< pixels
constexpr double reachOfLine = 3; ///< likewise
constexpr double radiansAPixel = 0.01;
constexpr double snapToOrigin = 6; ///< pixels, to w0 = 0
constexpr double reachOfStart = 9;

/// Changes w0 to what it is to be where the hand is.
class StartPull : public Drag
{
public:
    using StartAt = std::function<std::vector<double>(const Hand &hand)>;

    StartPull(const Board &board, StartAt startAt)
        : m_document(board.showing().document())
        , m_startAt(std::move(startAt))
        , m_before(m_document.recipe().start)
    {
    }

    void moveTo(const Hand &hand) override { m_document.setStart(m_startAt(hand)); }
    /// As it was written, too: zeros may have been.
    void cancel() override
    {
        Recipe recipe = m_document.recipe();
        recipe.start = m_before;
        m_document.setRecipe(recipe);
    }
    std::optional<QCursor> cursor() const override { return QCursor(Qt::SizeAllCursor); }

private:
    OpenDocument &m_document;
    StartAt m_startAt;
    std::vector<double> m_before;
};

std::unique_ptr<Drag> gripOfStart(Board &board, const Hand &hand)
{
    const auto begin = [&board, handle = *board.startHandle()] { return pullOfStart(board, handle); };
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

std::unique_ptr<Drag> pullOfStart(Board &board, const StartHandle &handle, Spot toTip)
{
    return std::make_unique<StartPull>(board, [&board, handle, toTip](const Hand &hand) {
        Spot tip = hand.at + toTip;
        if (snaps(board, hand)) {
            const PlanePoint place = board.snapped(board.view().toPlane(tip));
            tip = board.view().toScreen(place.x(), place.y());
        }
        return handle.draggedTo(tip, snap);
    });
}

namespace {

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
        return pullOfStart(board, *handle, handle->place() - hand.at);
    if (const auto boundary = boundaryAt(board, hand))
        return std::make_unique<StartPull>(
            board, [boundary, from = hand.at](const Hand &now) { return boundary->dragged(from, now.at); });
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

namespace {

MovingViewpoint &viewpointOf(const Board &board) { return board.showing().viewpoint(); }

const Perspective &perspectiveOf(const Board &board) { return *viewpointOf(board).now().perspective; }

/// Walks around what is solid.
std::unique_ptr<Drag> turnFrom(Board &board, const Hand &hand)
{
    MovingViewpoint &viewpoint = viewpointOf(board);
    return std::make_unique<Pull>(
        hand, [&viewpoint](Spot way) { viewpoint.turnBy(radiansAPixel * way.x, radiansAPixel * way.y); },
        [&viewpoint, before = viewpoint.now()] {
            const Viewpoint &now = viewpoint.now();
            viewpoint.turnBy(before.turn - now.turn, before.height - now.height);
        });
}

/// Takes w0 along in its own plane; what else it has stays.
std::unique_ptr<Drag> pullInPlane(Board &board)
{
    return std::make_unique<StartPull>(board, [&board](const Hand &hand) {
        const View &view = board.view();
        const Recipe &recipe = board.showing().document().recipe();
        std::vector<double> start = recipe.start;
        start.resize(dimension(recipe.space), 0.0);
        const PlanePoint place = view.toPlane(hand.at);
        const bool isZero = distance(hand.at, view.toScreen(0, 0)) <= snapToOrigin;
        start[0] = isZero ? 0 : toPixelAccuracy(place.x(), view.scale);
        start[1] = isZero ? 0 : toPixelAccuracy(place.y(), view.scale);
        return start;
    });
}

bool isOnStartPlace(const Board &board, const Hand &hand)
{
    const Run *run = board.column().run();
    if (!perspectiveOf(board).hasStart || run == nullptr || !board.column().isCurrent())
        return false;
    const Weights start = run->trace.weights(0);
    return distance(board.view().toScreen(start[0], start[1]), hand.at) <= reachOfStart + hand.slack;
}

} // namespace

std::unique_ptr<Drag> perspectivePress(Board &board, const Hand &hand)
{
    if (isOnStartPlace(board, hand))
        return pullInPlane(board);
    return perspectiveOf(board).isSolid ? turnFrom(board, hand) : panFrom(board, hand);
}

QString perspectiveStatus(const Board &board)
{
    const Perspective &perspective = perspectiveOf(board);
    if (!perspective.isThere(spaceOf(board.frame())))
        return toText(perspective.obstacle(spaceOf(board.frame())));
    if (perspective.hasStart)
        return Board::tr("Drag w₀ to start elsewhere · elsewhere a drag pans, the wheel zooms");
    return perspective.isSolid ? Board::tr("A drag or Alt+arrows turn it, the wheel zooms")
                               : Board::tr("A drag pans, the wheel zooms");
}

QCursor perspectiveCursor(const Board &board, const Hand &hand)
{
    return isOnStartPlace(board, hand) ? Qt::SizeAllCursor : Qt::OpenHandCursor;
}

} // namespace halfplane
