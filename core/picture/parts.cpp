#include "core/picture/parts.h"

#include "core/numbers.h"
#include "core/picture/clipping.h"
#include "core/picture/outlines.h"

#include <cmath>

namespace halfplane {

namespace {

bool isWhole(const ClosedCurve &circle, const Box &area)
{
    const Spot corner{circle.radius, circle.radius};
    return area.contains(Box(circle.centre - corner, circle.centre + corner));
}

} // namespace

void addCurve(const LevelCurve &curve, const Stroke &stroke, const Scene &scene, Overlay &overlay, int cost)
{
    const std::vector<Path> lines = linesOf(curve, scene.lineArea);
    const auto *circle = std::get_if<ClosedCurve>(&curve);
    if (circle != nullptr && isWhole(*circle, scene.lineArea)) {
        for (const Path &points : lines)
            overlay.occupied().add(points, cost);
        overlay.add(Disc{.centre = circle->centre, .radius = circle->radius, .fill = {}, .edge = stroke});
        return;
    }
    for (const Path &points : lines)
        overlay.add(Line{points, stroke}, cost);
}

void ringPoints(std::span<const std::size_t> points, const Stroke &stroke, const Scene &scene,
                Overlay &overlay)
{
    const double radius = reachOfMarks(scene.mark()) + 2 * stroke.width;
    for (const std::size_t index : points) {
        if (index >= scene.study.points.size())
            continue;
        const Point &point = scene.study.points[index];
        const Spot at = scene.frame.view.toScreen(point.x1, point.x2);
        if (!isNear(at, scene.area))
            continue;
        overlay.occupied().add(at, radius, cover::line);
        overlay.add(Disc{.centre = at, .radius = radius, .fill = {}, .edge = stroke});
    }
}

void labelCurve(const LevelCurve &curve, Words words, const Scene &scene, Overlay &overlay)
{
    const std::vector<Path> lines = linesOf(curve, scene.area);
    if (lines.empty())
        return;
    // A little way in from the end that is further to the right.
    const Path &line = lines.front();
    const bool isLastRight = line.back().x >= line.front().x;
    const Segment whole =
        isLastRight ? Segment{line.back(), line.front()} : Segment{line.front(), line.back()};
    const Spot along = whole.to - whole.from;
    const double inwards = std::min(0.5, 4 * words.size / std::max(1.0, whole.length()));
    words.at = line.size() == 2 ? whole.at(inwards) : line[line.size() / 8];
    overlay.label({.words = std::move(words),
                   .distance = scene.sizes.text * 0.4,
                   .direction = angleOf({along.y, -along.x}),
                   .urgency = 2});
}

bool pointsSomewhere(const Weights &w) { return w[0] != 0 || w[1] != 0; }

void addVector(Spot from, Spot to, const Stroke &stroke, const Scene &scene, Overlay &overlay)
{
    if (scene.lineArea.contains(to) && isNear(from, scene.area))
        overlay.add(Arrow{from, to, stroke, scene.sizes.head}, cover::arrow);
    else if (const auto visible = clippedLine({from, to}, scene.lineArea))
        overlay.add(Line{{visible->from, visible->to}, stroke}, cover::arrow);
}

void labelVector(Spot at, Spot way, Words words, int urgency, const Scene &scene, Overlay &overlay)
{
    words.at = at;
    if (scene.area.contains(at))
        overlay.label({std::move(words), scene.sizes.text * 0.35, angleOf(way), urgency});
}

Words plated(const std::string &text, const Colour &colour, const Sizes &sizes)
{
    return {.at = {},
            .anchor = Anchor::Centre,
            .text = text,
            .size = sizes.text,
            .isBold = false,
            .colour = colour,
            .plate = Colour{Hue::Plate, 0.9},
            .plateEdge = {}};
}

double angleOf(Spot direction) { return std::atan2(-direction.y, direction.x); }

void addBand(double level, const Colour &fill, const Stroke &edge, const Scene &scene, Overlay &overlay)
{
    const Path outline = bandBetween(scene.frame.view, scene.space, scene.w, -level, level);
    if (!outline.empty())
        overlay.add(Area{outline, fill});
    for (const double side : {level, -level})
        addCurve(levelCurve(scene.frame.view, scene.space, scene.w, side), edge, scene, overlay,
                 cover::faint);
}

const Memberships *membershipsOf(const Scene &scene)
{
    const Landscape *landscape = scene.study.landscape.get();
    const bool isFuzzy = scene.parameter("delta").has_value();
    return isFuzzy && landscape != nullptr && landscape->memberships ? &*landscape->memberships : nullptr;
}

void addReferenceBoundary(const ReferenceBoundary &reference, const Scene &scene, Overlay &overlay)
{
    const Stroke stroke{{Hue::Best}, scene.sizes.boundary * 0.57, reference.dash};
    addCurve(reference.curve, stroke, scene, overlay, cover::line);
    ringPoints(reference.support, {{Hue::Best}, scene.sizes.thin * 1.3}, scene, overlay);
    labelCurve(reference.curve, plated(reference.number, {Hue::Best}, scene.sizes), scene, overlay);
    if (!std::holds_alternative<NoCurve>(reference.curve))
        overlay.explain({LineSign{stroke}, reference.meaning});
}

std::string withNumber(const std::string &name, double value) { return name + " = " + readable(value); }

Spot onCircle(Spot centre, double radius, double angle)
{
    return centre + radius * Spot{std::cos(angle), -std::sin(angle)};
}

} // namespace halfplane
