#include "core/boundary.h"

#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"

#include <numbers>

namespace halfplane {

namespace {

/// Why there is no boundary anywhere: said at the view's upper edge.
void sayWhyThereIsNone(const std::string &reason, const Scene &scene, Overlay &overlay)
{
    Words words = named(reason, {Hue::Words}, scene.sizes);
    words.isBold = true;
    std::vector<WordsWish::Beside> along;
    for (const double line : {2.0, 5.0, 8.0, 12.0}) {
        for (const double share : {0.5, 0.35, 0.65, 0.25, 0.75}) {
            const Spot at{share * scene.area.width, scene.area.top + line * scene.sizes.text};
            along.push_back({at, std::numbers::pi / 2});
        }
    }
    overlay.label({.words = std::move(words), .distance = 0, .urgency = 9, .along = std::move(along)});
}

void addBoundary(const Scene &scene, Overlay &overlay)
{
    if (scene.moment() == nullptr)
        return;
    const Boundary boundary = boundaryOf(scene.answer);
    if (std::holds_alternative<NoBoundary>(boundary) && scene.moment()->check)
        return sayWhyThereIsNone("w = 0: no boundary", scene, overlay);
    // A boundary may also merely be out of view.
    if (const auto *all = std::get_if<OneSided>(&boundary))
        return sayWhyThereIsNone("every point is classed " + scene.frame.names.shortWords(all->label), scene,
                                 overlay);
    addCurve(scene.boundary, {{Hue::BoundaryCurve}, scene.sizes.boundary}, scene, overlay, cover::line);
    Words name = named("boundary", {Hue::BoundaryCurve}, scene.sizes);
    name.isBold = true;
    labelCurve(scene.boundary, std::move(name), scene, overlay, 8);
}

} // namespace

constexpr Subject boundarySubject{
    .title = "Boundary",
    .symbol = "⟨w, φ(x)⟩ = 0",
    .definition = "The places where w cannot tell the classes apart. A line stands at 90° to w. A point on "
                  "it counts as wrong.",
    .numbers = Subject::Numbers::Answer,
};

extern const Layer boundaryLayer{
    .id = "boundary",
    .title = "Boundary",
    .purpose = "The places where ⟨w, φ(x)⟩ = 0. A line stands at 90° to w.",
    .subject = &boundarySubject,
    .depth = 120,
    .draw = addBoundary,
};

} // namespace halfplane
