#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"

namespace halfplane {

namespace {

constexpr Subject meansSubject{
    .title = "Class mean",
    .symbol = "μ₊, μ₋",
    .definition = "The mean of all points of the class. Memberships follow from the distances to both means.",
    .source = "Steiner (2023), Definitions 19 to 21",
};

void addMean(const Memberships &memberships, Label label, const Scene &scene, Overlay &overlay)
{
    const Spot at = scene.toScreen(memberships.mean(label));
    if (!scene.lineArea.contains(at))
        return;
    const double reach = scene.sizes.mark * 1.7;
    const Stroke behind{{Hue::Paper}, scene.sizes.boundary * 1.85};
    const Stroke stroke{{hueOf(label)}, scene.sizes.boundary};
    for (const Stroke &each : {behind, stroke}) {
        const double length = reach + (each == behind ? scene.sizes.boundary * 0.42 : 0);
        overlay.add(Line{{at - Spot{length, 0}, at + Spot{length, 0}}, each}, cover::arrow);
        overlay.add(Line{{at - Spot{0, length}, at + Spot{0, length}}, each}, cover::arrow);
    }
    Words name = named("mean " + scene.frame.names.shortWords(label), {Hue::Words}, scene.sizes);
    name.at = at;
    overlay.label({std::move(name), reach + 2, 0, 4});
}

void addMeans(const Scene &scene, Overlay &overlay)
{
    const Memberships *memberships = membershipsOf(scene);
    addMean(*memberships, Label::Positive, scene, overlay);
    addMean(*memberships, Label::Negative, scene, overlay);
}

} // namespace

extern const Layer meansLayer{
    .id = "means",
    .title = "Class means",
    .purpose = "Fuzzy: the mean of each class.",
    .subject = &meansSubject,
    .depth = 100,
    .applies = [](const Scene &scene) { return membershipsOf(scene) != nullptr; },
    .draw = addMeans,
};

} // namespace halfplane
