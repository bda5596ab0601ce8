#include "core/picture/common_shapes.h"
#include "core/picture/hyperbola.h"
#include "core/picture/layers.h"
#include "core/picture/legend.h"

namespace halfplane {

namespace {

constexpr Subject fuzzyEdgesSubject{
    .title = "Edge of the fuzzy region",
    .symbol = "membership = 0.5 + δ",
    .definition = "A branch of a hyperbola with the class means as its foci. A point of the class beyond it "
                  "is fuzzy and makes no update.",
    .source = "Steiner (2023), Definitions 19 to 21; Keller and Hunt 1985",
};

constexpr Subject fuzzyRegionSubject{
    .title = "Fuzzy region",
    .symbol = "0.5 − δ ≤ membership ≤ 0.5 + δ",
    .definition = "Between both edges: a point of either class is fuzzy here and makes no update.",
    .source = "Steiner (2023), Definitions 19 to 21",
};

Stroke edgeStroke(Label label, const Scene &scene) { return {{hueOf(label)}, scene.sizes.thin * 1.4}; }

/// Where a point of the class is on the verge of being fuzzy. Both are traced in the same direction.
Hyperbola edgeOf(const Memberships &memberships, Label label, double t)
{
    const PlanePoint positive = memberships.mean(Label::Positive);
    const PlanePoint negative = memberships.mean(Label::Negative);
    return {positive, negative, label == Label::Positive ? t : -t};
}

/// Between the edges, where a point of either class is fuzzy.
void addRegion(const Path &one, const Path &other, const Scene &scene, Overlay &overlay)
{
    Path outline = one;
    for (auto place = other.rbegin(); place != other.rend(); ++place)
        outline.push_back(*place);
    const Colour fill{Hue::Ghost, 0.12};
    overlay.show(fuzzyRegionSubject);
    addPolygon(outline, fill, scene, overlay);
}

void addEdge(const Path &traced, Label label, const Scene &scene, Overlay &overlay)
{
    addWay(traced, edgeStroke(label, scene), scene, overlay, cover::faint);
}

/// Where each class is fuzzy: beyond its edge, as seen from its mean.
void addFuzzyRegion(const Scene &scene, Overlay &overlay)
{
    const Memberships *memberships = membershipsOf(scene);
    const double t = memberships->edge(*scene.parameter("delta"));
    const Path positive = edgeOf(*memberships, Label::Positive, t).traced(scene.frame.view);
    const Path negative = edgeOf(*memberships, Label::Negative, t).traced(scene.frame.view);
    addEdge(positive, Label::Positive, scene, overlay);
    addEdge(negative, Label::Negative, scene, overlay);
    if (t > 0 && !positive.empty())
        addRegion(positive, negative, scene, overlay);
}

/// A point of a class is fuzzy beyond its edge, as seen from the class; with δ = 0 the edge is a ray, and
/// what is not on it lies before it.
void explainEdges(const Scene &scene, std::vector<LegendEntry> &entries)
{
    const bool isRay = *scene.parameter("delta") == 0;
    for (const Label label : {Label::Positive, Label::Negative}) {
        const std::string name = scene.frame.names.shortWords(label);
        entries.push_back({LineSign{edgeStroke(label, scene)},
                           isRay ? "δ = 0: fuzzy " + name + " only here" : "edge of fuzzy " + name});
    }
}

} // namespace

extern const Layer hyperbolasLayer{
    .id = "hyperbolas",
    .title = "Edges of the fuzzy region",
    .purpose = "Fuzzy: the curves where membership is 0.5 + δ. Points between them make no updates.",
    .subject = &fuzzyEdgesSubject,
    .depth = 30,
    .applies = [](const Scene &scene) { return membershipsOf(scene) != nullptr; },
    .draw = addFuzzyRegion,
    .explain = explainEdges,
};

} // namespace halfplane
