#include "core/picture/level_curve.h"

#include "core/picture/clipping.h"
#include "core/picture/picture.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

constexpr double openReach = 1.5; ///< how far an open curve goes on to either side, in diagonals of the view
constexpr double roundest = 4; ///< the radius from which a circle counts as open, in diagonals
constexpr double flatnessOfCurves = 0.05; ///< how far a chord may be from its arc
constexpr double mostChords = 4000;

double diagonal(const View &view) { return std::hypot(view.size.width, view.size.height); }

/// square·‖p‖² + ⟨slope, p⟩ + middle, p being a place on the screen as seen from the view's middle.
struct Surface
{
    double square = 0;
    Spot slope;
    double middle = 0;

    double at(Spot place) const { return square * dot(place, place) + dot(slope, place) + middle; }
    double steepness() const { return std::hypot(slope.x, slope.y); }
    double discriminant() const { return slope.x * slope.x + slope.y * slope.y - 4 * square * middle; }
    /// Infinite for a line.
    double radius() const { return std::sqrt(discriminant()) / (2 * std::abs(square)); }
};

/// ⟨w, φ⟩ − level times some positive number. Nothing where there is no surface: w = 0.
std::optional<Surface> surfaceOf(const View &view, const Classifier &classifier, double level)
{
    const auto &[space, w] = classifier;
    const double largest = w.lpNorm<Eigen::Infinity>();
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
LevelCurve openCurve(const Surface &surface, const Spot &middle, double reach)
{
    const double steepness = surface.steepness();
    const Spot uphill = surface.slope / steepness;
    const double nearest = -2 * surface.middle / (steepness + std::sqrt(surface.discriminant()));
    if (!(std::abs(nearest) <= reach))
        return sideAtMiddle(surface);
    const double curvature = std::isfinite(surface.radius()) ? 1 / surface.radius() : 0;
    const Spot along{-uphill.y, uphill.x};
    const Spot bend = surface.square > 0 ? -uphill : uphill;
    const double half = openReach * reach;
    const int pieces =
        2 * std::max(1, static_cast<int>(std::ceil(half * std::sqrt(curvature / (8 * flatnessOfCurves)))));
    OpenCurve curve{{}, uphill};
    for (int i = 0; i <= pieces; ++i) {
        const double way = half * (2.0 * i / pieces - 1);
        const double angle = way * curvature;
        const double side = curvature > 0 ? std::sin(angle) / curvature : way;
        const double depth = curvature > 0 ? 2 * std::pow(std::sin(angle / 2), 2) / curvature : 0;
        curve.points.push_back(middle + uphill * nearest + along * side + bend * depth);
    }
    return curve;
}

Spot middleOf(const View &view) { return {view.size.width / 2, view.size.height / 2}; }

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
Path between(const Path &one, const Path &other)
{
    Path result = one;
    for (auto place = other.rbegin(); place != other.rend(); ++place)
        result.push_back(*place);
    return result;
}

Path moved(const OpenCurve &curve, double along)
{
    return shifted(curve.points, curve.towardsPositive * along);
}

double reachOf(const Box &frame) { return 3 * std::hypot(frame.width, frame.height); }

struct Lines
{
    const Box &frame;

    std::vector<Path> operator()(const NoCurve & /*none*/) const { return {}; }
    std::vector<Path> operator()(const OpenCurve &curve) const
    {
        return pointsOf(clippedPath(curve.points, frame));
    }
    std::vector<Path> operator()(const ClosedCurve &curve) const
    {
        return pointsOf(clippedArc({.centre = curve.centre, .radius = curve.radius}, frame));
    }

    static std::vector<Path> pointsOf(const std::vector<LinePart> &parts)
    {
        std::vector<Path> result;
        for (const LinePart &part : parts)
            result.push_back(part.points);
        return result;
    }
};

struct PartOnSide
{
    Label side;
    const Box &frame;

    Path operator()(const NoCurve &none) const { return none.side == side ? outlineOf(frame) : Path{}; }
    Path operator()(const OpenCurve &curve) const
    {
        return clippedArea(between(curve.points, moved(curve, sign(side) * reachOf(frame))), frame);
    }
    Path operator()(const ClosedCurve &curve) const
    {
        return side == curve.inside ? clippedDisc(curve.centre, curve.radius, frame) : outlineOf(frame);
    }
};

/// A closed line of chords, from the right and back again.
Path chords(const ClosedCurve &circle)
{
    const double step = std::sqrt(8 * flatnessOfCurves / std::max(1.0, circle.radius));
    const int pieces = static_cast<int>(std::clamp(std::ceil(2 * std::numbers::pi / step), 12.0, mostChords));
    Path result;
    for (int i = 0; i <= pieces; ++i) {
        const double angle = 2 * std::numbers::pi * i / pieces;
        result.push_back(circle.centre + circle.radius * Spot{std::cos(angle), -std::sin(angle)});
    }
    return result;
}

/// What lies between two curves, one of which may not be near.
struct Between
{
    const Box &frame;

    Path operator()(const NoCurve &from, const NoCurve &to) const
    {
        const bool isAll = from.side == Label::Positive && to.side == Label::Negative;
        return isAll ? outlineOf(frame) : Path{};
    }
    Path operator()(const OpenCurve &from, const OpenCurve &to) const
    {
        return between(from.points, to.points);
    }
    Path operator()(const OpenCurve &from, const NoCurve & /*to*/) const
    {
        return between(from.points, moved(from, reachOf(frame)));
    }
    Path operator()(const NoCurve & /*from*/, const OpenCurve &to) const
    {
        return between(to.points, moved(to, -reachOf(frame)));
    }
    Path operator()(const ClosedCurve &from, const ClosedCurve &to) const
    {
        return between(chords(from), chords(to));
    }
    Path operator()(const ClosedCurve &from, const NoCurve & /*to*/) const { return chords(from); }
    Path operator()(const NoCurve & /*from*/, const ClosedCurve &to) const { return chords(to); }

    // Both are made alike.
    Path operator()(const OpenCurve & /*from*/, const ClosedCurve & /*to*/) const { return {}; }
    Path operator()(const ClosedCurve & /*from*/, const OpenCurve & /*to*/) const { return {}; }
};

} // namespace

LevelCurve levelCurve(const View &view, const Classifier &classifier, double level)
{
    const auto surface = surfaceOf(view, classifier, level);
    return surface ? curveOf(*surface, view, isRound(*surface, view)) : NoCurve{};
}

// At a distance d from a circle of radius r a surface as steep as 1 on it is d ± d²/2r; r is 1/2·square.
std::vector<std::size_t> placesNear(const View &view, const Classifier &classifier,
                                    const std::vector<Spot> &places, double distance)
{
    std::vector<std::size_t> result;
    const auto surface = surfaceOf(view, classifier, 0);
    if (!surface)
        return result;
    const double most = std::sqrt(std::max(0.0, surface->discriminant())) * distance
        + std::abs(surface->square) * distance * distance;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (std::abs(surface->at(places[i] - middleOf(view))) <= most)
            result.push_back(i);
    }
    return result;
}

std::vector<Path> linesOf(const LevelCurve &curve, const Box &frame)
{
    return std::visit(Lines{frame}, curve);
}

Path sideOf(const LevelCurve &curve, Label side, const Box &frame)
{
    return std::visit(PartOnSide{side, frame}, curve);
}

Path bandBetween(const View &view, const Classifier &classifier, double from, double to)
{
    const auto lower = surfaceOf(view, classifier, from);
    const auto upper = surfaceOf(view, classifier, to);
    if (!lower || !upper)
        return {};
    const bool isClosed = isRound(*lower, view) || isRound(*upper, view);
    const Box frame(Spot{0, 0}, view.size);
    return clippedArea(
        std::visit(Between{frame}, curveOf(*lower, view, isClosed), curveOf(*upper, view, isClosed)), frame);
}

} // namespace halfplane
