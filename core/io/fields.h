#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace halfplane {

/// What stands between the columns of a points file.
enum class Separator : char { Comma = ',', Semicolon = ';', Tab = '\t', Blanks = ' ' };

/// "commas", for messages.
std::string_view nameOf(Separator separator);

/// One field of a line, as views into it.
struct FieldView
{
    std::string_view text; ///< without the quotes and the blanks around it
    const char *start = nullptr; ///< the field's first character, its quote included
    bool hasDoubledQuotes = false; ///< in which "" stands for "

    std::string content() const;
};

/// Where a field's quotes are wrong, and how; no place when they are right.
struct QuoteTrouble
{
    const char *start = nullptr;
    std::string_view what;
};

/// A line cut into fields. Only the first four are kept, the fourth to say where the line is too long.
struct Row
{
    std::array<FieldView, 4> fields;
    std::size_t count = 0;
    QuoteTrouble quoteTrouble;
};

/// Cuts a line that neither begins nor ends with a blank. Never fails: what is wrong is in the row.
Row split(std::string_view line, Separator separator);

/// The separator that a file's first line with content shows: a semicolon, else a tab, else a comma unless
/// the commas are decimal ones, else blanks.
Separator separatorOf(std::string_view line);

/// The field as it is written, its quotes included.
std::string_view writtenField(const FieldView &field);
std::string inFieldQuotes(std::string_view content);

/// What stands in the three columns of a line, as it is written there.
using PointCells = std::array<std::string_view, 3>;

/// The line with other text in place of its three columns; whatever is around them stays.
std::string withColumns(std::string_view line, const PointCells &old, const PointCells &columns);

std::string_view trimmed(std::string_view text);

/// The line up to a '#' that starts a comment: one outside quotes that is the line's first character or
/// follows a blank or a number. So "1,2,C#" has no comment and "1,2,1#why" has one.
std::string_view withoutComment(std::string_view line);

/// A line without its comment and the blanks around the rest.
std::string_view contentOf(std::string_view line);

/// As numberFrom and isTooLarge; where the separator is not a comma, a comma may be the decimal point.
std::optional<double> numberIn(std::string_view field, Separator separator);
bool isTooLargeIn(std::string_view field, Separator separator);

} // namespace halfplane
