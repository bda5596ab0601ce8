#include "core/geometry/separability.h"

#include "core/geometry/nearest_face.h"

namespace halfplane {

/// Some w has ⟨w, z_i⟩ > 0 for all i exactly when the origin is outside the hull of the z_i.
bool isSeparable(const ReflectedPoints &reflected)
{
    if (reflected.size() == 0 || !areFinite(reflected))
        return false;
    return excludesOrigin(Body({&reflected, 1}));
}

bool isSeparable(const Dataset &points, Space space) { return isSeparable(ReflectedPoints(points, space)); }

} // namespace halfplane
