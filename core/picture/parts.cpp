#include "core/picture/parts.h"

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

} // namespace halfplane
