#include "core/picture/clipping.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/start_handle.h"

#include <numbers>

namespace halfplane {

namespace {

/// While w is the start itself, its own arrow is the handle's stem.
void addStart(const Scene &scene, Overlay &overlay)
{
    const auto handle = StartHandle::of(scene.frame);
    if (!handle || !scene.area.contains(handle->place()))
        return;
    const bool isAtStart = !scene.moment()->check;
    const bool isZero = scene.study.recipe.start.empty();
    if (isZero && !isAtStart)
        return; // it would only hide the origin
    const double radius = scene.sizes.text * 0.5;
    const double alpha = isAtStart ? 1 : 0.6;
    const auto stem = clippedLine({scene.origin(), handle->place()}, scene.lineArea);
    if (!isAtStart && stem)
        overlay.add(Line{{stem->from, stem->to}, {{Hue::Weight, 0.35}, scene.sizes.thin, Dash::Dotted}},
                    cover::faint);
    overlay.add(Disc{handle->place(), radius, Colour{Hue::Plate, 0.8}, Stroke{{Hue::Weight, alpha}, 1.6}});
    Words name = named("w₀", {isAtStart ? Hue::Weight : Hue::FaintWords}, scene.sizes);
    name.at = handle->place();
    overlay.label({std::move(name), radius + 2, -3 * std::numbers::pi / 4, 4});
}

constexpr Subject startSubject{
    .title = "Start vector",
    .symbol = "w₀",
    .definition = "The w that the run begins with; zero unless you set it. Drag the handle, or at the start "
                  "of the run w itself and the boundary: the whole run follows.",
};

} // namespace

const Layer startLayer{
    .id = "start",
    .title = "Start vector w₀",
    .purpose = "The handle of the start vector. Drag it: the run follows.",
    .subject = &startSubject,
    .explainsItself = true,
    .depth = 110,
    .draw = addStart,
};

} // namespace halfplane
