#include "ui/documents/document_layers.h"

#include <algorithm>

namespace halfplane {

namespace {

const LayerDescription *described(const std::string &name)
{
    const auto known = layerDescriptions();
    const auto found =
        std::ranges::find_if(known, [&](const LayerDescription &layer) { return layer.id == name; });
    return found != known.end() ? &*found : nullptr;
}

} // namespace

Layers layersIn(const Document &document)
{
    if (!document.layers)
        return usualLayers;
    Layers layers;
    for (const std::string &name : *document.layers) {
        if (const LayerDescription *layer = described(name))
            layers.set(layer->layer, true);
    }
    return layers;
}

std::optional<std::vector<std::string>> namesOfLayers(Layers shown, const Document &document)
{
    if (shown == layersIn(document))
        return document.layers;
    std::vector<std::string> names;
    for (const LayerDescription &layer : layerDescriptions()) {
        if (shown.has(layer.layer))
            names.emplace_back(layer.id);
    }
    for (const std::string &name : document.layers.value_or(std::vector<std::string>{})) {
        if (described(name) == nullptr)
            names.push_back(name);
    }
    return names;
}

} // namespace halfplane
