#include "core/numbers.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/outlines.h"

#include <numbers>

namespace halfplane {

namespace {

constexpr double leastSeen = 2; ///< lengths of an arrow, in its widths

/// In a corner, where vectors are not as long as they are and no legend says so.
void tellScale(const Scene &scene, Overlay &overlay)
{
    if (scene.vectorFactor.now == 1 || scene.shows(legendLayer))
        return;
    Words words = named(nameOfScale(scene.vectorFactor.now), {Hue::FaintWords}, scene.sizes);
    if (scene.vectorFactor.hasChanged())
        lightUp(words);
    const double aside = sizeOf(words).width / 2 + scene.sizes.text;
    const Box inner = scene.area.adjusted(aside, 1.5 * scene.sizes.text, -aside, -3 * scene.sizes.text);
    std::vector<WordsWish::Beside> corners;
    for (const Spot &corner : {inner.bottomRight(), inner.topRight(), inner.bottomLeft(), inner.topLeft()})
        corners.push_back({corner, std::numbers::pi / 2});
    overlay.label({.words = std::move(words),
                   .distance = 0,
                   .urgency = 10, // it has the same place in every step
                   .shorter = "× " + readable(scene.vectorFactor.now),
                   .along = std::move(corners)});
}

void addWeight(const Scene &scene, Overlay &overlay)
{
    if (!pointsSomewhere(scene.w))
        return;
    const Stroke stroke{{Hue::Weight}, scene.sizes.weight};
    const Spot tip = scene.vectors->tip(scene.w);
    addVector(scene.vectors->base, tip, stroke, scene, overlay);
    tellScale(scene, overlay);
    const Spot way = tip - scene.vectors->base;
    const Spot atRest = scene.vectors->tip(scene.moment()->after) - scene.vectors->base;
    const bool isSeen = length(atRest) >= leastSeen * scene.sizes.weight;
    Words name = named(isSeen ? "w" : "w, too short to see", {Hue::Weight}, scene.sizes);
    name.isBold = true;
    name.at = tip;
    if (scene.area.contains(tip))
        overlay.label({.words = std::move(name),
                       .distance = 0.55 * scene.sizes.text,
                       .direction = angleOf(way),
                       .urgency = 6,
                       .shorter = isSeen ? "" : "w"});
}

} // namespace

constexpr Subject weightSubject{
    .title = "Weight vector",
    .symbol = "w",
    .definition = "What the algorithm has learned so far. The arrow stands at 90° to the boundary and "
                  "points to the side that is classed +1.",
    .source = "Steiner (2023), Algorithm 1",
    .numbers = Subject::Numbers::WeightsNow,
};

extern const Layer weightLayer{
    .id = "weight",
    .title = "Weight vector w",
    .purpose = "The arrow of w. It points to the side that is classed +1.",
    .subject = &weightSubject,
    .depth = 140,
    .applies = [](const Scene &scene) { return scene.vectors.has_value(); },
    .draw = addWeight,
};

} // namespace halfplane
