#pragma once

#include "core/run.h"
#include "core/stop.h"

namespace halfplane {

/// The 0-1 loss after 0, 1, 2, … updates of what is recorded. A stop leaves the rest out.
std::vector<std::size_t> lossSeries(const Run &run, Stop stop = {});

} // namespace halfplane
