#include "core/picture/clipping.h"
#include "core/picture/parts.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

/// Its radius, shares of the view's smaller side.
constexpr double usualShare = 0.38;
constexpr double leastShare = 0.28;

double ringWidth(const Scene &scene) { return 0.4 * scene.sizes.text; }

/// As large as usual, or as the origin's distance from the view's edge allows.
double ringRadius(const Scene &scene)
{
    const double side = std::min(scene.area.width, scene.area.height);
    const Spot origin = scene.origin();
    const double free = std::min({origin.x - scene.area.left, scene.area.right() - origin.x,
                                  origin.y - scene.area.top, scene.area.bottom() - origin.y});
    return std::clamp(free - 2 * ringWidth(scene), leastShare * side, usualShare * side);
}

Spot onScreen(Spot centre, double radius, double angle)
{
    return centre + radius * Spot{std::cos(angle), -std::sin(angle)};
}

ArcLine arcOf(const Arc &arc, double further, const Stroke &stroke, const Scene &scene)
{
    return {.centre = scene.origin(),
            .radius = ringRadius(scene),
            .from = arc.from,
            .to = arc.to + further,
            .stroke = stroke};
}

/// Where w points.
void addPointer(const Scene &scene, double radius, double width, Overlay &overlay)
{
    if (scene.w.size() == 0 || (scene.w[0] == 0 && scene.w[1] == 0))
        return;
    const double angle = std::atan2(scene.w[1], scene.w[0]);
    const double head = scene.sizes.head;
    const Spot tip = onScreen(scene.origin(), radius - width * 0.2, angle);
    const Spot foot = onScreen(scene.origin(), radius - width * 0.2 - head, angle);
    const Spot across = 0.45 * head * Spot{std::sin(angle), std::cos(angle)};
    overlay.occupied().add(Segment{foot, tip}, cover::arrow);
    overlay.add(Area{{tip, foot + across, foot - across}, {Hue::Weight}});
}

} // namespace

void addLossRing(const Scene &scene, Overlay &overlay)
{
    if (!scene.shows(Layer::LossRing) || scene.moment() == nullptr || !isNear(scene.origin(), scene.area))
        return;
    const auto &ring = scene.caches.ring(scene.study, *scene.moment());
    if (!ring)
        return;
    overlay.begin(Layer::LossRing);
    const double radius = ringRadius(scene);
    const double width = ringWidth(scene);
    const bool hasSolution = std::ranges::any_of(ring->pieces, &RingSketch::Piece::isSolution);
    // Each goes a little way under the next, so that no seam is seen; solutions are exact and on top.
    for (const RingSketch::Piece &piece : ring->pieces) {
        const Colour colour{Hue::LeastLoss, 1, Hue::MostLoss, piece.share};
        overlay.add(arcOf(piece.arc, 0.8 / radius, {colour, width}, scene));
    }
    for (const RingSketch::Piece &piece : ring->pieces) {
        if (piece.isSolution)
            overlay.add(arcOf(piece.arc, 0, {{Hue::Good}, 1.8 * width}, scene));
    }
    for (const LinePart &part : clippedArc({.centre = scene.origin(), .radius = radius}, scene.area))
        overlay.occupied().add(part.points, cover::line);
    addPointer(scene, radius - width / 2, width, overlay);
    overlay.explain({LineSign{{{Hue::LeastLoss, 1, Hue::MostLoss, 0.7}, width}}, "loss by direction of w"});
    if (hasSolution)
        overlay.explain({LineSign{{{Hue::Good}, 1.8 * width}}, "no loss"});
}

/// In `bias` and `circle` the solutions are no cone of the plane.
void addCone(const Scene &scene, Overlay &overlay)
{
    const Landscape *landscape = scene.study.landscape.get();
    if (!scene.shows(Layer::Cone) || scene.space != Space::Origin || landscape == nullptr || !landscape->ring
        || !isNear(scene.origin(), scene.area))
        return;
    const double reach = 3 * (scene.area.width + scene.area.height);
    const Colour fill{Hue::Good, 0.13};
    const Stroke edge{{Hue::Good, 0.9}, scene.sizes.thin};
    overlay.begin(Layer::Cone);
    for (const Arc &arc : landscape->ring->solutionCone()) {
        Path outline{scene.origin()};
        constexpr int pieces = 16;
        for (int i = 0; i <= pieces; ++i)
            outline.push_back(onScreen(scene.origin(), reach, arc.from + arc.width() * i / pieces));
        overlay.add(Area{clippedArea(outline, scene.area), fill});
        for (const double angle : {arc.from, arc.to}) {
            if (const auto line =
                    clippedLine({scene.origin(), onScreen(scene.origin(), reach, angle)}, scene.lineArea))
                overlay.add(Line{{line->from, line->to}, edge}, cover::faint);
        }
        overlay.explain({AreaSign{fill, edge}, "all w without a mistake"});
    }
}

} // namespace halfplane
