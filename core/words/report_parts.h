#pragma once

#include "core/words/report.h"

namespace halfplane {

// The parts of the report, each ending with a newline; what a part has nothing to say about is empty.

std::string headingPart(const ReportHeading &heading, Paint paint);
/// "80: 40 of class +1, 40 of class −1; separable through the origin"
std::string pointsText(const Dataset &points, Space space);

std::string setUpPart(const Evidence &evidence, const ReportHeading &heading, Paint paint);
std::string outcomePart(const Evidence &evidence, Paint paint);
/// The proof that no boundary has all points right.
std::string separationPart(const Evidence &evidence, Paint paint);
std::string quantitiesPart(const Evidence &evidence, Paint paint);
std::string lossPart(const std::vector<std::size_t> &losses, Paint paint);
std::string updatesPart(const Evidence &evidence, const std::vector<std::size_t> &losses, Paint paint);
std::string theoremsPart(const Evidence &evidence, Paint paint);

/// What to hold a run against, a label and a text each: the directions that make the fewest mistakes
/// (`origin`), the hard-margin line (`bias`), the memberships (of a variant that has their constants).
std::vector<std::pair<std::string, std::string>> referenceRows(const Evidence &evidence);

} // namespace halfplane
