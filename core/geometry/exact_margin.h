#pragma once

#include "core/geometry/dyadic.h"

namespace halfplane {

/// A BestMargin without rounding: θ* = direction/√square, γ = level/√square.
struct ExactMargin
{
    ExactVector direction;
    Dyadic level;
    Dyadic square;
};

/// Whether a length, at least 0, is more than |γ|.
inline bool isLongerThan(const ExactMargin &margin, double length)
{
    const Dyadic exact(length);
    return (exact * exact * margin.square - margin.level * margin.level).sign() > 0;
}

} // namespace halfplane
