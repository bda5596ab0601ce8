#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

namespace halfplane {

/// What the board can show, each by itself.
enum class Layer : std::uint8_t {
    Grid,
    Points,
    Tint, ///< the half-planes
    Boundary,
    Weight,
    Update, ///< what was before, and why
    Trail, ///< where w has been
    Start, ///< the handle of w0
    Candidates, ///< greedy's fan
    Means, ///< of the classes, fuzzy
    Hyperbolas, ///< the edges of the fuzzy region
    Memberships, ///< the heat map
    EpsilonBand,
    MarginBand, ///< of the current w
    LossRing,
    Cone, ///< of solutions
    BestBoundary, ///< θ*
    MaxMargin, ///< the SVM's line
    Radius, ///< the circle of radius R
    Names, ///< of points
    Legend,
};

inline constexpr int layerCount = static_cast<int>(Layer::Legend) + 1;

/// A set of layers.
class Layers
{
public:
    constexpr Layers() = default;
    constexpr Layers(std::initializer_list<Layer> layers)
    {
        for (const Layer layer : layers)
            set(layer, true);
    }

    constexpr bool has(Layer layer) const { return (m_bits >> static_cast<int>(layer) & 1u) != 0; }
    constexpr void set(Layer layer, bool isShown)
    {
        const std::uint32_t bit = 1u << static_cast<int>(layer);
        m_bits = isShown ? m_bits | bit : m_bits & ~bit;
    }

    bool operator==(const Layers &) const = default;

private:
    std::uint32_t m_bits = 0;
};

inline constexpr Layers usualLayers{Layer::Grid,   Layer::Points,     Layer::Tint,        Layer::Boundary,
                                    Layer::Weight, Layer::Update,     Layer::Start,       Layer::Candidates,
                                    Layer::Means,  Layer::Hyperbolas, Layer::EpsilonBand, Layer::LossRing,
                                    Layer::Names,  Layer::Legend};

struct LayerDescription
{
    Layer layer;
    std::string_view id; ///< "boundary", as the command line says it
    std::string_view title; ///< "Boundary", as the menu says it
    std::string_view purpose; ///< one sentence for its tooltip
};

/// In the order in which the menu shows them.
std::span<const LayerDescription> layerDescriptions();

} // namespace halfplane
