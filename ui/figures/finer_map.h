#pragma once

#include "core/picture/picture.h"

namespace halfplane {

/// The same heat map with so many values a unit, if it has fewer: between its own they change evenly, as
/// pixels do that are drawn smoothly enlarged. Viewers of files disagree about how to enlarge few pixels.
HeatMap finer(const HeatMap &map, double valuesAUnit);

} // namespace halfplane
