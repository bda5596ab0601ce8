#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/layers/examined.h"
#include "core/picture/outlines.h"

#include <algorithm>
#include <numbers>

namespace halfplane {

namespace {

const MeetingHulls &meetingIn(const Scene &scene) { return *scene.study.landscape->meeting; }

const Point &pointAt(const Scene &scene, std::size_t place) { return scene.run()->problem->points[place]; }

Spot spotOf(const Scene &scene, std::size_t place) { return scene.toScreen(pointAt(scene, place).place()); }

/// On the screen the point, where its class is −1 on the other side of the origin.
Spot reflectedSpot(const Scene &scene, std::size_t place)
{
    const Point &point = pointAt(scene, place);
    return scene.toScreen(sign(point.label) * point.place());
}

/// Corners as far as they go: a segment, or a triangle.
void addHull(const Path &corners, Hue hue, const Scene &scene, Overlay &overlay)
{
    const Stroke edge{{hue}, 0.7 * scene.sizes.boundary};
    if (corners.size() == 2)
        addWay(corners, edge, scene, overlay, cover::line);
    else if (corners.size() > 2)
        addPolygon(corners, {hue, 0.12}, edge, scene, overlay);
}

void addSpot(Spot at, const std::string &name, const Scene &scene, Overlay &overlay)
{
    if (!scene.area.contains(at))
        return;
    const double radius = 0.35 * scene.sizes.text;
    overlay.data().add(at, radius, cover::arrow);
    overlay.add(Disc{at, radius, Colour{Hue::Paper}, Stroke{{Hue::Warning}, 0.6 * scene.sizes.boundary}});
    Words words = named(name, {Hue::Warning}, scene.sizes);
    words.at = at;
    words.isBold = true;
    overlay.label({std::move(words), radius + 2, -std::numbers::pi / 2, 8});
}

/// With a bias each class has a hull of its own, and they meet.
void addClasses(const Scene &scene, Overlay &overlay)
{
    Path positive;
    Path negative;
    for (const std::size_t place : meetingIn(scene).points) {
        const bool isPositive = pointAt(scene, place).label == Label::Positive;
        (isPositive ? positive : negative).push_back(spotOf(scene, place));
    }
    addHull(positive, Hue::Positive, scene, overlay);
    addHull(negative, Hue::Negative, scene, overlay);
    if (positive.size() == 2 && negative.size() == 2)
        addSpot(scene.toScreen(*meetingIn(scene).place), "in both", scene, overlay);
}

/// Through the origin all of them have one hull, once those of class −1 are on the other side of it.
void addReflected(const Scene &scene, Overlay &overlay)
{
    Path corners;
    for (const std::size_t place : meetingIn(scene).points) {
        corners.push_back(reflectedSpot(scene, place));
        if (pointAt(scene, place).label == Label::Positive)
            continue;
        const Stroke faint{{Hue::Negative}, scene.sizes.thin, Dash::Dotted};
        addWay({spotOf(scene, place), corners.back()}, faint, scene, overlay, cover::faint);
        if (!scene.area.contains(corners.back()))
            continue;
        overlay.add(Disc{corners.back(), scene.mark(), {}, Stroke{{Hue::Negative}, scene.sizes.thin}});
        Words name =
            named("−" + nameOfPoint(scene.run()->problem->numberOf(place)), {Hue::Negative}, scene.sizes);
        name.at = corners.back();
        overlay.label({std::move(name), scene.mark() + 3, std::numbers::pi / 4, 6});
    }
    addHull(corners, Hue::Warning, scene, overlay);
    addSpot(scene.origin(), "0", scene, overlay);
}

void addNamesOfPoints(const Scene &scene, Overlay &overlay)
{
    const auto examined = scene.shows(*findLayer("names")) ? examinedIn(scene) : std::nullopt;
    for (const std::size_t place : meetingIn(scene).points) {
        const std::size_t number = scene.run()->problem->numberOf(place);
        const Spot at = spotOf(scene, place);
        if ((examined && examined->point == number) || !scene.area.contains(at))
            continue;
        Words name = named(nameOfPoint(number), {Hue::Warning}, scene.sizes);
        name.at = at;
        name.isBold = true;
        overlay.label({std::move(name), reachOfMarks(scene.mark()) + 4, std::numbers::pi / 4, 7});
    }
}

/// Lifted points meet where no plane shows it: these are only marked.
void addMeeting(const Scene &scene, Overlay &overlay)
{
    if (scene.space == Space::Bias)
        addClasses(scene, overlay);
    else if (scene.space == Space::Origin && isNear(scene.origin(), scene.area))
        addReflected(scene, overlay);
    ringPoints(meetingIn(scene).points, {{Hue::Warning}, 0.6 * scene.sizes.boundary}, scene, overlay);
    addNamesOfPoints(scene, overlay);
}

constexpr Subject meetingSubject{
    .title = "Why not separable",
    .symbol = "Σ λᵢyᵢφ(xᵢ) = 0",
    .definition =
        "A few points that no boundary has all right. With a bias the hulls of their classes meet; "
        "through the origin 0 is in the hull of all, those of class −1 moved to the opposite place, −x.",
    .source = "Gordan (1873)",
};

} // namespace

extern const Layer meetingHullsLayer{
    .id = "meeting-hulls",
    .title = "Why not separable",
    .purpose = "Where nothing separates the points: a few that no boundary has all right, and why.",
    .subject = &meetingSubject,
    .isUsual = false,
    .depth = 150,
    .applies = [](const Scene &scene) { return scene.study.landscape && scene.study.landscape->meeting; },
    .draw = addMeeting,
};

} // namespace halfplane
