#pragma once

#include "core/picture/picture.h"

#include <vector>

namespace halfplane {

/// The same heat map with so many values a unit, if it has fewer: between its own they change evenly, as
/// pixels do that are drawn smoothly enlarged. Viewers of files disagree about how to enlarge few pixels.
HeatMap finer(const HeatMap &map, double valuesAUnit);

/// Where the values of a map, taken `sign` times (1 or −1), are above a level: closed outlines, to be filled
/// by the odd-even rule. Between its places the map is linear along the grid; at its edges it goes on evenly.
/// Outlines differ from that by less than a quarter of a unit.
std::vector<Path> outlinesAbove(const HeatMap &map, double level, double sign);

} // namespace halfplane
