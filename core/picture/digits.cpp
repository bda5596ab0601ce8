#include "core/picture/digits.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace halfplane {

namespace {

constexpr std::array<std::int64_t, 7> powersOfTen{1, 10, 100, 1000, 10'000, 100'000, 1'000'000};
constexpr double farthestDrawn = 1e9; ///< with all decimals it is exact

void appendWhole(std::string &text, std::int64_t value)
{
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    text.append(digits.data(), end);
}

} // namespace

// Whole numbers are written many times faster than others.
void appendNumber(std::string &text, double value, int decimals)
{
    const std::int64_t unit = powersOfTen[static_cast<std::size_t>(decimals)];
    const double near = std::isfinite(value) ? std::clamp(value, -farthestDrawn, farthestDrawn) : 0;
    const std::int64_t scaled = std::llround(near * static_cast<double>(unit));
    const std::int64_t size = std::abs(scaled);
    if (scaled < 0)
        text += '-';
    appendWhole(text, size / unit);
    std::int64_t rest = size % unit;
    if (rest != 0)
        text += '.';
    for (std::int64_t digit = unit / 10; rest != 0; digit /= 10) {
        text += static_cast<char>('0' + rest / digit);
        rest %= digit;
    }
}

} // namespace halfplane
