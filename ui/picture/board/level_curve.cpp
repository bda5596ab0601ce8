#include "ui/picture/board/level_curve.h"

#include "ui/picture/clipping.h"
#include "ui/picture/picture.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

constexpr double openReach = 1.5; ///< how far an open curve goes on to either side, in diagonals of the view
constexpr double roundest = 4; ///< the radius from which a circle counts as open, in diagonals
constexpr double flatnessOfCurves = 0.05; ///< how far a chord may be from its arc
constexpr double mostChords = 4000;

double diagonal(const View &view) { return std::hypot(view.size.width(), view.size.height()); }

/// square·‖p‖² + ⟨slope, p⟩ + middle, p being a place on the screen as seen from the view's middle.
struct Surface
{
    double square = 0;
    QPointF slope;
    double middle = 0;

    double steepness() const { return std::hypot(slope.x(), slope.y()); }
    double discriminant() const
    {
        return slope.x() * slope.x() + slope.y() * slope.y() - 4 * square * middle;
    }
    /// Infinite for a line.
    double radius() const { return std::sqrt(discriminant()) / (2 * std::abs(square)); }
};

/// ⟨w, φ⟩ − level times some positive number. Nothing where there is no surface: w = 0.
std::optional<Surface> surfaceOf(const View &view, Space space, const Weights &w, double level)
{
    const double largest = largestOf(w);
    if (!(largest > 0) || !std::isfinite(largest))
        return std::nullopt;
    const Weights share = w / largest;
    const double round = space == Space::Circle ? share[2] : 0;
    const double bias = space == Space::Origin ? 0 : share[share.size() - 1];
    const double slope1 = share[0] + 2 * round * view.centreX1;
    const double slope2 = share[1] + 2 * round * view.centreX2;
    Surface surface{.square = round / view.scale,
                    .slope = {slope1, -slope2},
                    .middle = (share[0] + round * view.centreX1) * (view.centreX1 * view.scale)
                        + (share[1] + round * view.centreX2) * (view.centreX2 * view.scale)
                        + (bias - level / largest) * view.scale};
    // Of ordinary size over the view, so that no square of these can overflow or vanish.
    const double reach = diagonal(view);
    const double size =
        std::max({std::abs(surface.square) * reach, surface.steepness(), std::abs(surface.middle) / reach});
    if (!(size > 0) || !std::isfinite(size))
        return std::nullopt;
    return Surface{surface.square / size, surface.slope / size, surface.middle / size};
}

NoCurve sideAtMiddle(const Surface &surface)
{
    return {surface.middle > 0 ? Label::Positive : Label::Negative};
}

/// The curve near the view's middle, by its nearest point and its curvature.
LevelCurve openCurve(const Surface &surface, const QPointF &middle, double reach)
{
    const double steepness = surface.steepness();
    const QPointF uphill = surface.slope / steepness;
    const double nearest = -2 * surface.middle / (steepness + std::sqrt(surface.discriminant()));
    if (!(std::abs(nearest) <= reach))
        return sideAtMiddle(surface);
    const double curvature = std::isfinite(surface.radius()) ? 1 / surface.radius() : 0;
    const QPointF along(-uphill.y(), uphill.x());
    const QPointF bend = surface.square > 0 ? -uphill : uphill;
    const double half = openReach * reach;
    const int pieces =
        2 * std::max(1, static_cast<int>(std::ceil(half * std::sqrt(curvature / (8 * flatnessOfCurves)))));
    OpenCurve curve{{}, uphill};
    for (int i = 0; i <= pieces; ++i) {
        const double way = half * (2.0 * i / pieces - 1);
        const double angle = way * curvature;
        const double side = curvature > 0 ? std::sin(angle) / curvature : way;
        const double depth = curvature > 0 ? 2 * std::pow(std::sin(angle / 2), 2) / curvature : 0;
        curve.points << middle + uphill * nearest + along * side + bend * depth;
    }
    return curve;
}

QPointF middleOf(const View &view) { return {view.size.width() / 2, view.size.height() / 2}; }

LevelCurve curveOf(const Surface &surface, const View &view, bool isClosed)
{
    if (!(surface.discriminant() >= 0))
        return sideAtMiddle(surface);
    if (isClosed)
        return ClosedCurve{middleOf(view) - surface.slope / (2 * surface.square), surface.radius(),
                           surface.square < 0 ? Label::Positive : Label::Negative};
    if (surface.steepness() == 0)
        return sideAtMiddle(surface);
    return openCurve(surface, middleOf(view), diagonal(view));
}

bool isRound(const Surface &surface, const View &view)
{
    return surface.discriminant() >= 0 && surface.radius() <= roundest * diagonal(view);
}

/// From one open curve to another that runs beside it.
QPolygonF between(const QPolygonF &one, const QPolygonF &other)
{
    QPolygonF result = one;
    for (auto place = other.rbegin(); place != other.rend(); ++place)
        result << *place;
    return result;
}

QPolygonF moved(const OpenCurve &curve, double along)
{
    return curve.points.translated(curve.towardsPositive * along);
}

double reachOf(const QRectF &frame) { return 3 * std::hypot(frame.width(), frame.height()); }

struct Lines
{
    const QRectF &frame;

    std::vector<QPolygonF> operator()(const NoCurve & /*none*/) const { return {}; }
    std::vector<QPolygonF> operator()(const OpenCurve &curve) const
    {
        return pointsOf(clippedPath(curve.points, frame));
    }
    std::vector<QPolygonF> operator()(const ClosedCurve &curve) const
    {
        return pointsOf(clippedArc({.centre = curve.centre, .radius = curve.radius}, frame));
    }

    static std::vector<QPolygonF> pointsOf(const std::vector<LinePart> &parts)
    {
        std::vector<QPolygonF> result;
        for (const LinePart &part : parts)
            result.push_back(part.points);
        return result;
    }
};

struct SideOf
{
    Label side;
    const QRectF &frame;

    QPolygonF operator()(const NoCurve &none) const
    {
        return none.side == side ? outlineOf(frame) : QPolygonF();
    }
    QPolygonF operator()(const OpenCurve &curve) const
    {
        return clippedArea(between(curve.points, moved(curve, sign(side) * reachOf(frame))), frame);
    }
    QPolygonF operator()(const ClosedCurve &curve) const
    {
        return side == curve.inside ? clippedDisc(curve.centre, curve.radius, frame) : outlineOf(frame);
    }
};

/// A closed line of chords, from the right and back again.
QPolygonF chords(const ClosedCurve &circle)
{
    const double step = std::sqrt(8 * flatnessOfCurves / std::max(1.0, circle.radius));
    const int pieces = static_cast<int>(std::clamp(std::ceil(2 * std::numbers::pi / step), 12.0, mostChords));
    QPolygonF result;
    for (int i = 0; i <= pieces; ++i) {
        const double angle = 2 * std::numbers::pi * i / pieces;
        result << circle.centre + circle.radius * QPointF(std::cos(angle), -std::sin(angle));
    }
    return result;
}

/// What lies between two curves, one of which may not be near.
struct Between
{
    const QRectF &frame;

    QPolygonF operator()(const NoCurve &from, const NoCurve &to) const
    {
        const bool isAll = from.side == Label::Positive && to.side == Label::Negative;
        return isAll ? outlineOf(frame) : QPolygonF();
    }
    QPolygonF operator()(const OpenCurve &from, const OpenCurve &to) const
    {
        return between(from.points, to.points);
    }
    QPolygonF operator()(const OpenCurve &from, const NoCurve & /*to*/) const
    {
        return between(from.points, moved(from, reachOf(frame)));
    }
    QPolygonF operator()(const NoCurve & /*from*/, const OpenCurve &to) const
    {
        return between(to.points, moved(to, -reachOf(frame)));
    }
    QPolygonF operator()(const ClosedCurve &from, const ClosedCurve &to) const
    {
        return between(chords(from), chords(to));
    }
    QPolygonF operator()(const ClosedCurve &from, const NoCurve & /*to*/) const { return chords(from); }
    QPolygonF operator()(const NoCurve & /*from*/, const ClosedCurve &to) const { return chords(to); }

    // Both are made alike.
    QPolygonF operator()(const OpenCurve & /*from*/, const ClosedCurve & /*to*/) const { return {}; }
    QPolygonF operator()(const ClosedCurve & /*from*/, const OpenCurve & /*to*/) const { return {}; }
};

} // namespace

LevelCurve levelCurve(const View &view, Space space, const Weights &w, double level)
{
    const auto surface = surfaceOf(view, space, w, level);
    return surface ? curveOf(*surface, view, isRound(*surface, view)) : NoCurve{};
}

std::vector<QPolygonF> linesOf(const LevelCurve &curve, const QRectF &frame)
{
    return std::visit(Lines{frame}, curve);
}

QPolygonF sideOf(const LevelCurve &curve, Label side, const QRectF &frame)
{
    return std::visit(SideOf{side, frame}, curve);
}

QPolygonF bandBetween(const View &view, Space space, const Weights &w, double from, double to)
{
    const auto lower = surfaceOf(view, space, w, from);
    const auto upper = surfaceOf(view, space, w, to);
    if (!lower || !upper)
        return {};
    const bool isClosed = isRound(*lower, view) || isRound(*upper, view);
    const QRectF frame(QPointF(0, 0), view.size);
    return clippedArea(
        std::visit(Between{frame}, curveOf(*lower, view, isClosed), curveOf(*upper, view, isClosed)), frame);
}

} // namespace halfplane
