#include "core/io/fields.h"

#include "core/numbers.h"

#include <algorithm>

namespace halfplane {

namespace {

constexpr std::string_view blanks = " \t";

constexpr bool isBlank(char c) { return c == ' ' || c == '\t'; }

constexpr bool canPrecedeQuote(char c) { return isBlank(c) || c == ',' || c == ';'; }

/// Blanks that may surround a field; a tab that separates is none.
std::string_view padding(Separator separator) { return separator == Separator::Tab ? " " : blanks; }

/// Where a quoted text ends whose opening quote is at `opening`; npos where it does not. "" does not end it.
struct QuoteEnd
{
    std::size_t closing = std::string_view::npos;
    bool hasDoubledQuotes = false;
};

QuoteEnd quoteEnd(std::string_view line, std::size_t opening)
{
    QuoteEnd end;
    for (std::size_t from = opening + 1;;) {
        end.closing = line.find('"', from);
        if (end.closing == std::string_view::npos || end.closing + 1 == line.size()
            || line[end.closing + 1] != '"')
            return end;
        end.hasDoubledQuotes = true;
        from = end.closing + 2;
    }
}

/// The line with the quoted parts blotted out, so that what is found in it is outside quotes.
std::string withQuotedPartsHidden(std::string_view line)
{
    std::string hidden(line);
    for (std::size_t at = 0; (at = line.find('"', at)) != std::string_view::npos; ++at) {
        if (at > 0 && !canPrecedeQuote(line[at - 1]))
            continue;
        const std::size_t closing = std::min(quoteEnd(line, at).closing, line.size() - 1);
        std::fill_n(hidden.begin() + static_cast<std::ptrdiff_t>(at), closing - at + 1, 'q');
        at = closing;
    }
    return hidden;
}

std::size_t separatorFrom(std::string_view line, std::size_t at, Separator separator)
{
    const std::size_t found = separator == Separator::Blanks ? line.find_first_of(blanks, at)
                                                             : line.find(static_cast<char>(separator), at);
    return std::min(found, line.size());
}

std::size_t afterPadding(std::string_view line, std::size_t at, Separator separator)
{
    return std::min(line.find_first_not_of(padding(separator), at), line.size());
}

struct FieldAndEnd
{
    FieldView field;
    std::size_t end; ///< where its separator is, or the end of the line
    std::string_view trouble = {};
};

FieldAndEnd quotedField(std::string_view line, std::size_t at, Separator separator)
{
    const auto [closing, hasDoubledQuotes] = quoteEnd(line, at);
    const char *const start = line.data() + at;
    if (closing == std::string_view::npos)
        return {{{}, start}, line.size(), "the quote that opens here is not closed in this line: close it"};
    const FieldView field{trimmed(line.substr(at + 1, closing - at - 1)), start, hasDoubledQuotes};
    const std::size_t end = separatorFrom(line, closing + 1, separator);
    if (!trimmed(line.substr(closing + 1, end - closing - 1)).empty())
        return {field, end, "text follows the closing quote of this field: write \"\" for a quote in a name"};
    return {field, end};
}

FieldAndEnd fieldFrom(std::string_view line, std::size_t at, Separator separator)
{
    const std::size_t start = afterPadding(line, at, separator);
    if (start < line.size() && line[start] == '"')
        return quotedField(line, start, separator);
    const std::size_t end = separatorFrom(line, start, separator);
    return {{trimmed(line.substr(start, end - start)), line.data() + start}, end};
}

/// Whether two numbers stand side by side, with nothing but blanks between them.
bool hasNumbersSideBySide(std::string_view text)
{
    bool previousIsNumber = false;
    for (text = trimmed(text); !text.empty();) {
        const std::string_view word = text.substr(0, text.find_first_of(blanks));
        const bool isNumber = numberFrom(word).has_value();
        if (isNumber && previousIsNumber)
            return true;
        previousIsNumber = isNumber;
        text = trimmed(text.substr(word.size()));
    }
    return false;
}

/// Cut at its commas, "1,5 2,5 1" has a part "5 2": there the commas are decimal and the blanks separate.
bool commasSeparate(std::string_view line)
{
    if (line.find(',') == std::string_view::npos)
        return false;
    for (std::size_t at = 0; at <= line.size();) {
        const std::size_t end = std::min(line.find(',', at), line.size());
        if (hasNumbersSideBySide(line.substr(at, end - at)))
            return false;
        at = end + 1;
    }
    return true;
}

bool startsComment(std::string_view line, std::size_t hash)
{
    if (hash == 0 || isBlank(line[hash - 1]))
        return true;
    const std::string_view before = line.substr(0, hash);
    const std::size_t wordStart = before.find_last_of(" \t,;#") + 1; // npos + 1 is 0
    return numberFrom(before.substr(wordStart)).has_value();
}

bool hasDecimalComma(std::string_view field, Separator separator)
{
    return separator != Separator::Comma && field.find(',') != std::string_view::npos;
}

std::string withDecimalPoint(std::string_view field)
{
    std::string number(field);
    std::ranges::replace(number, ',', '.');
    return number;
}

} // namespace

std::string_view nameOf(Separator separator)
{
    switch (separator) {
    case Separator::Comma:
        return "commas";
    case Separator::Semicolon:
        return "semicolons";
    case Separator::Tab:
        return "tabs";
    case Separator::Blanks:
        return "blanks";
    }
    return {};
}

std::string FieldView::content() const
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        result += text[i];
        if (hasDoubledQuotes && text.substr(i).starts_with("\"\""))
            ++i;
    }
    return result;
}

Row split(std::string_view line, Separator separator)
{
    Row row;
    for (std::size_t at = 0; at <= line.size();) {
        const auto [field, end, trouble] = fieldFrom(line, at, separator);
        if (row.count < row.fields.size())
            row.fields[row.count] = field;
        ++row.count;
        if (!trouble.empty()) {
            row.quoteTrouble = {field.start, trouble};
            return row;
        }
        at = end + 1;
    }
    return row;
}

Separator separatorOf(std::string_view line)
{
    const std::string visible = withQuotedPartsHidden(line);
    if (visible.find(';') != std::string::npos)
        return Separator::Semicolon;
    if (visible.find('\t') != std::string::npos)
        return Separator::Tab;
    return commasSeparate(visible) ? Separator::Comma : Separator::Blanks;
}

std::string_view writtenField(const FieldView &field)
{
    if (*field.start != '"')
        return field.text;
    const char *closing = field.text.data() + field.text.size(); // behind blanks
    while (*closing != '"')
        ++closing;
    return {field.start, static_cast<std::size_t>(closing + 1 - field.start)};
}

std::string inFieldQuotes(std::string_view content)
{
    std::string result = "\"";
    for (const char c : content)
        result.append(c == '"' ? 2 : 1, c);
    return result + '"';
}

std::string withColumns(std::string_view line, const PointCells &old, const PointCells &columns)
{
    std::string result;
    std::size_t from = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto place = static_cast<std::size_t>(old[i].data() - line.data());
        result.append(line.substr(from, place - from)).append(columns[i]);
        from = place + old[i].size();
    }
    return result.append(line.substr(from));
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

std::string_view withoutComment(std::string_view line)
{
    if (line.find('#') == std::string_view::npos)
        return line;
    const std::string visible = withQuotedPartsHidden(line);
    for (std::size_t hash = visible.find('#'); hash != std::string::npos;
         hash = visible.find('#', hash + 1)) {
        if (startsComment(visible, hash))
            return line.substr(0, hash);
    }
    return line;
}

std::string_view contentOf(std::string_view line) { return trimmed(withoutComment(trimmed(line))); }

std::optional<double> numberIn(std::string_view field, Separator separator)
{
    return hasDecimalComma(field, separator) ? numberFrom(withDecimalPoint(field)) : numberFrom(field);
}

bool isTooLargeIn(std::string_view field, Separator separator)
{
    return hasDecimalComma(field, separator) ? isTooLarge(withDecimalPoint(field)) : isTooLarge(field);
}

} // namespace halfplane
