#pragma once

#include "core/geometry/best_margin.h"

#include <cmath>
#include <numbers>
#include <optional>

namespace halfplane {

/// In `origin`, where no boundary separates the classes: the smallest rectangle around 0 along the boundary
/// of θ° that holds the overlap, every point with |⟨θ°, x⟩| ≤ γ*. It is 2l wide and 2γ* high.
struct Overlap
{
    Weights direction; ///< θ°
    double halfWidth = 0; ///< l
    double halfHeight = 0; ///< γ*

    double diagonal() const { return std::hypot(halfWidth, halfHeight); } ///< r, half of it
    double theta() const { return std::acos(halfWidth / diagonal()); }
    double phi(double epsilon) const { return std::acos(std::min(1.0, epsilon / diagonal())); }
    /// How far a boundary can turn either way from that of θ° until a corner is farther than ε from it.
    double psi(double epsilon) const { return std::numbers::pi / 2 - theta() - phi(epsilon); }
};

/// Of all points in `origin` and their best margin; nothing where they are separable or θ° is not known.
std::optional<Overlap> overlapOf(const ReflectedPoints &points, const BestMargin &best);

} // namespace halfplane
