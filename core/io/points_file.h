#pragma once

#include "core/data_names.h"
#include "core/dataset.h"
#include "core/io/points_header.h"
#include "core/result.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace halfplane {

/// What a points file said: the points, and what axes and classes are called.
struct PointsFile
{
    Dataset points;
    /// As the file first writes them: "+1", "1", "setosa"; empty when no point has the class.
    std::string positiveName;
    std::string negativeName;
    std::array<std::string, 2> axes = {}; ///< as its header says; empty where that says nothing of them

    /// Those that tell more than ±1, 1/0 or x1 and x2 do.
    DataNames names() const;
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

/// A points file and how it was written: what rewritePoints keeps of it.
struct PointsText
{
    std::string text; ///< all of it, a byte order mark included
    PointsFile file;
    std::vector<std::size_t> lines; ///< where in the text each point's line begins
    Separator separator = Separator::Comma;
    ColumnOrder order;
    bool hasHeader = false;
    bool hasDecimalComma = false; ///< so the first number says that has a decimal sign
    bool hasUnicodeMinus = false; ///< so says the first negative number

    // Of a text that was rewritten:
    std::array<std::string, 2> names; ///< of −1 and +1 as it wrote them, also where it cannot any more
    bool hasPlainNames = false; ///< it has 1 and -1 in place of these
};

/// Where a class stands in a pair of −1 and +1.
constexpr std::size_t placeOf(Label label) { return label == Label::Positive ? 1 : 0; }

/// As readPoints.
Result<PointsText> readPointsText(std::string text);

/// A points file that reads back to the same points: "x1,x2,y" and y as 1 or −1, or with those of the names
/// that it reads back, too.
std::string writePoints(const Dataset &points, const DataNames &names = {},
                        Separator separator = Separator::Comma);

/// A points file with other points than it had.
struct RewrittenPoints
{
    PointsText written; ///< to be rewritten in its turn, unless no points are left
    std::string loss; ///< what was said before and cannot be said any more; empty where there is nothing
    std::string note; ///< what is said in words that were not there
};

/// Reads back to the same points in the same order, and is the file in all else. A point that was there keeps
/// its line, also at another place; one that gives way to another leaves it the line's style and comment;
/// the rest are written as the first of their class is. Comments and blank lines stay with the points around
/// them. A name of a class gives way only where it would be read as the other class, and only for so long.
RewrittenPoints rewritePoints(const Dataset &points, const PointsText &before);

/// The same points and comments with other names, as far as the text would read back to them.
PointsText renamed(const PointsText &before, const DataNames &names);

/// What is lost where a points file has not the names that it should: a clause; empty where it has.
std::string lossOfNames(const DataNames &wanted, const PointsFile &written);

/// The same points, comments and words, but with this between the columns, where it is not there already.
/// None where the text would not read back to the same points.
std::optional<PointsText> withSeparator(const PointsText &before, Separator separator);

} // namespace halfplane
