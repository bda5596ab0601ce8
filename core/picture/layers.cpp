#include "core/picture/layers.h"

#include <algorithm>
#include <cassert>

namespace halfplane {

const Layer *findLayer(std::string_view id)
{
    const auto found = std::ranges::find(layers(), id, &Layer::id);
    return found == layers().end() ? nullptr : *found;
}

Layers::Layers(std::initializer_list<std::string_view> ids)
{
    for (const std::string_view id : ids) {
        const Layer *layer = findLayer(id);
        assert(layer != nullptr);
        set(*layer, true);
    }
}

void Layers::set(const Layer &layer, bool isShown)
{
    m_bits = isShown ? m_bits | bitOf(layer) : m_bits & ~bitOf(layer);
}

std::uint64_t Layers::bitOf(const Layer &layer)
{
    const auto all = layers();
    const auto place = std::ranges::find(all, &layer) - all.begin();
    assert(place < 64 && place < static_cast<std::ptrdiff_t>(all.size()));
    return std::uint64_t{1} << place;
}

Layers usualLayers()
{
    Layers result;
    for (const Layer *layer : layers())
        result.set(*layer, layer->isUsual);
    return result;
}

} // namespace halfplane
