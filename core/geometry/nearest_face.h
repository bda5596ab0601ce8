#pragma once

#include "core/geometry/body.h"

#include <optional>

namespace halfplane {

/// The face of a body nearest to the origin, without rounding: the distance to it and the direction of its
/// nearest point follow from Face. Where the origin is in the body, a face whose inside holds it.
Face nearestFace(const Body &body);

/// Whether the origin is outside the body, decided without rounding. It stops at the first direction that
/// proves it.
bool excludesOrigin(const Body &body);

} // namespace halfplane
