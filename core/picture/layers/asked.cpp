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

/// "x₃ belongs here", in the middle of the side or somewhere else in it.
void nameSide(const Scene &scene, const Point &point, Overlay &overlay)
{
    const Path side = sideOf(scene.boundary, point.label, scene.area);
    const Spot middle = middleOf(side);
    std::vector<WordsWish::Beside> along{{middle, 0}};
    for (const double share : {0.3, 0.6}) {
        for (const Spot &corner : side)
            along.push_back({middle + share * (corner - middle), 0});
    }
    std::erase_if(along, [&](const WordsWish::Beside &place) { // in a circle, which may lie in the middle
        const PlanePoint at = scene.frame.view.toPlane(place.at);
        return (dot(scene.answer.w, embed(scene.space, at.x(), at.y())) > 0)
            != (point.label == Label::Positive);
    });
    if (along.empty())
        return;
    Words words = named(nameOfPoint(scene.moment()->check->number) + " belongs here", {hueOf(point.label)},
                        scene.sizes);
    overlay.label({.words = std::move(words), .distance = 0, .urgency = 3, .along = std::move(along)});
}

/// The side that w gives to the point's class.
void lightSide(const Scene &scene, const Point &point, Overlay &overlay)
{
    const auto *circle = std::get_if<ClosedCurve>(&scene.boundary);
    Path side = sideOf(scene.boundary, point.label, scene.lineArea);
    if (circle != nullptr && circle->inside != point.label)
        side = without(side, sideOf(scene.boundary, circle->inside, scene.lineArea));
    if (side.empty())
        return;
    overlay.show(rightSideSubject);
    overlay.add(Area{std::move(side), {hueOf(point.label), litAlpha * strengthOf(scene)}});
    if (!scene.isUpdate())
        nameSide(scene, point, overlay);
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
