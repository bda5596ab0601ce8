#include "core/picture/clipping.h"
#include "core/picture/layers.h"
#include "core/picture/parts.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr Subject lossRingSubject{
    .title = "Loss ring",
    .symbol = "loss of each direction of w",
    .definition = "The direction from the origin stands for a w; the colour says how many mistakes it makes. "
                  "The little triangle is the w of this step.",
    .source = "0-1 loss: dissertation, Definition 11",
};

constexpr Subject zeroArcSubject{
    .title = "Zero arc",
    .symbol = "loss = 0",
    .definition = "The directions of w that make no mistake: every run on these points tries to get here.",
    .source = "0-1 loss: dissertation, Definition 11",
};

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
    const Spot tip = onCircle(scene.origin(), radius - width * 0.2, angle);
    const Spot foot = onCircle(scene.origin(), radius - width * 0.2 - head, angle);
    const Spot across = 0.45 * head * Spot{std::sin(angle), std::cos(angle)};
    overlay.occupied().add(Segment{foot, tip}, cover::arrow);
    overlay.add(Area{{tip, foot + across, foot - across}, {Hue::Weight}});
}

void addLossRing(const Scene &scene, Overlay &overlay)
{
    const auto &ring = scene.caches.ring(scene.study, *scene.moment());
    if (!ring)
        return;
    const double radius = ringRadius(scene);
    const double width = ringWidth(scene);
    const bool hasSolution = std::ranges::any_of(ring->pieces, &RingSketch::Piece::isSolution);
    // Each goes a little way under the next, so that no seam is seen; solutions are exact and on top.
    for (const RingSketch::Piece &piece : ring->pieces) {
        const Colour colour{Hue::LeastLoss, 1, Hue::MostLoss, piece.share};
        overlay.add(arcOf(piece.arc, 0.8 / radius, {colour, width}, scene));
    }
    overlay.show(zeroArcSubject);
    for (const RingSketch::Piece &piece : ring->pieces) {
        if (piece.isSolution)
            overlay.add(arcOf(piece.arc, 0, {{Hue::Good}, 1.8 * width}, scene));
    }
    for (const LinePart &part : clippedArc({.centre = scene.origin(), .radius = radius}, scene.area))
        overlay.occupied().add(part.points, cover::line);
    overlay.show(lossRingSubject);
    addPointer(scene, radius - width / 2, width, overlay);
    overlay.explain({LineSign{{{Hue::LeastLoss, 1, Hue::MostLoss, 0.7}, width}}, "loss by direction of w"});
    if (hasSolution)
        overlay.explain({LineSign{{{Hue::Good}, 1.8 * width}}, "no loss"});
}

bool hasLossRing(const Scene &scene)
{
    return scene.moment() != nullptr && isNear(scene.origin(), scene.area);
}

} // namespace

extern const Layer lossRingLayer{
    .id = "loss-ring",
    .title = "Loss ring",
    .purpose = "How many mistakes every direction of w makes. The arc without any is marked.",
    .subject = &lossRingSubject,
    .depth = 80,
    .applies = hasLossRing,
    .draw = addLossRing,
};

} // namespace halfplane
