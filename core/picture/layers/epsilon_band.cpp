#include "core/numbers.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"

namespace halfplane {

namespace {

/// All that is nearer to the boundary of w than ε, as the rule of Algorithm 4 asks. The distance is |⟨w, φ⟩|
/// / ‖spatial part of w‖, in `circle`, too.
void addEpsilonBand(const Scene &scene, Overlay &overlay)
{
    const double epsilon = *scene.parameter("epsilon");
    const Classifier now{scene.space, scene.w};
    const double length = spatialNorm(scene.space, scene.w);
    if (!(length > 0))
        return;
    const Colour fill{Hue::Ghost, 0.12};
    const Stroke edge{{Hue::FaintWords, 0.8}, scene.sizes.thin};
    addBand({now, epsilon * length}, fill, edge, scene, overlay);
    for (const auto &[side, name] : {std::pair(1, "forgiven up to ε"), std::pair(-1, "ε")})
        labelCurve(levelCurve(scene.frame.view, now, side * epsilon * length),
                   named(withNumber(name, epsilon), {Hue::FaintWords}, scene.sizes), scene, overlay);
}

constexpr Subject epsilonBandSubject{
    .title = "Band ε",
    .symbol = "|⟨w, φ(x)⟩| / ‖w‖ < ε",
    .definition =
        "The places nearer than ε to the boundary, on either side. The run ends when every mistake that is "
        "left lies in the band.",
    .source = "Steiner (2023), Algorithm 4",
};

} // namespace

extern const Layer epsilonBandLayer{
    .id = "epsilon-band",
    .title = "Band ε",
    .purpose = "Margin-fuzzy: the places nearer than ε to the boundary, where mistakes are forgiven.",
    .subject = &epsilonBandSubject,
    .depth = 50,
    .applies = [](const Scene &scene) { return scene.moment() != nullptr && scene.parameter("epsilon"); },
    .draw = addEpsilonBand,
};

} // namespace halfplane
