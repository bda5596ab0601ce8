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
    /// It is π/2 − theta − phi, but for ε = γ* without rounding 0.
    double psi(double epsilon) const
    {
        return std::asin(std::min(1.0, epsilon / diagonal())) - std::asin(halfHeight / diagonal());
    }
};

/// Of all points in `origin` and their best margin; nothing where they are separable or θ° is not known.
std::optional<Overlap> overlapOf(const ReflectedPoints &points, const BestMargin &best);

/// A point outside of the overlap that becomes a mistake beyond ε as the boundary of θ° turns towards it.
struct Outsider
{
    std::size_t point = 0;
    double distance = 0; ///< ρ, from 0: above ε
    double angle = 0; ///< β, over the boundary on its own side; below 0 on the wrong one

    /// How far the boundary can turn until the point is just ε beyond it.
    double turn(double epsilon) const { return angle + std::asin(epsilon / distance); }
};

/// The first of them to be beyond ε; nothing where none ever is.
std::optional<Outsider> firstBeyond(const ReflectedPoints &points, const Overlap &overlap, double epsilon);

} // namespace halfplane
