#include "core/picture/clipping.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

constexpr double wholeTurn = 2 * std::numbers::pi;
constexpr double flatnessOfArcs = 0.04; ///< how far a chord may be from its arc
constexpr double straightFrom = 1e9; ///< the radius of a circle that is straight on any screen

/// Beyond this, products of coordinates are not finite, and nobody can tell the direction.
constexpr double farthest = 1e150;

bool isUsable(Spot place)
{
    return std::abs(place.x) <= farthest && std::abs(place.y) <= farthest; // not so for NaN
}

/// Infinite places become far ones; NaN stays.
Spot finite(Spot place)
{
    return {std::clamp(place.x, -farthest, farthest), std::clamp(place.y, -farthest, farthest)};
}

bool isNumber(Spot place) { return !std::isnan(place.x) && !std::isnan(place.y); }

Spot kept(Spot place, const Box &frame)
{
    return {std::clamp(place.x, frame.left, frame.right()), std::clamp(place.y, frame.top, frame.bottom())};
}

/// One side of the frame: inside where the distance is not negative.
struct FrameSide
{
    bool isVertical;
    double place;
    double sign;

    double distance(Spot p) const { return sign * ((isVertical ? p.x : p.y) - place); }
    Spot crossing(Spot a, Spot b) const
    {
        const double share = distance(a) / (distance(a) - distance(b));
        const Spot p = a + share * (b - a);
        return isVertical ? Spot{place, p.y} : Spot{p.x, place};
    }
};

std::array<FrameSide, 4> sidesOf(const Box &frame)
{
    return {{{true, frame.left, 1},
             {true, frame.right(), -1},
             {false, frame.top, 1},
             {false, frame.bottom(), -1}}};
}

/// What is left of a line inside the frame. Side after side, so that the other coordinate of a crossing is
/// reckoned from ever nearer places.
struct Remainder
{
    Spot from;
    Spot to;
    bool isCutAtStart = false;
    bool isCutAtEnd = false;
    bool isThere = true;

    void cutAt(const FrameSide &side)
    {
        const bool startsInside = side.distance(from) >= 0;
        const bool endsInside = side.distance(to) >= 0;
        isThere = isThere && (startsInside || endsInside);
        if (!isThere)
            return;
        const Spot start = from;
        if (!startsInside)
            from = side.crossing(start, to);
        if (!endsInside)
            to = side.crossing(start, to);
        isCutAtStart |= !startsInside;
        isCutAtEnd |= !endsInside;
    }
};

Remainder remainderOf(Spot from, Spot to, const Box &frame)
{
    Remainder result{.from = from, .to = to, .isThere = isNumber(from) && isNumber(to)};
    for (const FrameSide &side : sidesOf(frame))
        result.cutAt(side);
    return result;
}

Spot at(const CirclePart &arc, double angle)
{
    return arc.centre + arc.radius * Spot{std::cos(angle), -std::sin(angle)};
}

/// Where the circle crosses the frame's sides: angles in [from, from + wholeTurn).
std::vector<double> crossings(const CirclePart &arc, const Box &frame)
{
    std::vector<double> result;
    const auto add = [&](double dx, double dy) {
        const double angle = std::remainder(std::atan2(-dy, dx) - arc.from, wholeTurn);
        result.push_back(arc.from + (angle < 0 ? angle + wholeTurn : angle));
    };
    for (const FrameSide &side : sidesOf(frame)) {
        const double along = side.place - (side.isVertical ? arc.centre.x : arc.centre.y);
        const double squared = (arc.radius - along) * (arc.radius + along);
        if (!(squared >= 0))
            continue;
        const double across = std::sqrt(squared);
        for (const double sign : {-1.0, 1.0})
            side.isVertical ? add(along, sign * across) : add(sign * across, along);
    }
    return result;
}

/// Pieces of [arc.from, arc.to] that are inside the frame.
std::vector<std::pair<double, double>> visibleAngles(const CirclePart &arc, const Box &frame)
{
    std::vector<double> angles = crossings(arc, frame);
    std::erase_if(angles, [&](double angle) { return angle >= arc.to; });
    angles.push_back(arc.from);
    angles.push_back(arc.to);
    std::ranges::sort(angles);
    std::vector<std::pair<double, double>> result;
    for (std::size_t i = 0; i + 1 < angles.size(); ++i) {
        if (angles[i] == angles[i + 1] || !frame.contains(at(arc, (angles[i] + angles[i + 1]) / 2)))
            continue;
        if (!result.empty() && result.back().second == angles[i])
            result.back().second = angles[i + 1];
        else
            result.emplace_back(angles[i], angles[i + 1]);
    }
    return result;
}

Path chords(const CirclePart &arc, double from, double to)
{
    const double step =
        std::min(wholeTurn / 12, std::sqrt(8 * flatnessOfArcs / std::max(arc.radius, flatnessOfArcs)));
    const int count = std::max(1, static_cast<int>(std::min(10'000.0, std::ceil((to - from) / step))));
    Path result;
    for (int i = 0; i <= count; ++i)
        result.push_back(at(arc, i == count ? to : from + (to - from) * i / count));
    return result;
}

/// A whole circle's last part goes on into its first.
void joinEnds(std::vector<LinePart> &parts)
{
    if (parts.size() < 2 || distance(parts.back().points.back(), parts.front().points.front()) > 1e-6)
        return;
    const Path &first = parts.front().points;
    parts.back().points.insert(parts.back().points.end(), first.begin(), first.end());
    parts.erase(parts.begin());
}

CirclePart ordered(CirclePart arc)
{
    if (arc.to < arc.from)
        std::swap(arc.from, arc.to);
    arc.to = std::min(arc.to, arc.from + wholeTurn);
    return arc;
}

/// Where the circle is as good as straight inside any frame: its tangent next to the frame.
Segment tangentNear(const CirclePart &arc, const Box &frame)
{
    const Spot out = frame.centre() - arc.centre;
    const double distance = length(out);
    const Spot normal = distance > 0 ? out / distance : Spot{1, 0}; // either way far from its middle
    const Spot touch = frame.centre() - (distance - arc.radius) * normal;
    const Spot along{-normal.y, normal.x};
    const double reach = 4 * (frame.width + frame.height + std::abs(distance - arc.radius));
    return {touch - reach * along, touch + reach * along};
}

/// The corners of a convex polygon in the order in which they lie around its middle.
Path inTurn(Path corners)
{
    Spot middle;
    for (const Spot &corner : corners)
        middle += corner / static_cast<double>(corners.size());
    std::ranges::sort(corners, {},
                      [&](Spot corner) { return std::atan2(corner.y - middle.y, corner.x - middle.x); });
    return corners;
}

bool isRound(const CirclePart &arc)
{
    return isUsable(arc.centre) && arc.radius >= 0 && arc.radius <= farthest && std::isfinite(arc.from)
        && std::isfinite(arc.to);
}

} // namespace

std::optional<Segment> clippedLine(const Segment &line, const Box &frame)
{
    const std::vector<LinePart> parts = clippedPath(Path{line.from, line.to}, frame);
    if (parts.empty())
        return std::nullopt;
    return Segment{parts.front().points.front(), parts.front().points.back()};
}

std::vector<LinePart> clippedPath(const Path &points, const Box &frame)
{
    std::vector<LinePart> result;
    double gone = 0;
    bool goesOn = false;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const Spot from = finite(points[i]);
        const Spot to = finite(points[i + 1]);
        const Remainder rest = remainderOf(from, to, frame);
        if (rest.isThere) {
            if (!goesOn || rest.isCutAtStart)
                result.push_back({{rest.from}, gone + distance(from, rest.from)});
            result.back().points.push_back(rest.to);
        }
        goesOn = rest.isThere && !rest.isCutAtEnd;
        gone += distance(from, to);
    }
    return result;
}

Path clippedArea(const Path &outline, const Box &frame)
{
    Path result;
    for (const Spot &place : outline) {
        if (!isNumber(place))
            return {};
        result.push_back(finite(place));
    }
    for (const FrameSide &side : sidesOf(frame))
        result = cutAt(
            result, [&](Spot place) { return side.distance(place) >= 0; },
            [&](Spot a, Spot b) { return side.crossing(a, b); });
    for (Spot &place : result)
        place = kept(place, frame);
    return result;
}

std::vector<LinePart> clippedArc(const CirclePart &given, const Box &frame)
{
    if (!isRound(given))
        return {};
    const CirclePart arc = ordered(given);
    if (arc.radius > straightFrom) {
        const Segment tangent = tangentNear(arc, frame);
        return clippedPath(Path{tangent.from, tangent.to}, frame);
    }
    std::vector<LinePart> result;
    for (const auto &[from, to] : visibleAngles(arc, frame))
        result.push_back({chords(arc, from, to), (from - arc.from) * arc.radius});
    joinEnds(result);
    return result;
}

// What is left of a disc is convex: its corners are the arc's places and the frame's corners inside it.
Path clippedDisc(Spot centre, double radius, const Box &frame)
{
    const CirclePart circle{.centre = centre, .radius = radius};
    if (!isRound(circle))
        return {};
    Path corners;
    for (const LinePart &part : clippedArc(circle, frame))
        corners.insert(corners.end(), part.points.begin(), part.points.end());
    for (const Spot corner : {frame.topLeft(), frame.topRight(), frame.bottomRight(), frame.bottomLeft()}) {
        if (distance(centre, corner) <= radius)
            corners.push_back(corner);
    }
    return inTurn(corners);
}

bool isWithin(const Box &bounds, const Box &frame)
{
    return bounds.left >= frame.left && bounds.right() <= frame.right() && bounds.top >= frame.top
        && bounds.bottom() <= frame.bottom(); // not so for NaN
}

Spot middleOf(const Path &outline)
{
    Spot middle;
    for (const Spot &corner : outline)
        middle += corner / static_cast<double>(outline.size());
    return middle;
}

Path without(const Path &whole, const Path &hole)
{
    if (whole.empty() || hole.empty())
        return whole;
    Path outline = whole;
    outline.push_back(whole.front());
    outline.insert(outline.end(), hole.begin(), hole.end());
    outline.insert(outline.end(), {hole.front(), whole.front()});
    return outline;
}

} // namespace halfplane
