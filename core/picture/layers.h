#pragma once

#include "core/picture/layer.h"

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

namespace halfplane {

/// Every layer, in the order in which menus show them. A new one is a file of its own and a line in
/// layers/registry.cpp.
std::span<const Layer *const> layers();

/// What is about the same is one menu: what it is called, told of its first layer; empty of others.
std::string_view groupBegunBy(const Layer &layer);

const Layer *findLayer(std::string_view id);

// Those that others speak of.
extern const Layer gridLayer;
extern const Layer pointsLayer;
extern const Layer tintLayer;
extern const Layer startLayer;
extern const Layer membershipsLayer;
extern const Layer marginBandLayer;
extern const Layer lossRingLayer;
extern const Layer legendLayer;

/// A set of layers.
class Layers
{
public:
    Layers() = default;
    Layers(std::initializer_list<std::string_view> ids);

    bool has(const Layer &layer) const { return (m_bits & bitOf(layer)) != 0; }
    void set(const Layer &layer, bool isShown);
    /// Whether it is shown by itself.
    bool draws(const Layer &layer) const
    {
        return has(layer) && (layer.whole == nullptr || !has(*layer.whole));
    }

    bool operator==(const Layers &) const = default;
    /// All of both.
    friend Layers operator|(Layers some, Layers others)
    {
        some.m_bits |= others.m_bits;
        return some;
    }

private:
    static std::uint64_t bitOf(const Layer &layer);

    std::uint64_t m_bits = 0;
};

/// Those shown unless somebody chooses.
Layers usualLayers();

} // namespace halfplane
