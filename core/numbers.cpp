#include "core/numbers.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <limits>
#include <numbers>
#include <system_error>

namespace halfplane {

namespace {

constexpr std::string_view minusSign = "\u2212";
constexpr std::string_view thinBlank = "\u202f";
constexpr double largestWrittenOut = 1e15;
constexpr int smallestWrittenOut = -4; // as a power of ten

struct SignAndRest
{
    double sign = 1;
    std::string_view rest;
};

SignAndRest signSplitFrom(std::string_view text)
{
    if (text.starts_with('+'))
        return {1, text.substr(1)};
    if (text.starts_with('-'))
        return {-1, text.substr(1)};
    if (text.starts_with(minusSign))
        return {-1, text.substr(minusSign.size())};
    return {1, text};
}

/// A digit or a point has to come first: that keeps out a second sign, "nan" and "inf".
bool beginsLikeDigits(std::string_view text)
{
    return !text.empty() && ((text[0] >= '0' && text[0] <= '9') || text[0] == '.');
}

/// The exponent behind the 'e', or the limit on its side where it is beyond counting.
long long exponentFrom(std::string_view digits)
{
    if (digits.starts_with('+'))
        digits.remove_prefix(1);
    long long exponent = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), exponent);
    if (error != std::errc::result_out_of_range)
        return exponent;
    constexpr long long beyond = std::numeric_limits<long long>::max() / 2;
    return digits.starts_with('-') ? -beyond : beyond;
}

/// Of an unsigned number that is not 0: whether it is 1 or more. It is when its first digit that is not 0
/// stands before the decimal point, once the exponent has moved the point.
bool isAtLeastOne(std::string_view number)
{
    const std::size_t e = std::min(number.find_first_of("eE"), number.size());
    const std::string_view mantissa = number.substr(0, e);
    const auto point = static_cast<long long>(std::min(mantissa.find('.'), mantissa.size()));
    const auto leading = static_cast<long long>(mantissa.find_first_of("123456789"));
    const long long exponent = e == number.size() ? 0 : exponentFrom(number.substr(e + 1));
    return leading < point ? exponent >= leading + 1 - point : exponent >= leading - point;
}

enum class Reading { Number, TooLarge, NotANumber };

struct Read
{
    Reading reading = Reading::NotANumber;
    double value = 0;
};

Read readNumber(std::string_view text)
{
    const auto [sign, digits] = signSplitFrom(text);
    if (!beginsLikeDigits(digits))
        return {};
    double magnitude = 0;
    const char *const end = digits.data() + digits.size();
    const auto [used, error] = std::from_chars(digits.data(), end, magnitude);
    if (used != end || error == std::errc::invalid_argument)
        return {};
    if (error == std::errc::result_out_of_range)
        return isAtLeastOne(digits) ? Read{Reading::TooLarge} : Read{Reading::Number, sign * 0.0};
    return {Reading::Number, sign * magnitude};
}

/// `value` by printf's rules for %e or %f with that many digits behind the point.
std::string formatted(double value, std::chars_format format, int decimals)
{
    std::array<char, 400> buffer{}; // the largest double has 309 digits before the point
    const auto [end, error] =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, format, decimals);
    assert(error == std::errc());
    return {buffer.data(), end};
}

std::string withoutZerosAtTheEnd(std::string number)
{
    if (number.find('.') == std::string::npos)
        return number;
    number.erase(number.find_last_not_of('0') + 1);
    if (number.ends_with('.'))
        number.pop_back();
    return number;
}

std::string grouped(const std::string &number)
{
    const std::size_t point = std::min(number.find('.'), number.size());
    std::string result;
    for (std::size_t i = 0; i < number.size(); ++i) {
        if (i > 0 && i < point && (point - i) % 3 == 0)
            result += thinBlank;
        result += number[i];
    }
    return result;
}

std::string superscript(int exponent)
{
    constexpr std::array<std::string_view, 10> digits{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string result = exponent < 0 ? "⁻" : "";
    for (const char digit : std::to_string(std::abs(exponent)))
        result += digits[static_cast<std::size_t>(digit - '0')];
    return result;
}

std::string readableMagnitude(double value, int digits)
{
    if (value <= largestWrittenOut && value == std::floor(value))
        return grouped(formatted(value, std::chars_format::fixed, 0));
    // Rounding may carry into the next power of ten (9.996 is 1.00e+01), so the exponent is read afterwards.
    const std::string scientific = formatted(value, std::chars_format::scientific, digits - 1);
    const std::size_t e = scientific.find('e');
    const auto exponent = static_cast<int>(exponentFrom(std::string_view(scientific).substr(e + 1)));
    if (value >= largestWrittenOut || exponent < smallestWrittenOut)
        return withoutZerosAtTheEnd(scientific.substr(0, e)) + "·10" + superscript(exponent);
    const int decimals = std::max(0, digits - 1 - exponent);
    return grouped(withoutZerosAtTheEnd(formatted(value, std::chars_format::fixed, decimals)));
}

} // namespace

std::string shortest(double value)
{
    std::array<char, 32> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    assert(error == std::errc());
    return {buffer.data(), end};
}

std::string readable(double value, int digits)
{
    if (std::isnan(value))
        return "undefined";
    const std::string sign(value < 0 ? minusSign : "");
    if (std::isinf(value))
        return sign + "∞";
    return sign + readableMagnitude(std::abs(value), std::clamp(digits, 1, 17));
}

std::string signedTerm(double value, int digits)
{
    return (value < 0 ? " − " : " + ") + readable(std::abs(value), digits);
}

std::string inDegrees(double radians, int digits)
{
    return readable(radians * 180 / std::numbers::pi, digits) + "°";
}

std::optional<double> numberFrom(std::string_view text)
{
    const Read read = readNumber(text);
    return read.reading == Reading::Number ? std::optional(read.value) : std::nullopt;
}

bool isTooLarge(std::string_view text) { return readNumber(text).reading == Reading::TooLarge; }

} // namespace halfplane
