#include "core/words/terminal.h"

#include <algorithm>
#include <array>

namespace halfplane {

namespace {

constexpr std::string_view inkEnd = "\x1b[0m";

std::string_view inkStart(Ink ink)
{
    switch (ink) {
    case Ink::Strong:
        return "\x1b[1m";
    case Ink::Faint:
        return "\x1b[2m";
    case Ink::Good:
        return "\x1b[32m";
    case Ink::Bad:
        return "\x1b[1;31m";
    }
    return {};
}

bool startsCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

bool isRelation(std::string_view word)
{
    constexpr std::array<std::string_view, 7> relations{"=", "≠", "≤", "≥", "<", ">", "→"};
    return std::ranges::find(relations, word) != relations.end();
}

/// The word that starts at `from`.
std::string_view wordAt(std::string_view text, std::size_t from)
{
    return text.substr(from, text.find(' ', from) - from);
}

/// Where a piece that is not to be broken ends: a word, or the words on both sides of a relation ("m = 0").
std::size_t endOfUnit(std::string_view text, std::size_t from)
{
    std::string_view word = wordAt(text, from);
    std::size_t end = from + word.size();
    while (end + 1 < text.size()) {
        const std::string_view next = wordAt(text, end + 1);
        if (!isRelation(word) && !isRelation(next))
            break;
        word = next;
        end += 1 + next.size();
    }
    return end;
}

std::string withoutTrailingBlanks(std::string line)
{
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

} // namespace

std::string inked(std::string_view text, Ink ink, Paint paint)
{
    if (paint == Paint::None)
        return std::string(text);
    return std::string(inkStart(ink)) + std::string(text) + std::string(inkEnd);
}

std::size_t columnsOf(std::string_view text)
{
    std::size_t columns = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b')
            i = std::min(text.find('m', i), text.size() - 1);
        else if (startsCharacter(text[i]))
            ++columns;
    }
    return columns;
}

std::string padded(std::string_view text, std::size_t width, Side side)
{
    const std::size_t columns = columnsOf(text);
    const std::string blanks(width > columns ? width - columns : 0, ' ');
    return side == Side::Left ? std::string(text) + blanks : blanks + std::string(text);
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width)
{
    std::vector<std::string> lines(1);
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t to = endOfUnit(text, from);
        const std::string_view word = text.substr(from, to - from);
        from = to + 1;
        if (!lines.back().empty() && columnsOf(lines.back()) + 1 + columnsOf(word) > width)
            lines.emplace_back();
        lines.back().append(lines.back().empty() ? "" : " ").append(word);
    }
    return lines;
}

std::string sectionTitle(std::string_view title, Paint paint)
{
    return inked(title, Ink::Strong, paint) + "\n";
}

std::string labelled(const std::vector<std::pair<std::string, std::string>> &rows, Paint paint)
{
    std::size_t width = 0;
    for (const auto &[label, text] : rows)
        width = std::max(width, columnsOf(label));
    std::string result;
    for (const auto &[label, text] : rows) {
        std::string head = inked(padded(label, width, Side::Left), Ink::Faint, paint);
        for (const std::string &line : wrapped(text, reportWidth - width - 4)) {
            result += "  " + head + "  " + line + "\n";
            head = std::string(width, ' ');
        }
    }
    return result;
}

std::string Table::text(std::string_view indent) const
{
    std::vector<std::size_t> widths(m_sides.size(), 0);
    for (const auto &row : m_rows) {
        for (std::size_t j = 0; j < row.size(); ++j)
            widths[j] = std::max(widths[j], columnsOf(row[j]));
    }
    std::string result;
    for (const auto &row : m_rows) {
        std::string line(indent);
        for (std::size_t j = 0; j < row.size(); ++j)
            line += (j == 0 ? "" : "  ") + padded(row[j], widths[j], m_sides[j]);
        result += withoutTrailingBlanks(std::move(line)) + "\n";
    }
    return result;
}

std::string bars(const std::vector<std::size_t> &values, std::size_t width)
{
    constexpr std::array<std::string_view, 9> eighths{" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    const std::size_t largest = std::max<std::size_t>(1, std::ranges::max(values));
    const std::size_t count = std::min(width, values.size());
    std::string result;
    for (std::size_t bar = 0; bar < count; ++bar) {
        const std::size_t from = bar * values.size() / count;
        const std::size_t to = (bar + 1) * values.size() / count;
        const std::size_t value = *std::max_element(values.begin() + static_cast<std::ptrdiff_t>(from),
                                                    values.begin() + static_cast<std::ptrdiff_t>(to));
        result += eighths[(value * 8 + largest - 1) / largest]; // any mistake shows
    }
    return withoutTrailingBlanks(result);
}

} // namespace halfplane
