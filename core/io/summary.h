#pragma once

#include "core/study/evidence.h"

#include <span>
#include <string>

namespace halfplane {

/// How a run came out, for programs: one JSON object. What is undefined, such as the margin of w = 0, is
/// null.
std::string writeSummary(const Evidence &evidence);

/// How several runs on the same points came out: the recipe of each, and what writeSummary says but the
/// theorems.
std::string writeComparison(std::span<const Run> runs);

} // namespace halfplane
