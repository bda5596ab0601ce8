#include "core/numbers.h"
#include "core/picture/layers.h"
#include "core/picture/parts.h"

namespace halfplane {

namespace {

/// "w", or "w × 0.1" where it is not as long as it is and no legend says so.
std::string nameOfWeights(const Scene &scene)
{
    const bool isTold = scene.vectorFactor == 1 || scene.shows(legendLayer);
    return isTold ? "w" : "w × " + readable(scene.vectorFactor);
}

void addWeight(const Scene &scene, Overlay &overlay)
{
    if (!pointsSomewhere(scene.w))
        return;
    const Stroke stroke{{Hue::Weight}, scene.sizes.weight};
    const Spot tip = scene.vectors->tip(scene.w);
    addVector(scene.vectors->base, tip, stroke, scene, overlay);
    Words name = named(nameOfWeights(scene), {Hue::Weight}, scene.sizes);
    name.isBold = true;
    labelVector(tip, tip - scene.vectors->base, name, 6, scene, overlay);
}

} // namespace

constexpr Subject weightSubject{
    .title = "Weight vector",
    .symbol = "w",
    .definition = "What the algorithm has learned so far. The arrow is normal to the boundary and points to "
                  "the side of class +1.",
    .source = "dissertation, Algorithm 1",
    .numbers = Subject::Numbers::Weights,
};

extern const Layer weightLayer{
    .id = "weight",
    .title = "Weight vector w",
    .purpose = "The arrow of w. It points to the side of class +1.",
    .subject = &weightSubject,
    .depth = 140,
    .applies = [](const Scene &scene) { return scene.vectors.has_value(); },
    .draw = addWeight,
};

} // namespace halfplane
