#pragma once

#include "core/io/points_file.h"

namespace halfplane {

/// Points from whatever text was copied somewhere: all that readPoints understands; two columns x1 and x2
/// alone, whose points are of class `label`; x1, x2 and y among more columns, where a first line names them;
/// a whole document, of which the points are taken.
Result<PointsFile> readPastedPoints(std::string_view text, Label label);

/// For a spreadsheet: a line of headings, tabs between the columns, numbers that read back the same.
std::string pointsTable(const Dataset &points);

} // namespace halfplane
