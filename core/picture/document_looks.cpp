#include "core/picture/document_looks.h"

#include "core/picture/perspective.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

constexpr double degree = std::numbers::pi / 180;

/// As exact as anybody sees.
double roundedDegrees(double radians) { return std::round(radians / degree * 10) / 10; }

} // namespace

Layers layersIn(const Document &document)
{
    if (!document.layers)
        return usualLayers();
    Layers layers;
    for (const std::string &name : *document.layers) {
        if (const Layer *layer = findLayer(name))
            layers.set(*layer, true);
    }
    return layers;
}

std::optional<std::vector<std::string>> namesOfLayers(Layers shown, const Document &document)
{
    if (shown == layersIn(document))
        return document.layers;
    std::vector<std::string> names;
    for (const Layer *layer : layers()) {
        if (shown.has(*layer))
            names.emplace_back(layer->id);
    }
    for (const std::string &name : document.layers.value_or(std::vector<std::string>{})) {
        if (findLayer(name) == nullptr)
            names.push_back(name);
    }
    return names;
}

Viewpoint viewpointIn(const Document &document)
{
    Viewpoint viewpoint;
    const Perspective *perspective = findPerspective(document.perspective);
    viewpoint.perspective = perspective != nullptr && perspective->isPlane() ? nullptr : perspective;
    if (document.seenFrom) {
        viewpoint.turn = std::remainder(document.seenFrom->turn * degree, 2 * std::numbers::pi);
        viewpoint.height = std::clamp(document.seenFrom->height * degree, lowestSight, highestSight);
    }
    return viewpoint;
}

void keepViewpoint(const Viewpoint &viewpoint, Document &document)
{
    if (viewpoint.perspective != nullptr)
        document.perspective = viewpoint.perspective->id;
    else if (findPerspective(document.perspective) != nullptr)
        document.perspective.clear();
    const Viewpoint usual;
    const Viewpoint before = viewpointIn(document);
    if (viewpoint.turn == before.turn && viewpoint.height == before.height)
        return;
    const bool isUsual = viewpoint.turn == usual.turn && viewpoint.height == usual.height;
    document.seenFrom = isUsual
        ? std::nullopt
        : std::optional(SeenFrom{roundedDegrees(viewpoint.turn), roundedDegrees(viewpoint.height)});
}

} // namespace halfplane
