#include "core/picture/clipping.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/legend.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr Subject lossRingSubject{
    .title = "Loss ring",
    .symbol = "loss of each direction of w",
    .definition = "The direction from the origin stands for a w; the colour says how many mistakes it makes.",
    .source = "0-1 loss: Steiner (2023), Definition 11",
};

constexpr Subject zeroArcSubject{
    .title = "Zero arc",
    .symbol = "loss = 0",
    .definition = "The directions of w that make no mistake: every run on these points tries to get here.",
    .source = "0-1 loss: Steiner (2023), Definition 11",
};

constexpr Subject needleSubject{
    .title = "Needle of the loss ring",
    .symbol = "direction of w",
    .definition = "Where the w of this step points, as a bar across the ring: the colour there is its loss.",
    .numbers = Subject::Numbers::WeightsNow,
};

constexpr double solutionShare = 2.5; ///< of the ring's width

void addRing(const Ground &ground, Picture &picture)
{
    const BoardFrame &frame = ground.frame;
    const Spot centre = frame.view.toScreen(0, 0);
    const bool isThere = frame.study.run && spaceOf(frame) == Space::Origin
        && isNear(centre, Box(Spot{0, 0}, frame.view.size));
    if (!isThere)
        return;
    BoardCaches own;
    const auto &ring = (frame.caches != nullptr ? *frame.caches : own).ring(frame.study);
    if (!ring)
        return;
    const double width = ringWidth(frame.sizes);
    const double radius = ringRadius(frame);
    const auto add = [&](const Arc &arc, double further, const Stroke &stroke, const Subject &subject) {
        Instruction instruction(ArcLine{centre, radius, arc.from, arc.to + further, stroke});
        instruction.subject = &subject;
        picture.add(std::move(instruction));
    };
    // Each goes a little way under the next, so that no seam is seen; solutions are exact and on top.
    for (const RingSketch::Piece &piece : ring->pieces)
        add(piece.arc, 0.8 / radius, {{Hue::LeastLoss, 1, Hue::MostLoss, piece.share}, width},
            lossRingSubject);
    for (const RingSketch::Piece &piece : ring->pieces) {
        if (piece.isSolution)
            add(piece.arc, 0, {{Hue::Good}, solutionShare * width}, zeroArcSubject);
    }
}

/// The needle: w goes on to the ring, where it reads its loss.
void addNeedle(const Scene &scene, double radius, Overlay &overlay)
{
    if (!pointsSomewhere(scene.w) || !scene.vectors)
        return;
    const double angle = std::atan2(scene.w[1], scene.w[0]);
    const Spot tip = scene.vectors->tip(scene.w);
    const Spot end = onCircle(scene.origin(), radius, angle);
    const double beyond = 0.45 * scene.sizes.text;
    if (distance(tip, scene.origin()) < radius - beyond)
        overlay.add(Line{{tip, end}, {{Hue::Weight, 0.6}, scene.sizes.thin, Dash::Dotted}}, cover::faint);
    const Line tick{
        {onCircle(scene.origin(), radius - beyond, angle), onCircle(scene.origin(), radius + beyond, angle)},
        {{Hue::Weight}, 0.8 * scene.sizes.boundary}};
    overlay.add(tick, cover::arrow);
}

void addAroundRing(const Scene &scene, Overlay &overlay)
{
    const auto &ring = scene.caches.ring(scene.study);
    if (!ring)
        return;
    const double radius = ringRadius(scene.frame);
    const auto wayOf = [&](const Arc &arc) {
        return clippedArc({scene.origin(), radius, arc.from, arc.to}, scene.area);
    };
    for (const RingSketch::Piece &piece : ring->pieces) {
        for (const LinePart &part : wayOf(piece.arc))
            (piece.isSolution ? overlay.data() : overlay.occupied()).add(part.points, cover::line);
    }
    overlay.begin(scene.shows(lossRingLayer) ? "loss-ring-needle" : "rate-ring-needle", needleSubject);
    addNeedle(scene, radius, overlay);
}

/// Whether the algorithm chooses each rate by what it would leave wrong: then the ring is its dial.
bool choosesRates(const BoardFrame &frame)
{
    return frame.study.run && frame.study.run->descriptor->rates == Rates::Chosen;
}

void addRingOfRates(const Ground &ground, Picture &picture)
{
    if (choosesRates(ground.frame))
        addRing(ground, picture);
}

bool hasLossRing(const Scene &scene)
{
    return scene.moment() != nullptr && scene.space == Space::Origin && isNear(scene.origin(), scene.area);
}

void explainRing(const Scene &scene, std::vector<LegendEntry> &entries)
{
    const auto &ring = scene.caches.ring(scene.study);
    if (!ring)
        return;
    const double width = ringWidth(scene.sizes);
    entries.push_back({ScaleSign{{Hue::LeastLoss, 1, Hue::MostLoss}, width}, "wrong, by direction of w"});
    if (std::ranges::any_of(ring->pieces, &RingSketch::Piece::isSolution))
        entries.push_back({LineSign{{{Hue::Good}, solutionShare * width}}, "none wrong"});
}

/// With the arc along which rates are chosen.
void explainDial(const Scene &scene, std::vector<LegendEntry> &entries)
{
    explainRing(scene, entries);
    if (scene.shows(*findLayer("candidates")))
        entries.push_back({LineSign{{{Hue::Update, 0.75}, 1.5 * scene.sizes.thin}}, "reach of rates"});
}

} // namespace

extern const Layer lossRingLayer{
    .id = "loss-ring",
    .title = "Loss ring",
    .purpose = "How many mistakes every direction of w makes. The arc without any is marked.",
    .subject = &lossRingSubject,
    .isUsual = false,
    .depth = 80,
    .applies = hasLossRing,
    .drawGround = addRing,
    .draw = addAroundRing,
    .explain = explainRing,
};

extern const Layer rateRingLayer{
    .id = "rate-ring",
    .title = "Loss ring of the rates",
    .purpose = "Greedy and line search, through the origin: the loss ring, on which every rate is a place.",
    .subject = &lossRingSubject,
    .whole = &lossRingLayer,
    .depth = 80,
    .applies = [](const Scene &scene) { return hasLossRing(scene) && choosesRates(scene.frame); },
    .drawGround = addRingOfRates,
    .draw = addAroundRing,
    .explain = explainDial,
};

} // namespace halfplane
