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
    .definition = "The direction from the origin stands for a w; the colour says how many mistakes it makes.",
    .source = "0-1 loss: dissertation, Definition 11",
};

constexpr Subject zeroArcSubject{
    .title = "Zero arc",
    .symbol = "loss = 0",
    .definition = "The directions of w that make no mistake: every run on these points tries to get here.",
    .source = "0-1 loss: dissertation, Definition 11",
};

constexpr Subject needleSubject{
    .title = "Needle of the loss ring",
    .symbol = "direction of w",
    .definition = "Where the w of this step points: the colour of the ring there is its loss.",
    .numbers = Subject::Numbers::Weights,
};

/// Its radius, shares of the view's smaller side.
constexpr double usualShare = 0.38;
constexpr double leastShare = 0.28;

constexpr double solutionShare = 2.5; ///< of the ring's width

double ringWidth(const Sizes &sizes) { return 0.75 * sizes.boundary; }

/// As large as usual, or as the origin's distance from the view's edge allows.
double ringRadius(const BoardFrame &frame)
{
    const Size size = frame.view.size;
    const double side = std::min(size.width, size.height);
    const Spot origin = frame.view.toScreen(0, 0);
    const double free = std::min({origin.x, size.width - origin.x, origin.y, size.height - origin.y});
    return std::clamp(free - 4 * ringWidth(frame.sizes), leastShare * side, usualShare * side);
}

/// The ring itself, given to whoever draws it.
template <class Add>
void eachArc(const RingSketch &ring, const BoardFrame &frame, const Add &add)
{
    const double width = ringWidth(frame.sizes);
    const double radius = ringRadius(frame);
    const auto arc = [&](const Arc &of, double further, const Stroke &stroke) {
        return ArcLine{.centre = frame.view.toScreen(0, 0),
                       .radius = radius,
                       .from = of.from,
                       .to = of.to + further,
                       .stroke = stroke};
    };
    // Each goes a little way under the next, so that no seam is seen; solutions are exact and on top.
    for (const RingSketch::Piece &piece : ring.pieces) {
        const Colour colour{Hue::LeastLoss, 1, Hue::MostLoss, piece.share};
        add(arc(piece.arc, 0.8 / radius, {colour, width}), lossRingSubject);
    }
    for (const RingSketch::Piece &piece : ring.pieces) {
        if (piece.isSolution)
            add(arc(piece.arc, 0, {{Hue::Good}, solutionShare * width}), zeroArcSubject);
    }
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

/// Through the origin the ring stays for the whole run: it lies below the points.
bool staysForRun(const BoardFrame &frame) { return spaceOf(frame) == Space::Origin; }

void addRingOfRun(const Ground &ground, Picture &picture)
{
    const BoardFrame &frame = ground.frame;
    const Study &study = frame.study;
    const bool isThere = study.run && staysForRun(frame)
        && isNear(frame.view.toScreen(0, 0), Box(Spot{0, 0}, frame.view.size));
    if (!isThere)
        return;
    BoardCaches own;
    BoardCaches &caches = frame.caches != nullptr ? *frame.caches : own;
    const auto &ring = caches.ring(study, frame.moment.value_or(Moment()));
    if (!ring)
        return;
    eachArc(*ring, frame, [&](const ArcLine &arc, const Subject &subject) {
        Instruction instruction(arc);
        instruction.subject = &subject;
        picture.add(std::move(instruction));
    });
}

void addLossRing(const Scene &scene, Overlay &overlay)
{
    const auto &ring = scene.caches.ring(scene.study, *scene.moment());
    if (!ring)
        return;
    const double radius = ringRadius(scene.frame);
    const double width = ringWidth(scene.sizes);
    if (!staysForRun(scene.frame))
        eachArc(*ring, scene.frame, [&](const ArcLine &arc, const Subject &subject) {
            overlay.show(subject);
            overlay.add(arc);
        });
    for (const LinePart &part : clippedArc({.centre = scene.origin(), .radius = radius}, scene.area))
        overlay.occupied().add(part.points, cover::line);
    overlay.begin(labelPartOf("loss-ring"), needleSubject);
    addPointer(scene, radius - width / 2, width, overlay);
    overlay.explain({LineSign{{{Hue::LeastLoss, 1, Hue::MostLoss, 0.7}, width}}, "loss by direction of w"});
    if (std::ranges::any_of(ring->pieces, &RingSketch::Piece::isSolution))
        overlay.explain({LineSign{{{Hue::Good}, solutionShare * width}}, "no loss"});
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
    .drawGround = addRingOfRun,
    .draw = addLossRing,
};

} // namespace halfplane
