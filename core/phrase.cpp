#include "core/phrase.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace halfplane {

namespace {

using Digits = std::array<std::string_view, 10>;

constexpr Digits digitsBelow{"₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉"};
constexpr Digits digitsAbove{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};

/// In small digits where it is nothing else; the one exponent that variants have, too; otherwise behind a
/// sign.
std::string moved(const std::string &text, const Digits &digits, char sign)
{
    if (text == "m" && sign == '^')
        return "ᵐ";
    if (!std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; }))
        return sign + text;
    std::string result;
    for (const char digit : text)
        result += digits[static_cast<std::size_t>(digit - '0')];
    return result;
}

} // namespace

bool isSlanted(const Phrase &phrase)
{
    if (phrase.setting == Setting::Below || phrase.setting == Setting::Above)
        return std::ranges::any_of(phrase.text, [](char c) { return c >= 'a' && c <= 'z'; });
    return phrase.setting == Setting::Letter;
}

std::string plainText(const Phrases &phrases)
{
    std::string text;
    for (const Phrase &phrase : phrases) {
        switch (phrase.setting) {
        case Setting::Below:
            text += moved(phrase.text, digitsBelow, '_');
            break;
        case Setting::Above:
            text += moved(phrase.text, digitsAbove, '^');
            break;
        case Setting::Words:
        case Setting::Unbroken:
        case Setting::Letter:
            text += phrase.text;
            break;
        }
    }
    return text;
}

} // namespace halfplane
