#include "core/picture/layers.h"
#include "core/picture/parts.h"

namespace halfplane {

namespace {

void addBoundary(const Scene &scene, Overlay &overlay)
{
    const Stroke stroke{{Hue::BoundaryCurve}, scene.sizes.boundary};
    addCurve(scene.boundary, stroke, scene, overlay, cover::line);
    if (!std::holds_alternative<NoCurve>(scene.boundary))
        overlay.explain({LineSign{stroke}, "boundary"});
}

} // namespace

constexpr Subject boundarySubject{
    .title = "Boundary",
    .symbol = "⟨w, φ(x)⟩ = 0",
    .definition = "The places where w cannot tell the classes apart. A line is normal to w. A point on it "
                  "counts as wrong.",
    .numbers = Subject::Numbers::Weights,
};

extern const Layer boundaryLayer{
    .id = "boundary",
    .title = "Boundary",
    .purpose = "The places where ⟨w, φ(x)⟩ = 0. It is normal to w.",
    .subject = &boundarySubject,
    .depth = 120,
    .draw = addBoundary,
};

} // namespace halfplane
