#include "core/picture/clipping.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"

#include <algorithm>

namespace halfplane {

namespace {

constexpr std::uint64_t longestTrail = 500; ///< updates

/// All of them begin where w begins now, so the trail is what was added, head to tail.
void addTrail(const Scene &scene, Overlay &overlay)
{
    const std::uint64_t to = scene.moment()->cursor.update;
    Path tips;
    for (std::uint64_t k = to - std::min(to, longestTrail); k <= to; ++k)
        tips.push_back(scene.vectors->tip(scene.run()->trace.weights(k)));
    const Stroke stroke{{Hue::Weight, 0.4}, scene.sizes.thin};
    const std::vector<LinePart> parts = clippedPath(tips, scene.lineArea);
    for (const LinePart &part : parts)
        overlay.add(Line{part.points, stroke}, cover::faint);
    if (parts.empty())
        return;
    Words name = named("where w has been", {Hue::FaintWords}, scene.sizes);
    name.at = parts.front().points.front();
    overlay.label({.words = std::move(name), .distance = scene.sizes.text * 0.3, .shorter = "trail"});
}

constexpr Subject trailSubject{
    .title = "Trail of w",
    .symbol = "w⁰, w¹, …",
    .definition = "Where the tip of w has been, update by update.",
};

} // namespace

extern const Layer trailLayer{
    .id = "trail",
    .title = "Trail of w",
    .purpose = "Where the tip of w has been since the start.",
    .subject = &trailSubject,
    .isUsual = false,
    .depth = 90,
    .applies = [](const Scene &scene) { return scene.vectors.has_value(); },
    .draw = addTrail,
};

} // namespace halfplane
