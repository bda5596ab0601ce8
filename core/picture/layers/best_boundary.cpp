#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"

namespace halfplane {

namespace {

/// Without a separating boundary, in `origin`, u is the one whose mistakes are the least deep.
void addBestBoundary(const Scene &scene, Overlay &overlay)
{
    const BestMargin &best = scene.study.landscape->best;
    addReferenceBoundary(
        {.curve = levelCurve(scene.frame.view, {scene.space, best.direction}),
         .support = best.support,
         .dash = Dash::Dashed,
         .name = best.separable ? withNumber("θ*: γ", best.gamma) : withNumber("u: γ*", -best.gamma)},
        scene, overlay);
}

bool hasBestBoundary(const Scene &scene)
{
    return scene.study.landscape && scene.study.landscape->best.direction.size() > 0;
}

constexpr Subject bestBoundarySubject{
    .title = "Best boundary",
    .symbol = "θ*, γ = max min y⟨θ, φ(x)⟩",
    .definition = "Of all boundaries the one whose nearest point is as far away as can be. γ is how far; the "
                  "points at that distance are ringed. When nothing separates the points, u is the one "
                  "whose mistakes are the least deep.",
    .source = "Steiner (2023), Theorem 9",
};

} // namespace

extern const Layer bestBoundaryLayer{
    .id = "best-boundary",
    .title = "Best boundary θ*",
    .purpose = "The boundary whose nearest point is as far away as can be.",
    .subject = &bestBoundarySubject,
    .isUsual = false,
    .depth = 70,
    .applies = hasBestBoundary,
    .draw = addBestBoundary,
};

} // namespace halfplane
