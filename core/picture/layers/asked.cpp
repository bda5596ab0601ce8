#include "core/picture/clipping.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/layers/examined.h"
#include "core/words/point_angle.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr double litAlpha = 0.11;

constexpr Subject rightSideSubject{
    .title = "Where the point should be",
    .symbol = "y⟨w, φ(x)⟩ > 0",
    .definition = "The side that w gives to the class of the point that is asked. When the point is not "
                  "there, it is wrong.",
    .numbers = Subject::Numbers::Examined,
};

constexpr Subject askedSubject{
    .title = "Angle of the point that is asked",
    .symbol = "cos α = ⟨w, x⟩ / (‖w‖ ‖x‖)",
    .definition = "w points to the side that it calls +1. So a point of class +1 is right where α is below "
                  "90°, one of class −1 where it is above.",
    .source = "Steiner (2023), Definition 4",
    .numbers = Subject::Numbers::Examined,
};

/// As the point is asked it comes; as w begins to move it goes.
double strengthOf(const Scene &scene)
{
    return scene.isUpdate() ? 1 - scene.frame.beats.vector : scene.frame.beats.angle;
}

/// Where points of a class should be.
struct LitSide
{
    LevelCurve boundary;
    Label label;
    Path outline;

    LitSide(const Scene &scene, Label ofPoint)
        : boundary(scene.boundary)
        , label(ofPoint)
        , outline(sideOf(boundary, label, scene.lineArea))
    {
        const auto *circle = std::get_if<ClosedCurve>(&boundary);
        if (circle != nullptr && circle->inside != label)
            outline = without(outline, sideOf(boundary, circle->inside, scene.lineArea));
    }

    bool hasAll(const Box &box) const
    {
        const Path corners = outlineOf(box);
        const auto *circle = std::get_if<ClosedCurve>(&boundary);
        if (circle == nullptr)
            return std::ranges::all_of(corners, [&](Spot corner) { return isInside(outline, corner); });
        if (circle->inside != label)
            return distance(circle->centre, box.nearest(circle->centre)) > circle->radius;
        return std::ranges::all_of(
            corners, [&](Spot corner) { return distance(circle->centre, corner) < circle->radius; });
    }
};

/// All over the area, the nearest to its middle first.
std::vector<WordsWish::Beside> placesIn(const Box &area, Spot middle)
{
    constexpr int columns = 12;
    constexpr int rows = 12;
    std::vector<WordsWish::Beside> places{{middle, 0}};
    for (int i = 0; i < columns * rows; ++i) {
        const Spot share{(i % columns + 0.5) / columns, (i / columns + 0.5) / rows};
        places.push_back({area.topLeft() + Spot{share.x * area.width, share.y * area.height}, 0});
    }
    std::ranges::stable_sort(places, {},
                             [&](const WordsWish::Beside &place) { return distance(place.at, middle); });
    return places;
}

/// "x₃ belongs here", all of it on the side, or fewer words, or none. Of a point that is there already there
/// is nothing to say.
void nameSide(const Scene &scene, const LitSide &side, Overlay &overlay)
{
    const MomentCheck &check = *scene.moment()->check;
    if (!check.foundMistake())
        return;
    const std::string name = nameOfPoint(check.number);
    const Spot middle = middleOf(sideOf(side.boundary, side.label, scene.area));
    overlay.label({.words = named(name + " belongs here", {hueOf(side.label)}, scene.sizes),
                   .distance = 0,
                   .urgency = 3,
                   .shorter = name + " here",
                   .along = placesIn(scene.area, middle),
                   .isMeant = [side, area = scene.area](const Box &box) {
                       return area.contains(box) && side.hasAll(box);
                   }});
}

/// The side that w gives to the point's class.
void lightSide(const Scene &scene, const Point &point, Overlay &overlay)
{
    const LitSide side(scene, point.label);
    if (side.outline.empty())
        return;
    overlay.show(rightSideSubject);
    overlay.add(Area{side.outline, {hueOf(point.label), litAlpha * strengthOf(scene)}});
    if (!scene.isUpdate())
        nameSide(scene, side, overlay);
}

/// From the origin up to the ring.
void addWayToPoint(const Scene &scene, const Examined &examined, const Colour &colour, Overlay &overlay)
{
    const Spot way = examined.at - scene.origin();
    const double seen = scene.isUpdate() ? 1 : scene.frame.beats.angle;
    const double reach = std::max(0.0, 1 - examined.radius / length(way));
    addWay({scene.origin(), scene.origin() + seen * reach * way},
           {colour, 1.3 * scene.sizes.thin, Dash::Dashed}, scene, overlay, cover::faint);
}

/// The smaller way round from w to the point opens, and what it comes to stands beside it.
void addAngle(const Scene &scene, const Examined &examined, const PointAngle &angle, Overlay &overlay)
{
    const Weights &w = scene.moment()->before;
    const PlanePoint x = scene.study.points[examined.point].place();
    const double begin = std::atan2(w[1], w[0]);
    const double whole = shorterTurn(begin, std::atan2(x.y(), x.x()));
    const double opened = scene.isUpdate() ? 1 : scene.frame.beats.angle;
    const double room = distance(scene.origin(), examined.at) - examined.radius;
    const double radius = std::clamp(0.6 * room, 1.5 * scene.sizes.text, 4.5 * scene.sizes.text);
    const Colour colour{Hue::Update, scene.isUpdate() ? strengthOf(scene) : 1};
    overlay.show(askedSubject);
    addWayToPoint(scene, examined, colour, overlay);
    addTurn({begin, whole * opened, radius}, {colour, 0.75 * scene.sizes.boundary}, scene, overlay);
    Path arc;
    for (int i = 0; i <= 24; ++i)
        arc.push_back(onCircle(scene.origin(), radius, begin + whole * i / 24));
    overlay.occupied().add(arc, cover::line);
    Words words = named(angle.comparison(), colour, scene.sizes);
    words.isBold = true;
    labelTurn({begin, whole, radius},
              {.words = std::move(words), .distance = 0.8 * scene.sizes.text, .urgency = 8}, scene, overlay);
}

/// What asks for an angle by name draws it by itself.
void addAsked(const Scene &scene, Overlay &overlay)
{
    const auto examined = examinedIn(scene);
    if (!examined)
        return;
    lightSide(scene, scene.study.points[examined->point], overlay);
    const auto angle = angleOf(*scene.run(), *scene.moment());
    if (angle && !scene.shows(*findLayer("angle")) && isNear(scene.origin(), scene.area))
        addAngle(scene, *examined, *angle, overlay);
}

/// At rest an update shows what it did, and the end of a run what it came to.
bool isAsking(const Scene &scene)
{
    const Moment *moment = scene.moment();
    if (moment == nullptr || !moment->check || isZero(moment->before))
        return false;
    const Trace &trace = scene.run()->trace;
    const bool isTheEnd = trace.end() && moment->cursor == lastCursor(trace);
    return !(isTheEnd && !moment->isUpdate()) && strengthOf(scene) > 0;
}

} // namespace

extern const Layer askedLayer{
    .id = "asked",
    .title = "Point asked",
    .purpose = "Of the point that is looked at, before w moves: the side where it should be and, through the "
               "origin, its angle to w.",
    .subject = &askedSubject,
    .depth = 88,
    .applies = isAsking,
    .draw = addAsked,
};

} // namespace halfplane
