#pragma once

#include <cmath>

namespace halfplane {

/// How far on its way a thing is that slows down as it arrives.
inline double easedOut(double share) { return 1 - std::pow(1 - share, 3); }

} // namespace halfplane
