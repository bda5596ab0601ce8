#pragma once

#include "core/theorems/evidence.h"

#include <string>
#include <utility>
#include <vector>

namespace halfplane {

/// What to hold a run against, a label and a text each: the directions that make the fewest mistakes
/// (`origin`), the hard-margin line (`bias`), the memberships (of a variant that has their constants).
std::vector<std::pair<std::string, std::string>> comparisonRows(const Evidence &evidence);

} // namespace halfplane
