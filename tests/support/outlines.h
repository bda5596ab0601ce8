#pragma once

#include "core/picture/shape.h"

#include <cmath>
#include <limits>

/// Outlines to try drawing with, and numbers that none should have.
namespace halfplane::test {

inline constexpr double infinite = std::numeric_limits<double>::infinity();
inline constexpr double never = std::numeric_limits<double>::quiet_NaN();

inline Path square(double left, double top, double size)
{
    return {{left, top}, {left + size, top}, {left + size, top + size}, {left, top + size}};
}

inline double areaOf(const Path &outline)
{
    double twice = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Spot a = outline[i];
        const Spot b = outline[(i + 1) % outline.size()];
        twice += a.x * b.y - a.y * b.x;
    }
    return std::abs(twice) / 2;
}

} // namespace halfplane::test
