#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace halfplane {

/// What stands where a text is not UTF-8.
inline constexpr char32_t replacementCharacter = 0xFFFD;

/// One character of a text and how many bytes it takes. Bytes that are not UTF-8 (overlong forms, surrogates
/// and what is beyond U+10FFFF among them) are taken one at a time and read as the replacement character.
struct CodePoint
{
    char32_t value = replacementCharacter;
    std::size_t length = 1;
    bool isValid = false;
};

/// The character that starts at `offset`, which must be inside the text.
CodePoint codePointAt(std::string_view text, std::size_t offset);

void appendUtf8(std::string &text, char32_t character);

/// The text with a replacement character for every byte that is not UTF-8.
std::string validUtf8(std::string_view text);

} // namespace halfplane
