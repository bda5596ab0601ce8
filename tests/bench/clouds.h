#pragma once

#include "core/dataset.h"
#include "core/space.h"

#include <cstdint>
#include <vector>

namespace bench {

/// Two round clouds on either side of the origin; one point in twenty has the wrong label.
halfplane::Dataset noisyClouds(std::size_t n, std::uint64_t seed);

/// Two clouds above and below the first axis, and one point in their midst that, from stubbornStart(), is the
/// only mistake in each of so many sweeps.
halfplane::Dataset stubbornClouds(std::size_t n, std::uint64_t seed);
std::vector<double> stubbornStart(std::uint64_t sweeps, halfplane::Space space);

} // namespace bench
