#include "core/boundary.h"
#include "core/numbers.h"
#include "core/picture/clipping.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/legend.h"
#include "core/picture/outlines.h"
#include "core/picture/perspective.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

constexpr double steepness = 0.55; ///< how high the paraboloid is, of the floor's longer side
constexpr double roomBeside = 0.12; ///< of the floor beside the points, of its sides
constexpr double least = 0.35; ///< of the floor's shorter side to the longer
constexpr double roomAcross = 0.12; ///< of the height, by which the plane goes on beyond the paraboloid
constexpr int meshLines = 9;
constexpr int piecesOfCurve = 32;

std::string_view whyNotLifted(Space space)
{
    return space == Space::Circle ? std::string_view()
                                  : "Only a circle is the cut of a plane with lifted points: choose Circle.";
}

constexpr Subject bowlSubject{
    .title = "Paraboloid",
    .symbol = "‖x‖²",
    .definition = "Every point is lifted to it. What is a circle on the floor is a plane's cut with it.",
    .source = "lecture notes 003",
};
constexpr Subject planeSubject{
    .title = "Separating plane",
    .symbol = "⟨w, (x, ‖x‖², 1)⟩ = 0",
    .definition = "In the lifted space the boundary is a plane. Where it cuts the paraboloid, below on the "
                  "floor, is the circle.",
    .numbers = Subject::Numbers::Answer,
};
constexpr Subject liftedSubject{
    .title = "Lifted point",
    .symbol = "(x, ‖x‖²)",
    .definition = "A point of the plane, above itself on the paraboloid.",
};

/// The part of the plane of the points above which all is drawn.
Eigen::AlignedBox2d floorOf(const Dataset &points)
{
    if (points.empty())
        return {PlanePoint(-1, -1), PlanePoint(1, 1)};
    Eigen::AlignedBox2d floor;
    for (const Point &point : points)
        floor.extend(point.place());
    const PlanePoint sides = floor.sizes();
    const double longer = sides.maxCoeff();
    const double extent = longer > 0 ? longer : std::max(1.0, floor.min().cwiseAbs().maxCoeff());
    const PlanePoint room =
        (sides.cwiseMax(least * extent) - sides) / 2 + PlanePoint::Constant(roomBeside * extent);
    return {floor.min() - room, floor.max() + room};
}

/// Its corners in turn.
std::array<PlanePoint, 4> cornersOf(const Eigen::AlignedBox2d &box)
{
    return {box.min(), {box.max().x(), box.min().y()}, box.max(), {box.min().x(), box.max().y()}};
}

/// What stands on the floor, as one sees it from somewhere: parallel, with the paraboloid as high as suits
/// the floor. At share 0 from above, where it is the plane of the points.
class Lift
{
public:
    Lift(const Dataset &points, const Viewpoint &viewpoint)
        : m_floor(floorOf(points))
        , m_share(viewpoint.share)
        , m_turn(turnOf(viewpoint))
        , m_lowest(PlanePoint::Zero().cwiseMax(m_floor.min()).cwiseMin(m_floor.max()).squaredNorm())
        , m_top(steepness * m_floor.sizes().maxCoeff())
    {
        double highest = m_lowest;
        for (const PlanePoint &corner : cornersOf(m_floor))
            highest = std::max(highest, corner.squaredNorm());
        m_unit = m_top / (highest - m_lowest);
    }

    const Eigen::AlignedBox2d &floor() const { return m_floor; }
    double top() const { return m_top; }

    /// How high x3 is drawn, in the floor's unit.
    double heightOf(double x3) const { return (x3 - m_lowest) * m_unit; }
    double bowlAt(const PlanePoint &place) const { return heightOf(place.squaredNorm()); }

    /// Where one sees it, in the plane that a view shows. It turns about its middle.
    PlanePoint seen(const PlanePoint &place, double height) const
    {
        const PlanePoint beside = place - m_floor.center();
        const Eigen::Vector3d turned =
            m_turn * Eigen::Vector3d(beside.x(), beside.y(), m_share * (height - m_top / 2));
        return m_floor.center() + turned.head<2>();
    }

    /// Whether what is above a height of this slope is in front of it.
    bool isSeenFromAbove(const PlanePoint &slope) const
    {
        return m_turn.row(2).dot(Eigen::Vector3d(-slope.x(), -slope.y(), 1)) > 0;
    }

private:
    /// To the right, up, and towards the eye.
    static Eigen::Matrix3d turnOf(const Viewpoint &viewpoint)
    {
        const double tilt = viewpoint.share * (viewpoint.height - std::numbers::pi / 2);
        return (Eigen::AngleAxisd(tilt, Eigen::Vector3d::UnitX())
                * Eigen::AngleAxisd(viewpoint.share * viewpoint.turn, Eigen::Vector3d::UnitZ()))
            .toRotationMatrix();
    }

    Eigen::AlignedBox2d m_floor;
    double m_share;
    Eigen::Matrix3d m_turn;
    double m_lowest; ///< x3 on the floor
    double m_top;
    double m_unit; ///< of height, a unit of x3
};

/// The lift in a scene.
class Stand
{
public:
    explicit Stand(const Scene &scene)
        : m_scene(scene)
        , m_lift(scene.study.points, scene.frame.viewpoint)
    {
    }

    const Lift &lift() const { return m_lift; }
    Spot at(const PlanePoint &place, double height) const
    {
        return m_scene.toScreen(m_lift.seen(place, height));
    }
    Spot onBowl(const PlanePoint &place) const { return at(place, m_lift.bowlAt(place)); }

private:
    const Scene &m_scene;
    Lift m_lift;
};

/// How high the plane of w stands above a place, in the floor's unit.
struct Plane
{
    double level = 0;
    PlanePoint slope = PlanePoint::Zero();

    double at(const PlanePoint &place) const { return level + slope.dot(place); }
};

std::optional<Plane> planeOf(const Lift &lift, const Weights &w)
{
    if (w.size() != 4 || w[2] == 0)
        return std::nullopt;
    const double ground = lift.heightOf(0);
    const double unit = lift.heightOf(1) - ground;
    const Plane plane{ground - unit * w[3] / w[2], -unit * w.head<2>() / w[2]};
    return std::isfinite(plane.level) && plane.slope.allFinite() ? std::optional(plane) : std::nullopt;
}

/// The part of the floor above which the plane is between two heights.
std::vector<PlanePoint> footprint(const Eigen::AlignedBox2d &floor, const Plane &plane, double from,
                                  double to)
{
    const std::array<PlanePoint, 4> corners = cornersOf(floor);
    std::vector<PlanePoint> region(corners.begin(), corners.end());
    for (const auto &[side, edge] : {std::pair(1.0, from), std::pair(-1.0, to)}) {
        const auto inside = [&plane, sign = side, level = edge](const PlanePoint &place) {
            return sign * (plane.at(place) - level);
        };
        region = cutAt(
            region, [&](const PlanePoint &place) { return inside(place) >= 0; },
            [&](const PlanePoint &a, const PlanePoint &b) {
                return zeroBetween(a, inside(a), b, inside(b));
            });
    }
    return region;
}

void addFloor(const Scene &scene, const Stand &stand, Overlay &overlay)
{
    overlay.begin("floor", bowlSubject);
    const PlanePoint &from = stand.lift().floor().min();
    const PlanePoint &to = stand.lift().floor().max();
    Path outline;
    for (const PlanePoint &corner : cornersOf(stand.lift().floor()))
        outline.push_back(stand.at(corner, 0));
    addPolygon(std::move(outline), {Hue::FaintWords, 0.05}, {{Hue::Axis}, scene.sizes.thin}, scene, overlay);
    const auto axis = [&](const PlanePoint &begin, const PlanePoint &end, const std::string &name) {
        addWay({stand.at(begin, 0), stand.at(end, 0)}, {{Hue::Axis}, scene.sizes.thin}, scene, overlay,
               cover::faint);
        Words words = named(name, {Hue::FaintWords}, scene.sizes);
        words.at = stand.at(end, 0);
        if (scene.area.contains(words.at))
            overlay.label({std::move(words), 0.4 * scene.sizes.text, 0, 2});
    };
    if (from.y() < 0 && to.y() > 0)
        axis({from.x(), 0}, {to.x(), 0}, scene.frame.names.axis(0));
    if (from.x() < 0 && to.x() > 0)
        axis({0, from.y()}, {0, to.y()}, scene.frame.names.axis(1));
}

void addBowl(const Scene &scene, const Stand &stand, Overlay &overlay)
{
    overlay.begin("paraboloid", bowlSubject);
    const Eigen::AlignedBox2d &floor = stand.lift().floor();
    const Stroke stroke{{Hue::FaintWords, 0.4 * scene.frame.viewpoint.share}, 0.8 * scene.sizes.thin};
    for (int i = 0; i < meshLines; ++i) {
        const double share = i / (meshLines - 1.0);
        Path along;
        Path across;
        for (int j = 0; j <= piecesOfCurve; ++j) {
            const double way = static_cast<double>(j) / piecesOfCurve;
            along.push_back(stand.onBowl(floor.min() + PlanePoint(way, share).cwiseProduct(floor.sizes())));
            across.push_back(stand.onBowl(floor.min() + PlanePoint(share, way).cwiseProduct(floor.sizes())));
        }
        addWay(along, stroke, scene, overlay, cover::nothing);
        addWay(across, stroke, scene, overlay, cover::nothing);
    }
}

/// With places between, for what is straight on the floor is curved on the paraboloid.
Path refined(const Path &coarse, double step)
{
    Path fine{coarse.front()};
    for (std::size_t i = 1; i < coarse.size(); ++i) {
        const Spot way = coarse[i] - coarse[i - 1];
        const int pieces =
            std::max(1, static_cast<int>(std::ceil(distance(coarse[i], coarse[i - 1]) / step)));
        for (int j = 1; j <= pieces; ++j)
            fine.push_back(coarse[i - 1] + way * (static_cast<double>(j) / pieces));
    }
    return fine;
}

/// The boundary in the plane of the points, piece by piece inside the floor.
std::vector<Path> boundaryOn(const Eigen::AlignedBox2d &floor, const Classifier &answer)
{
    // Arcs are cut into pieces for pixels, so the floor is made as large as a view.
    const PlanePoint sides = floor.sizes();
    const double unit = sides.maxCoeff() / 1000;
    const Box frame(floor.min().x() / unit, floor.min().y() / unit, sides.x() / unit, sides.y() / unit);
    const Boundary boundary = boundaryOf(answer);
    std::vector<Path> parts;
    if (const auto *circle = std::get_if<BoundaryCircle>(&boundary)) {
        const Spot centre = Spot{circle->centerX1, circle->centerX2} / unit;
        for (const LinePart &part : clippedArc({.centre = centre, .radius = circle->radius / unit}, frame))
            parts.push_back(part.points);
    } else if (const auto *line = std::get_if<BoundaryLine>(&boundary)) {
        const Spot normal = Spot{line->n1, line->n2} / std::hypot(line->n1, line->n2);
        const Spot centre = frame.centre();
        const double level =
            normal.x * centre.x + normal.y * centre.y + line->b / std::hypot(line->n1, line->n2) / unit;
        const Spot foot = centre - level * normal;
        const Spot along = 2000 * Spot{-normal.y, normal.x};
        if (const auto visible = clippedLine({foot - along, foot + along}, frame))
            parts.push_back({visible->from, visible->to});
    }
    for (Path &part : parts) {
        part = refined(part, 1000.0 / piecesOfCurve);
        for (Spot &place : part)
            place = place * unit;
    }
    return parts;
}

void addCut(const Scene &scene, const Stand &stand, Overlay &overlay)
{
    overlay.begin("boundary", planeSubject);
    for (const Path &piece : boundaryOn(stand.lift().floor(), scene.answer)) {
        Path below;
        Path above;
        for (const Spot &spot : piece) {
            const PlanePoint place{spot.x, spot.y};
            below.push_back(stand.at(place, 0));
            above.push_back(stand.onBowl(place));
        }
        addWay(below, {{Hue::BoundaryCurve, 0.75}, 0.6 * scene.sizes.boundary}, scene, overlay, cover::line);
        addWay(above, {{Hue::BoundaryCurve}, scene.sizes.boundary}, scene, overlay, cover::line);
    }
}

void addPlane(const Scene &scene, const Stand &stand, const std::optional<Plane> &plane, Overlay &overlay)
{
    if (!plane || scene.frame.viewpoint.share <= 0)
        return;
    overlay.begin("plane", planeSubject);
    const double room = roomAcross * stand.lift().top();
    Path outline;
    for (const PlanePoint &corner : footprint(stand.lift().floor(), *plane, -room, stand.lift().top() + room))
        outline.push_back(stand.at(corner, plane->at(corner)));
    if (outline.size() < 3)
        return;
    addPolygon(outline, {Hue::Best, 0.18 * scene.frame.viewpoint.share}, {{Hue::Best, 0.7}, scene.sizes.thin},
               scene, overlay);
    Words words = named("⟨w, φ⟩ = 0", {Hue::Best}, scene.sizes);
    words.at = *std::ranges::max_element(outline, {}, &Spot::x);
    if (scene.area.contains(words.at))
        overlay.label({std::move(words), 0.6 * scene.sizes.text, -std::numbers::pi / 4, 4});
}

enum class Depth { Behind, InFront };

/// Of the plane, as one sees it.
Depth depthOf(const Stand &stand, const std::optional<Plane> &plane, const PlanePoint &place)
{
    if (!plane)
        return Depth::InFront;
    const bool isAbove = stand.lift().bowlAt(place) > plane->at(place);
    return isAbove == stand.lift().isSeenFromAbove(plane->slope) ? Depth::InFront : Depth::Behind;
}

void addLiftedPoints(const Scene &scene, const Stand &stand, const std::optional<Plane> &plane, Depth depth,
                     Overlay &overlay)
{
    overlay.begin(depth == Depth::Behind ? "points-behind" : "points", liftedSubject);
    const bool hasStems = !isCloud(scene.study.points);
    Marks marks{.marks = {}, .size = scene.mark()};
    const Box seen = scene.area.grown(reachOfMarks(marks.size));
    for (std::size_t i = 0; i < scene.study.points.size(); ++i) {
        const PlanePoint place = scene.study.points[i].place();
        if (depthOf(stand, plane, place) != depth)
            continue;
        Mark mark = markOf(scene, i);
        mark.at = stand.onBowl(place);
        const Spot below = stand.at(place, 0);
        if (hasStems) {
            addWay({below, mark.at},
                   {{hueOf(mark.label), 0.35 * scene.frame.viewpoint.share}, scene.sizes.thin}, scene,
                   overlay, cover::nothing);
            if (seen.contains(below))
                overlay.add(Disc{below, 0.25 * scene.mark(), Colour{hueOf(mark.label), 0.6}, {}});
        }
        if (!seen.contains(mark.at))
            continue;
        if (hasStems)
            overlay.data().add(mark.at, reachOfMarks(marks.size), cover::line);
        marks.marks.push_back(mark);
    }
    if (!marks.marks.empty())
        overlay.add(std::move(marks));
}

void ringLifted(const Scene &scene, const Stand &stand, std::size_t index, Hue hue, Overlay &overlay)
{
    const PlanePoint place = scene.study.points[index].place();
    const Spot at = stand.onBowl(place);
    if (!scene.area.contains(at))
        return;
    const double radius = reachOfMarks(scene.mark()) + 1.25 * scene.sizes.boundary;
    overlay.add(Disc{at, radius, {}, Stroke{{hue}, 0.75 * scene.sizes.boundary}});
    Words words =
        named(nameOfPoint(index) + " at x₃ = " + readable(place.squaredNorm(), 4), {hue}, scene.sizes);
    words.at = at;
    overlay.label({.words = std::move(words),
                   .distance = radius + 2,
                   .direction = std::numbers::pi / 4,
                   .urgency = 7,
                   .shorter = nameOfPoint(index)});
}

void addLiftedPicture(const Scene &scene, Overlay &overlay)
{
    const Stand stand(scene);
    const std::optional<Plane> plane = planeOf(stand.lift(), scene.answer.w);
    addFloor(scene, stand, overlay);
    addBowl(scene, stand, overlay);
    addLiftedPoints(scene, stand, plane, Depth::Behind, overlay);
    addPlane(scene, stand, plane, overlay);
    if (scene.moment() != nullptr)
        addCut(scene, stand, overlay);
    addLiftedPoints(scene, stand, plane, Depth::InFront, overlay);
    overlay.begin("examined", liftedSubject);
    const auto pointed = scene.frame.viewpoint.pointed;
    if (scene.moment() != nullptr && scene.moment()->check)
        ringLifted(scene, stand, scene.moment()->check->number, Hue::Update, overlay);
    if (pointed && *pointed < scene.study.points.size())
        ringLifted(scene, stand, *pointed, Hue::Words, overlay);
}

void explainLifted(const Scene &scene, std::vector<LegendEntry> &entries)
{
    pointsLayer.explain(scene, entries);
    entries.push_back({LineSign{{{Hue::FaintWords, 0.6}, scene.sizes.thin}}, "height ‖x‖²"});
    entries.push_back({AreaSign{{Hue::Best, 0.3}}, "the plane of w"});
    entries.push_back(
        {LineSign{{{Hue::BoundaryCurve}, scene.sizes.boundary}}, "its cut, below it the circle"});
}

/// However it is turned; what little leaves the view then is the paraboloid's corners.
View fittedLifted(const Study &study, Size size, double text)
{
    constexpr double seen = 0.85;
    const Lift lift(study.points, {});
    const PlanePoint sides = lift.floor().sizes();
    const PlanePoint middle = lift.floor().center();
    const double reach = seen * std::hypot(sides.x(), sides.y(), lift.top()) / 2;
    return viewAround(Box(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach), size, text);
}

std::optional<std::size_t> liftedAt(const BoardFrame &frame, Spot pixel, double reach)
{
    const Lift lift(frame.study.points, frame.viewpoint);
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < frame.study.points.size(); ++i) {
        const PlanePoint place = frame.study.points[i].place();
        const PlanePoint seen = lift.seen(place, lift.bowlAt(place));
        const double away = distance(frame.view.toScreen(seen.x(), seen.y()), pixel);
        if (away <= reach) {
            found = i;
            reach = away;
        }
    }
    return found;
}

} // namespace

extern const Perspective liftedPerspective{
    .id = "lifted",
    .title = "Lifted",
    .meaning = "Lifted to the paraboloid, a circle is the cut of a plane. Drag to turn it.",
    .obstacle = whyNotLifted,
    .fitted = fittedLifted,
    .draw = addLiftedPicture,
    .explain = explainLifted,
    .pointAt = liftedAt,
    .isTurnedTo = true,
    .isSolid = true,
};

} // namespace halfplane
