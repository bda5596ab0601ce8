#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace halfplane {

/// What a colour means. Which colour it is, a palette says; so one picture serves light, dark and print.
enum class Hue : std::uint8_t {
    Paper, ///< behind everything
    Plate, ///< behind labels and the legend
    PlateEdge,
    Words,
    FaintWords,
    Grid,
    Axis,
    Positive, ///< class +1
    Negative, ///< class −1
    MarkEdge, ///< the thin outline of every point
    Wrong, ///< the bold outline of a misclassified point
    BoundaryCurve,
    Ghost, ///< what was before the update
    Weight, ///< w
    Update, ///< what the update adds, the point under examination
    Good, ///< zero loss, done
    Warning, ///< a cycle, a cap, an obstacle
    Best, ///< best boundary, max-margin line
    LeastLoss, ///< the loss ring between its ends
    MostLoss,
    Candidate1, ///< the rates of S, in turn
    Candidate2,
    Candidate3,
    Candidate4,
    Candidate5,
    Candidate6,
    PositiveSide, ///< behind what is classed +1: translucent, and brighter or darker than the other side
    NegativeSide,
};

/// Of what is compared: curves, bars and marks.
constexpr Hue hueOfColumn(std::size_t column)
{
    constexpr std::array hues{Hue::Candidate2, Hue::FaintWords, Hue::Candidate1,
                              Hue::Candidate3, Hue::Candidate4, Hue::Words};
    return hues[column % hues.size()];
}

inline constexpr int hueCount = static_cast<int>(Hue::NegativeSide) + 1;

/// A hue, perhaps on the way to another one, perhaps translucent.
struct Colour
{
    Hue hue = Hue::Words;
    double alpha = 1;
    Hue towards = Hue::Words;
    double share = 0; ///< how far towards it: 0 is `hue`, 1 is `towards`

    bool operator==(const Colour &) const = default;
};

} // namespace halfplane
