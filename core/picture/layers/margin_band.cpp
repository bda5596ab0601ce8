#include "core/mistakes.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"

#include <cmath>

namespace halfplane {

namespace {

/// Out to the point of least score, right or wrong: there y⟨w, φ⟩ is least, and the band's edge goes through
/// it.
void addMarginBand(const Scene &scene, Overlay &overlay)
{
    const Weights &w = scene.answer.w;
    const double least = leastScore(scene.run()->reflected(), w);
    if (!std::isfinite(least) || least == 0 || std::holds_alternative<NoCurve>(scene.boundary))
        return;
    const Hue hue = least > 0 ? Hue::Good : Hue::Warning;
    const Colour fill{hue, 0.07};
    const Stroke edge{{hue, 0.8}, scene.sizes.thin};
    addBand({scene.answer, std::abs(least)}, fill, edge, scene, overlay);
    const double margin = least / norm(w);
    labelCurve(levelCurve(scene.frame.view, scene.answer, std::abs(least)),
               named(withNumber("margin", margin), {least > 0 ? Hue::Best : Hue::Warning}, scene.sizes),
               scene, overlay);
}

constexpr Subject marginBandSubject{
    .title = "Margin band",
    .symbol = "γ_w = min y⟨w, φ(x)⟩ / ‖w‖",
    .definition = "As wide as the margin of this w: up to the nearest point, or up to the farthest mistake.",
};

} // namespace

extern const Layer marginBandLayer{
    .id = "margin-band",
    .title = "Margin band",
    .purpose = "As wide as the margin of w: up to the nearest point, or up to the farthest mistake.",
    .subject = &marginBandSubject,
    .isUsual = false,
    .depth = 40,
    .applies = [](const Scene &scene) { return scene.moment() != nullptr; },
    .draw = addMarginBand,
};

} // namespace halfplane
