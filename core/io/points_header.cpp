#include "core/io/points_header.h"

#include "core/data_names.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>

namespace halfplane {

namespace {

constexpr std::size_t columnCount = 3;

std::string lowered(std::string_view text)
{
    std::string lower(text);
    for (char &c : lower) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return lower;
}

std::string_view withoutSign(std::string_view text)
{
    for (const std::string_view sign : {"+", "-", "−"}) {
        if (text.starts_with(sign))
            return text.substr(sign.size());
    }
    return text;
}

bool beginsLikeNumber(std::string_view field)
{
    constexpr std::array<std::string_view, 4> notFinite{"nan", "inf", "infinity", "∞"};
    const std::string_view unsignedText = withoutSign(field);
    const std::size_t digit = unsignedText.find_first_not_of(".,");
    const bool hasDigit =
        digit <= 1 && digit < unsignedText.size() && unsignedText[digit] >= '0' && unsignedText[digit] <= '9';
    return hasDigit
        || (unsignedText.size() <= 8
            && std::ranges::find(notFinite, lowered(unsignedText)) != notFinite.end());
}

using Names = std::array<std::string, columnCount>;

/// The column that has one of these names.
std::optional<std::size_t> columnNamed(const Names &names, std::initializer_list<std::string_view> wanted)
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (std::ranges::find(wanted, names[i]) != wanted.end())
            return i;
    }
    return std::nullopt;
}

std::optional<ColumnOrder> ordered(std::optional<std::size_t> x1, std::optional<std::size_t> x2,
                                   std::optional<std::size_t> y)
{
    return x1 && x2 && y ? std::optional(ColumnOrder{*x1, *x2, *y}) : std::nullopt;
}

std::optional<ColumnOrder> toldOrder(const Row &header)
{
    Names names;
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = lowered(header.fields[i].text);
    if (const auto order = ordered(columnNamed(names, {"x1"}), columnNamed(names, {"x2"}),
                                   columnNamed(names, {"y", "label", "class"})))
        return order;
    return ordered(columnNamed(names, {"x"}), columnNamed(names, {"y"}),
                   columnNamed(names, {"label", "class"}));
}

} // namespace

bool isHeader(const Row &row)
{
    const std::span fields(row.fields.data(), std::min(row.count, columnCount));
    return std::ranges::none_of(
        fields, [](const FieldView &field) { return field.text.empty() || beginsLikeNumber(field.text); });
}

ColumnOrder columnOrder(const Row &header) { return toldOrder(header).value_or(ColumnOrder{}); }

std::array<std::string, 2> axisNames(const Row &header)
{
    std::array<std::string, 2> names;
    if (toldOrder(header))
        return names;
    constexpr std::array<std::string_view, 2> usual{"x1", "x2"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        names[i] = keptName(header.fields[i].content());
        if (lowered(names[i]) == usual[i])
            names[i].clear();
    }
    return names;
}

} // namespace halfplane
