#pragma once

#include "core/theorems/evidence.h"

#include <string>

namespace halfplane {

/// How a run came out, for programs: one JSON object. What is undefined, such as the margin of w = 0, is
/// null.
std::string writeSummary(const Evidence &evidence);

} // namespace halfplane
