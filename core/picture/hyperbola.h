#pragma once

#include "core/memberships.h"
#include "core/picture/view.h"

namespace halfplane {

/// Where a place is nearer to one focus than to the other by a share t of their distance d:
///
///     d_other − d_own = t·d,     d_own and d_other being the distances to the foci,
///
/// one branch of a hyperbola. With m midway between the foci, e the unit vector from the other focus to the
/// own one and n normal to it, a = t·d/2 and b = √((d/2)² − a²):
///
///     m + a·cosh τ·e + b·sinh τ·n
///
/// For t = 0 it is the straight line midway; for |t| ≥ 1 there is none.
struct Hyperbola
{
    PlanePoint own = PlanePoint::Zero();
    PlanePoint other = PlanePoint::Zero();
    double t = 0;

    bool exists() const;
    PlanePoint at(double tau) const;

    /// The branch, on the screen, as far as it is beside the view; ever so many points, the closer together
    /// the more it bends. Its direction is the same for every t.
    Path traced(const View &view) const;
};

} // namespace halfplane
