#pragma once

#include "core/trials.h"

#include <string>

namespace halfplane {

/// How the runs of some recipes came out in the orders of seeds, for programs: one JSON object on one line,
/// so that the pieces of many machines are lines of one file. The same for the same seeds whoever computed
/// them.
std::string writeOrders(const Variations &varied, std::span<const Recipe> recipes, const Outcomes &outcomes);

} // namespace halfplane
