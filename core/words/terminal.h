#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace halfplane {

/// Whether a text may carry a terminal's colours.
enum class Paint { None, Terminal };

enum class Ink { Strong, Faint, Good, Bad };

/// The text in an ink, where colours are allowed.
std::string inked(std::string_view text, Ink ink, Paint paint);

/// How many columns a text takes: its characters, escapes for colours not counted.
std::size_t columnsOf(std::string_view text);

enum class Side { Left, Right };

/// Blanks on the other side, up to a width.
std::string padded(std::string_view text, std::size_t width, Side side);

/// Lines of at most `width` columns, broken between words, but not beside a relation such as "=".
std::vector<std::string> wrapped(std::string_view text, std::size_t width);

inline constexpr std::size_t reportWidth = 80;

std::string sectionTitle(std::string_view title, Paint paint);

/// Lines of a label and a text that is wrapped beside it.
std::string labelled(const std::vector<std::pair<std::string, std::string>> &rows, Paint paint);

/// A table whose columns are as wide as their widest cell.
class Table
{
public:
    explicit Table(std::vector<Side> sides)
        : m_sides(std::move(sides))
    {
    }

    void add(std::vector<std::string> row) { m_rows.push_back(std::move(row)); }

    /// Every line starts with the indent; columns are two blanks apart; no blanks at a line's end.
    std::string text(std::string_view indent) const;

private:
    std::vector<Side> m_sides;
    std::vector<std::vector<std::string>> m_rows;
};

/// A row of bars for values from 0 to their largest, at most `width` columns: where there are more values
/// than that, each bar stands for several and shows their largest.
std::string bars(const std::vector<std::size_t> &values, std::size_t width);

} // namespace halfplane
