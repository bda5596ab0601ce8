#pragma once

#include "core/memberships.h"
#include "core/picture/picture.h"
#include "core/picture/view.h"

namespace halfplane {

/// How far every place of the view belongs to one class or to the other. Takes some milliseconds on a large
/// screen.
HeatMap membershipMap(const Memberships &memberships, const View &view);

} // namespace halfplane
