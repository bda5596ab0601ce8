#include "core/dataset.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace halfplane {

std::size_t count(const Dataset &points, Label label)
{
    return static_cast<std::size_t>(std::ranges::count(points, label, &Point::label));
}

std::string withIndex(std::string_view letter, std::uint64_t index)
{
    constexpr std::array<std::string_view, 10> digits{"₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉"};
    std::string result(letter);
    for (const char digit : std::to_string(index))
        result += digits[static_cast<std::size_t>(digit - '0')];
    return result;
}

std::string nameOfPoint(std::size_t index) { return withIndex("x", index + 1); }

} // namespace halfplane
