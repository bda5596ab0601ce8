#include "core/picture/clipping.h"
#include "core/picture/hyperbola.h"
#include "core/picture/parts.h"

namespace halfplane {

namespace {

const Memberships *membershipsOf(const Scene &scene)
{
    const Landscape *landscape = scene.study.landscape.get();
    const bool isFuzzy = scene.parameter("delta").has_value();
    return isFuzzy && landscape != nullptr && landscape->memberships ? &*landscape->memberships : nullptr;
}

Stroke edgeStroke(Label label, const Scene &scene) { return {{hueOf(label)}, scene.sizes.thin * 1.4}; }

/// Where a point of the class is on the verge of being fuzzy. Both are traced in the same direction.
Hyperbola edgeOf(const Memberships &memberships, Label label, double t)
{
    const PlanePoint positive = memberships.mean(Label::Positive);
    const PlanePoint negative = memberships.mean(Label::Negative);
    return {positive, negative, label == Label::Positive ? t : -t};
}

/// Between the edges, where a point of either class is fuzzy.
void addBand(const Path &one, const Path &other, const Scene &scene, Overlay &overlay)
{
    Path outline = one;
    for (auto place = other.rbegin(); place != other.rend(); ++place)
        outline.push_back(*place);
    const Colour fill{Hue::Update, 0.09};
    overlay.add(Area{clippedArea(outline, scene.area), fill});
    overlay.explain({AreaSign{fill, edgeStroke(Label::Positive, scene)}, "fuzzy for both classes"});
}

void addEdge(const Path &traced, Label label, const Scene &scene, Overlay &overlay)
{
    for (const LinePart &part : clippedPath(traced, scene.lineArea))
        overlay.add(Line{part.points, edgeStroke(label, scene)}, cover::faint);
}

void addMean(const Memberships &memberships, Label label, const Scene &scene, Overlay &overlay)
{
    const Spot at = scene.toScreen(memberships.mean(label));
    if (!scene.lineArea.contains(at))
        return;
    const double reach = scene.sizes.mark * 1.7;
    const Stroke behind{{Hue::Paper}, scene.sizes.boundary * 2.4};
    const Stroke stroke{{hueOf(label)}, scene.sizes.boundary * 1.3};
    for (const Stroke &each : {behind, stroke}) {
        const double length = reach + (each == behind ? scene.sizes.boundary * 0.55 : 0);
        overlay.add(Line{{at - Spot{length, 0}, at + Spot{length, 0}}, each}, cover::arrow);
        overlay.add(Line{{at - Spot{0, length}, at + Spot{0, length}}, each}, cover::arrow);
    }
    Words name = plated(label == Label::Positive ? "mean +1" : "mean −1", {Hue::Words}, scene.sizes);
    name.at = at;
    overlay.label({std::move(name), reach + 2, 0, 4});
}

} // namespace

/// Where each class is fuzzy: beyond its edge, as seen from its mean.
void addFuzzyRegion(const Scene &scene, Overlay &overlay)
{
    const Memberships *memberships = membershipsOf(scene);
    if (!scene.shows(Layer::Hyperbolas) || memberships == nullptr)
        return;
    overlay.begin(Layer::Hyperbolas);
    const double t = memberships->edge(*scene.parameter("delta"));
    const Path positive = edgeOf(*memberships, Label::Positive, t).traced(scene.frame.view);
    const Path negative = edgeOf(*memberships, Label::Negative, t).traced(scene.frame.view);
    addEdge(positive, Label::Positive, scene, overlay);
    addEdge(negative, Label::Negative, scene, overlay);
    if (t > 0 && !positive.empty())
        addBand(positive, negative, scene, overlay);
    else if (!positive.empty())
        overlay.explain({LineSign{edgeStroke(Label::Positive, scene)}, "edge of the fuzzy region"});
}

void addMeans(const Scene &scene, Overlay &overlay)
{
    const Memberships *memberships = membershipsOf(scene);
    if (!scene.shows(Layer::Means) || memberships == nullptr)
        return;
    overlay.begin(Layer::Means);
    addMean(*memberships, Label::Positive, scene, overlay);
    addMean(*memberships, Label::Negative, scene, overlay);
}

void explainMemberships(const Scene &scene, Overlay &overlay)
{
    const Landscape *landscape = scene.study.landscape.get();
    if (!scene.shows(Layer::Memberships) || landscape == nullptr || !landscape->memberships)
        return;
    overlay.begin(Layer::Memberships);
    overlay.explain({AreaSign{{Hue::Positive, 0.4}, std::nullopt}, "belongs to +1"});
    overlay.explain({AreaSign{{Hue::Negative, 0.4}, std::nullopt}, "belongs to −1"});
}

} // namespace halfplane
