#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"

namespace halfplane {

namespace {

constexpr Subject bestSoFarSubject{
    .title = "Best boundary so far",
    .symbol = "the pocket",
    .definition =
        "Of the boundaries that the run has had until now the first with the fewest mistakes. Where "
        "no boundary separates the points the run has no end, and this is what one would keep.",
};

const Pocket::Record *recordOf(const Scene &scene)
{
    return scene.study.losses && scene.moment() != nullptr
        ? scene.study.losses->pocket.at(scene.moment()->cursor.update)
        : nullptr;
}

void addBestSoFar(const Scene &scene, Overlay &overlay)
{
    const Pocket::Record &record = *recordOf(scene);
    const LevelCurve curve = levelCurve(scene.frame.view, record.classifier);
    const Stroke stroke{{Hue::Good}, 0.8 * scene.sizes.boundary, Dash::Dashed};
    const bool isThis = record.update == scene.moment()->cursor.update; // and it lies below the boundary
    const std::string which = isThis ? "this one" : "update " + std::to_string(record.update);
    addCurve(curve, stroke, scene, overlay, cover::line);
    labelCurve(curve,
               named("best so far: " + which + ", " + std::to_string(record.mistakes) + " wrong", {Hue::Best},
                     scene.sizes),
               scene, overlay, 5);
}

} // namespace

extern const Layer bestSoFarLayer{
    .id = "best-so-far",
    .title = "Best boundary so far",
    .purpose = "The boundary with the fewest mistakes until now: what to keep of a run without an end.",
    .subject = &bestSoFarSubject,
    .isUsual = false,
    .depth = 75,
    .applies = [](const Scene &scene) { return recordOf(scene) != nullptr; },
    .draw = addBestSoFar,
};

} // namespace halfplane
