#pragma once

#include "core/words/report.h"

namespace halfplane {

/// Several runs on the same points for people: which recipes, and a line of numbers for each.
std::string writeComparisonReport(std::span<const Run> runs, const ReportHeading &heading, Paint paint);

/// Numbered recipes in the words of the command line, a label and a text each.
std::vector<std::pair<std::string, std::string>> numberedRecipes(std::span<const Recipe> recipes);

} // namespace halfplane
