#pragma once

#include "core/run.h"

#include <span>
#include <string>

namespace halfplane {

/// One row an update and a row 0 for the start: step,sweep,point,rate,w1,w2[,w3][,b],loss. Points count from
/// 1 in dataset order; numbers are in the shortest form that reads back to the same double. The losses are
/// those of lossSeries().
std::string writeTrace(const Run &run, std::span<const std::size_t> losses);

} // namespace halfplane
