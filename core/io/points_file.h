#pragma once

#include "core/dataset.h"
#include "core/result.h"

#include <string>
#include <string_view>

namespace halfplane {

/// What a points file said: the points and the names of the classes.
struct PointsFile
{
    Dataset points;
    /// As the file first writes them: "+1", "1", "setosa"; empty when no point has the class.
    std::string positiveName;
    std::string negativeName;

    /// "class +1 is "setosa", class −1 is "other"" where the file used names; empty for ±1 and 1/0.
    std::string classNote() const;
};

/// Reads columns x1, x2, y. Separators comma, semicolon, tab or blanks, as the first line with content shows;
/// a header, a byte order mark, CRLF, blank lines, # comments, double quotes and a Unicode minus are fine; a
/// decimal comma is understood where the separator is not a comma. A header's names may tell another order
/// of the columns. y is ±1, 1/0 or any two names: sorted by bytes, the second is +1. A name alone is +1; 0
/// or −1 alone is −1. The failure has the line and the column of the field at fault; a text without points
/// is one without a place.
Result<PointsFile> readPoints(std::string_view text);

/// A points file that reads back to the same points: "x1,x2,y" and y as 1 or −1.
std::string writePoints(const Dataset &points);

} // namespace halfplane
