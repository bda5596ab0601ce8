#include "core/picture/document_layers.h"

namespace halfplane {

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

} // namespace halfplane
