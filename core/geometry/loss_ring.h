#pragma once

#include "core/problem.h"

#include <vector>

namespace halfplane {

/// The directions from one angle to a larger one, both in radians, counter-clockwise: 0 ≤ from < 2π,
/// from < to ≤ from + 2π. The ends do not belong to it.
struct Arc
{
    double from = 0;
    double to = 0;

    double width() const { return to - from; }
};

struct LossArc
{
    Arc arc;
    std::size_t loss = 0;
};

/// The 0-1 loss of every direction of w's spatial part, in `origin`, or in `bias` with the length of that
/// part and b held: constant between critical directions. Arcs are in ascending order, cover the circle but
/// for their ends, and neighbours differ in loss. The last arc runs across angle 0 (from < 2π ≤ to), unless
/// there is but one, from 0 to 2π.
///
/// On an end itself the points there count as wrong, so the loss is at least that of either neighbour. Where
/// as many points turn right as turn wrong at one direction, the two arcs are one, and the greater loss of
/// that single direction is not told. Arcs of loss 0 never meet so in `origin`.
///
/// Arcs narrower than the distance of two doubles are kept, and widened to it.
struct LossRing
{
    std::vector<LossArc> arcs;

    /// The directions that classify every point rightly: the zero arc. At most one in `origin`.
    std::vector<Arc> solutionCone() const;
    double solutionWidth() const;
    std::size_t leastLoss() const;

    /// The loss of the arc that any finite angle lies in; of the two at an end, the greater.
    std::size_t lossAt(double angle) const;
};

/// `origin`. The ends are ordered without rounding (their directions are the perpendiculars of the z_i);
/// only the angles themselves are rounded. Points at the origin are wrong everywhere.
LossRing lossRing(const ReflectedPoints &reflected);

/// `bias`, for w = length·(cos, sin) and this b. With length 0 there are no directions to tell apart: one
/// arc. With b = 0 it is the ring of `origin`; otherwise the ends are ordered as rounded.
LossRing lossRing(const Dataset &points, double length, double b);

/// `origin`: the arcs of unit directions θ whose mistakes all lie less than epsilon from the boundary:
/// ⟨θ, z_i⟩ > −epsilon for all i, but for single directions with equality amid an arc. One arc from 0 to 2π
/// when every direction does.
std::vector<Arc> directionsWithin(const ReflectedPoints &reflected, double epsilon);

} // namespace halfplane
