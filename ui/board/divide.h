#pragma once

#include "core/picture/board_picture.h"
#include "core/picture/view.h"
#include "core/space.h"

#include <variant>

namespace halfplane {

/// Numbers side by side, in the way that GCC and Clang have it for every processor.
inline constexpr int inFour = 4;
using FourNumbers [[gnu::vector_size(16)]] = float;

/// The boundary on the screen, by a number that every place has: 0 on the boundary, positive on the side of
/// class +1, and near the boundary as large as the distance from it in pixels. For a line this is the
/// distance everywhere; for a circle of radius r it is ±(ρ² − r²)/(2r) at a distance ρ from its centre.
/// Reckoned from the middle of the view, it is exact for circles of any size.
class Divide
{
public:
    /// In the pixels of the view.
    static std::variant<BoardFace, Divide> of(const View &view, Space space, const Weights &w);

    double level(double x, double y) const
    {
        const double right = x - m_middle.x;
        const double down = y - m_middle.y;
        return (m_square * right + m_slope.x) * right + (m_square * down + m_slope.y) * down + m_level;
    }

    /// The levels of several places side by side, as exact as their kind of number is.
    template <class Numbers>
    Numbers roundedLevels(const Numbers &x, const Numbers &y) const
    {
        const Numbers right = x - static_cast<float>(m_middle.x);
        const Numbers down = y - static_cast<float>(m_middle.y);
        const auto square = static_cast<float>(m_square);
        return (square * right + static_cast<float>(m_slope.x)) * right
            + (square * down + static_cast<float>(m_slope.y)) * down + static_cast<float>(m_level);
    }

    /// The levels of all places that are so near to the boundary.
    struct Levels
    {
        double least;
        double most;
    };
    Levels within(double distance) const;

    /// How much the level's rise changes from pixel to pixel, half of it: 0 for a line.
    double bend() const { return m_square; }

    bool operator==(const Divide &) const = default;

private:
    Spot m_middle;
    double m_square = 0; ///< ±1/(2r)
    Spot m_slope;
    double m_level = 0; ///< of the middle
};

} // namespace halfplane
