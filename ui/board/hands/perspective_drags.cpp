#include "ui/board/hands/perspective_drags.h"

#include "core/picture/accuracy.h"
#include "ui/basics/text.h"
#include "ui/board/board.h"
#include "ui/board/hands/grips.h"
#include "ui/shown/moving_viewpoint.h"
#include "ui/shown/showing.h"

namespace halfplane {

namespace {

constexpr double radiansAPixel = 0.01;
constexpr double snapToOrigin = 6; ///< pixels, to w0 = 0
constexpr double reachOfStart = 9;

MovingViewpoint &viewpointOf(const Board &board) { return board.showing().viewpoint(); }

const Perspective &perspectiveOf(const Board &board) { return *viewpointOf(board).now().perspective; }

/// Walks around what is solid.
class Turn : public Drag
{
public:
    Turn(Board &board, const Hand &hand)
        : m_board(board)
        , m_before(viewpointOf(board).now())
        , m_last(hand.at)
    {
    }

    void moveTo(const Hand &hand) override
    {
        const Spot way = hand.at - std::exchange(m_last, hand.at);
        viewpointOf(m_board).turnBy(radiansAPixel * way.x, radiansAPixel * way.y);
    }
    void cancel() override
    {
        const Viewpoint &now = viewpointOf(m_board).now();
        viewpointOf(m_board).turnBy(m_before.turn - now.turn, m_before.height - now.height);
    }
    bool outlivesEdits() const override { return true; }
    std::optional<QCursor> cursor() const override { return QCursor(Qt::ClosedHandCursor); }

private:
    Board &m_board;
    Viewpoint m_before;
    Spot m_last;
};

/// Takes w0 along in its own plane; what else it has stays.
class StartInPlane : public StartPull
{
public:
    explicit StartInPlane(Board &board)
        : StartPull(board)
    {
    }

    void moveTo(const Hand &hand) override
    {
        const View &view = board().view();
        std::vector<double> start = document().recipe().start;
        start.resize(dimension(document().recipe().space), 0.0);
        const PlanePoint place = view.toPlane(hand.at);
        const bool isZero = distance(hand.at, view.toScreen(0, 0)) <= snapToOrigin;
        start[0] = isZero ? 0 : toPixelAccuracy(place.x(), view.scale);
        start[1] = isZero ? 0 : toPixelAccuracy(place.y(), view.scale);
        document().setStart(start);
    }
};

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
        return std::make_unique<StartInPlane>(board);
    if (perspectiveOf(board).isSolid)
        return std::make_unique<Turn>(board, hand);
    return std::make_unique<Pan>(board, hand);
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
