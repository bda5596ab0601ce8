#include "core/picture/clipping.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"

namespace halfplane {

namespace {

constexpr Subject coneSubject{
    .title = "Solution cone",
    .symbol = "y⟨w, x⟩ > 0 for every point",
    .definition = "All the w that make no mistake.",
};

/// In `bias` and `circle` the solutions are no cone of the plane.
void addCone(const Scene &scene, Overlay &overlay)
{
    const double reach = 3 * (scene.area.width + scene.area.height);
    const Colour fill{Hue::Good, 0.13};
    const Stroke edge{{Hue::Good, 0.9}, scene.sizes.thin};
    for (const Arc &arc : scene.study.landscape->ring->solutionCone()) {
        Path outline{scene.origin()};
        constexpr int pieces = 16;
        for (int i = 0; i <= pieces; ++i)
            outline.push_back(onCircle(scene.origin(), reach, arc.from + arc.width() * i / pieces));
        overlay.add(Area{clippedArea(outline, scene.area), fill});
        for (const double angle : {arc.from, arc.to}) {
            if (const auto line =
                    clippedLine({scene.origin(), onCircle(scene.origin(), reach, angle)}, scene.lineArea))
                overlay.add(Line{{line->from, line->to}, edge}, cover::faint);
        }
        Words name = named("all w without a mistake", {Hue::Best}, scene.sizes);
        name.at = onCircle(scene.origin(), ringRadius(scene.frame), (arc.from + arc.to) / 2);
        overlay.label({.words = std::move(name), .distance = scene.sizes.text, .shorter = "no mistake"});
    }
}

bool hasCone(const Scene &scene)
{
    return scene.space == Space::Origin && scene.study.landscape && scene.study.landscape->ring
        && isNear(scene.origin(), scene.area);
}

} // namespace

extern const Layer coneLayer{
    .id = "cone",
    .title = "Solution cone",
    .purpose = "All the w that make no mistake.",
    .subject = &coneSubject,
    .isUsual = false,
    .depth = 10,
    .applies = hasCone,
    .draw = addCone,
};

} // namespace halfplane
