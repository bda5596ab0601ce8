#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/layers/examined.h"

#include <numbers>

namespace halfplane {

namespace {

void addNames(const Scene &scene, Overlay &overlay)
{
    const auto examined = examinedIn(scene);
    if (!examined)
        return;
    Words name = named(nameOfPoint(examined->point), {Hue::Update}, scene.sizes);
    name.at = examined->at;
    name.isBold = true;
    overlay.label({std::move(name), examined->radius + 1, std::numbers::pi / 4, 9});
}

constexpr Subject namesSubject{
    .title = "Name of a point",
    .symbol = "xᵢ",
    .definition = "Points are numbered from 1, in the order in which they are listed.",
};

} // namespace

extern const Layer namesLayer{
    .id = "names",
    .title = "Names of points",
    .purpose = "x₁, x₂, … in the order in which they are listed.",
    .subject = &namesSubject,
    .explainsItself = true,
    .depth = 160,
    .draw = addNames,
};

} // namespace halfplane
