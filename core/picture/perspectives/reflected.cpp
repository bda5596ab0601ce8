#include "core/numbers.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/layers/update.h"
#include "core/picture/legend.h"
#include "core/picture/outlines.h"
#include "core/picture/perspective.h"
#include "core/picture/vector_scale.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

std::string_view whyNotReflected(Space space)
{
    return space == Space::Origin
        ? std::string_view()
        : "The reflected points lie in a plane only where the boundary goes through 0: choose Through 0.";
}

/// Where a point is drawn: those of class −1 turn half way around the origin.
Spot reflectionPlace(const BoardFrame &frame, std::size_t index)
{
    const Point &point = frame.study.points[index];
    const double share = frame.viewpoint.share;
    if (point.label == Label::Positive || share <= 0)
        return frame.view.toScreen(point.x1, point.x2);
    if (share >= 1)
        return frame.view.toScreen(-point.x1, -point.x2);
    const double angle = std::numbers::pi * share;
    return frame.view.toScreen(std::cos(angle) * point.x1 - std::sin(angle) * point.x2,
                               std::sin(angle) * point.x1 + std::cos(angle) * point.x2);
}

/// "z₃ = x₃", "z₂ = −x₂"
std::string nameOfReflection(const Scene &scene, std::size_t index)
{
    const bool isPositive = scene.study.points[index].label == Label::Positive;
    return withIndex("z", index + 1) + " = " + (isPositive ? "" : "−") + nameOfPoint(index);
}

constexpr Subject sideSubject{
    .title = "Where z is right",
    .symbol = "⟨w, z⟩ > 0",
    .definition = "A point is right when its reflection z = y x lies on the side that w points to.",
};
constexpr Subject hullSubject{
    .title = "Convex hull of all z",
    .definition = "All the weighted means of the reflected points. A line through 0 separates the classes "
                  "exactly when 0 lies outside.",
};
constexpr Subject nearestSubject{
    .title = "Margin γ",
    .symbol = "γ = min ‖p‖ over the hull",
    .definition = "The hull's nearest point to 0. Its distance is γ, its direction θ*: no boundary through 0 "
                  "is farther from its nearest point.",
    .source = "Steiner (2023), Theorem 9",
};
constexpr Subject reflectedSubject{
    .title = "Reflected point",
    .symbol = "z = y x",
    .definition = "A point of class −1 is mirrored through 0. An update adds one z, as long as the rate "
                  "says, to w.",
    .source = "lecture notes 001",
};

void addSide(const Scene &scene, Picture &picture)
{
    if (scene.w.size() == 0)
        return;
    const Path outline = sideOf(scene.boundary, Label::Positive, scene.area);
    if (!outline.empty())
        picture.add(Area{outline, {Hue::Good, 0.07 * scene.frame.viewpoint.share}});
}

void addReflectedGround(const Scene &scene, Picture &picture)
{
    addSide(scene, picture);
    if (scene.shows(gridLayer))
        gridLayer.drawGround({scene.frame, &scene, BoardFace::Neither}, picture);
}

void addHull(const Scene &scene, Overlay &overlay)
{
    const Landscape *landscape = scene.study.landscape.get();
    if (landscape == nullptr || landscape->hull.size() < 2)
        return;
    overlay.begin("hull", hullSubject);
    const double share = scene.frame.viewpoint.share;
    Path outline;
    for (const std::size_t corner : landscape->hull)
        outline.push_back(reflectionPlace(scene.frame, scene.run()->problem->numberOf(corner)));
    addPolygon(std::move(outline), {Hue::FaintWords, 0.09 * share},
               {{Hue::FaintWords, 0.8 * share}, scene.sizes.thin}, scene, overlay);
}

/// From 0 to the hull's nearest point.
void addNearest(const Scene &scene, Overlay &overlay)
{
    const Landscape *landscape = scene.study.landscape.get();
    if (landscape == nullptr || scene.frame.viewpoint.share < 1 || landscape->hull.empty())
        return;
    overlay.begin("nearest", nearestSubject);
    const BestMargin &best = landscape->best;
    if (!best.separable) {
        Words words = named("0 lies in the hull: no w has every z on its side", {Hue::Words}, scene.sizes);
        words.at = scene.origin();
        overlay.label({.words = std::move(words),
                       .distance = 2 * scene.sizes.text,
                       .direction = std::numbers::pi / 2,
                       .urgency = 5,
                       .shorter = "0 lies in the hull"});
        return;
    }
    const Spot at = scene.toScreen({best.gamma * best.direction[0], best.gamma * best.direction[1]});
    addWay({scene.origin(), at}, {{Hue::Best}, 0.8 * scene.sizes.boundary}, scene, overlay, cover::arrow);
    if (scene.area.contains(at)) {
        overlay.addAbovePoints(Disc{at, 0.9 * scene.sizes.boundary, Colour{Hue::Best}, {}});
        overlay.data().add(at, scene.sizes.boundary, cover::arrow);
    }
    const Spot way = at - scene.origin();
    Words words = named(withNumber("γ", best.gamma), {Hue::Best}, scene.sizes);
    words.isBold = true;
    labelVector(scene.origin() + way / 2, {-way.y, way.x}, std::move(words), 7, scene, overlay);
}

void addReflections(const Scene &scene, Overlay &overlay)
{
    overlay.begin("points", reflectedSubject);
    Marks marks{.marks = {}, .size = scene.mark()};
    const double reach = reachOfMarks(marks.size);
    const Box seen = scene.area.grown(reach);
    for (std::size_t i = 0; i < scene.study.points.size(); ++i) {
        Mark mark = markOf(scene, i);
        mark.at = reflectionPlace(scene.frame, i);
        if (!seen.contains(mark.at))
            continue;
        if (!isCloud(scene.study.points))
            overlay.data().add(mark.at, reach, cover::line);
        marks.marks.push_back(mark);
    }
    if (!marks.marks.empty())
        overlay.addAbovePoints(std::move(marks));
}

/// The z that the step looks at, and with an update that it is what was added.
void addExaminedReflection(const Scene &scene, Overlay &overlay)
{
    if (scene.moment() == nullptr || !scene.moment()->check)
        return;
    const std::size_t index = scene.moment()->check->number;
    const Spot at = reflectionPlace(scene.frame, index);
    const double radius = reachOfMarks(scene.mark()) + 1.25 * scene.sizes.boundary;
    overlay.begin("examined", reflectedSubject);
    if (scene.isUpdate() && scene.frame.viewpoint.share >= 1)
        addWay({scene.origin(), at}, {{Hue::Update, 0.8}, scene.sizes.thin * 1.4, Dash::Dashed}, scene,
               overlay, cover::faint);
    if (!scene.area.contains(at))
        return;
    overlay.addAbovePoints(Disc{at, radius, {}, Stroke{{Hue::Update}, scene.sizes.boundary * 0.75}});
    Words words = named(nameOfReflection(scene, index), {Hue::Update}, scene.sizes);
    words.at = at;
    overlay.label({std::move(words), radius + 2, std::numbers::pi / 4, 7});
}

/// What the hand points at, with the place where its point was.
void addPointed(const Scene &scene, Overlay &overlay)
{
    const auto pointed = scene.frame.viewpoint.pointed;
    if (!pointed || *pointed >= scene.study.points.size())
        return;
    const Point &point = scene.study.points[*pointed];
    const Spot at = reflectionPlace(scene.frame, *pointed);
    const double radius = reachOfMarks(scene.mark()) + 3;
    overlay.begin("pointed", reflectedSubject);
    if (point.label == Label::Negative) {
        const Spot before = scene.toScreen({point.x1, point.x2});
        addWay({before, at}, {{Hue::FaintWords}, scene.sizes.thin, Dash::Dotted}, scene, overlay,
               cover::faint);
        if (scene.area.contains(before))
            overlay.add(Disc{before, radius, {}, Stroke{{Hue::FaintWords}, scene.sizes.thin}});
        Words words = named(nameOfPoint(*pointed), {Hue::FaintWords}, scene.sizes);
        words.at = before;
        overlay.label({std::move(words), radius + 2, std::numbers::pi / 4, 8});
    }
    if (!scene.area.contains(at))
        return;
    overlay.addAbovePoints(Disc{at, radius, {}, Stroke{{Hue::Words}, scene.sizes.thin * 1.4}});
    const double y = sign(point.label);
    Words words = named(nameOfReflection(scene, *pointed) + " = (" + readable(y * point.x1, 4) + ", "
                            + readable(y * point.x2, 4) + ")",
                        {Hue::Words}, scene.sizes);
    words.at = at;
    overlay.label({std::move(words), radius + 2, std::numbers::pi / 4, 9});
}

void addReflectedPicture(const Scene &scene, Overlay &overlay)
{
    if (scene.shows(gridLayer)) {
        overlay.begin(gridLayer);
        gridLayer.draw(scene, overlay);
    }
    addHull(scene, overlay);
    overlay.begin("before", sideSubject);
    addGhost(scene, overlay);
    overlay.begin("boundary", sideSubject);
    addCurve(scene.boundary, {{Hue::BoundaryCurve}, scene.sizes.boundary}, scene, overlay, cover::line);
    Words name = named("⟨w, z⟩ = 0", {Hue::BoundaryCurve}, scene.sizes);
    name.isBold = true;
    labelCurve(scene.boundary, std::move(name), scene, overlay, 6);
    addNearest(scene, overlay);
    if (scene.vectors) {
        overlay.begin(*findLayer("weight"));
        findLayer("weight")->draw(scene, overlay);
    }
    overlay.begin("update", reflectedSubject);
    addAdded(scene, overlay, Naming::Reflected);
    addReflections(scene, overlay);
    addExaminedReflection(scene, overlay);
    addPointed(scene, overlay);
}

void explainReflected(const Scene &scene, std::vector<LegendEntry> &entries)
{
    pointsLayer.explain(scene, entries);
    entries.push_back({AreaSign{{Hue::Good, 0.2}}, "the side where z is right"});
    entries.push_back({AreaSign{{Hue::FaintWords, 0.25}}, "hull of all z"});
    const Landscape *landscape = scene.study.landscape.get();
    if (landscape != nullptr && landscape->best.separable)
        entries.push_back({LineSign{{{Hue::Best}, 0.8 * scene.sizes.boundary}}, "γ, its distance from 0"});
}

View fittedReflected(const Study &study, Size size, double text)
{
    Dataset reflected = study.points;
    for (Point &point : reflected)
        point = {sign(point.label) * point.x1, sign(point.label) * point.x2, point.label};
    return fitted(VectorScale(study).with(reflected), size, text);
}

std::optional<std::size_t> reflectionAt(const BoardFrame &frame, Spot pixel, double reach)
{
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < frame.study.points.size(); ++i) {
        const double away = distance(reflectionPlace(frame, i), pixel);
        if (away <= reach) {
            found = i;
            reach = away;
        }
    }
    return found;
}

} // namespace

extern const Perspective reflectedPerspective{
    .id = "reflected",
    .title = "Reflected",
    .meaning =
        "Class −1 is mirrored through 0. Now every point, called z, must be on the side that w points to.",
    .obstacle = whyNotReflected,
    .fitted = fittedReflected,
    .drawGround = addReflectedGround,
    .draw = addReflectedPicture,
    .explain = explainReflected,
    .pointAt = reflectionAt,
    .isTurnedTo = true,
};

} // namespace halfplane
