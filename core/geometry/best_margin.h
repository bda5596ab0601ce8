#pragma once

#include "core/problem.h"

#include <memory>
#include <vector>

namespace halfplane {

struct ExactMargin;
struct Mixture;

/// γ = max over unit θ of min_i ⟨θ, z_i⟩: the distance from the origin to the convex hull of the reflected
/// points. Found without rounding; only the numbers told are rounded, each to the nearest double.
struct BestMargin
{
    /// As isSeparable says. False without points, and then the rest is 0 and empty.
    bool separable = false;

    /// γ, positive exactly when the points are separable in this space. When they are not: in `origin`
    /// −γ*, where γ* is the origin's distance to the nearest hull edge, the half-width of the smallest band
    /// that can hold all the mistakes of some boundary, and 0 when the origin is on the hull's border or the
    /// hull has no inside; 0 in the other spaces.
    double gamma = 0;

    /// θ*, a unit vector that attains γ. In `origin`, not separable, θ°: the inner normal of the nearest hull
    /// edge, which attains −γ*: min_i ⟨θ°, z_i⟩ = −γ*. Empty where there is none.
    Weights direction;

    /// The points on whose reflections it rests (indices into the dataset, ascending): ⟨θ*, z_i⟩ = γ. Only as
    /// many as it takes: those with a positive share in the hull's nearest point to the origin, never more
    /// than the space has dimensions; in `origin`, not separable, the ends of the nearest edge.
    std::vector<std::size_t> support;

    std::shared_ptr<const ExactMargin> exact; ///< γ and θ* without rounding; nothing where there is no θ*
    std::shared_ptr<const Mixture> mixture = nullptr; ///< of the origin, where they are not separable
};

BestMargin bestMargin(const ReflectedPoints &reflected);

} // namespace halfplane
