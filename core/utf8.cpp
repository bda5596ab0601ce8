#include "core/utf8.h"

#include <array>

namespace halfplane {

namespace {

constexpr unsigned char byteAt(std::string_view text, std::size_t offset)
{
    return static_cast<unsigned char>(text[offset]);
}

constexpr bool isContinuation(unsigned char byte) { return (byte & 0xC0U) == 0x80U; }

/// How many bytes a character takes that starts with this byte; 0 where none can.
constexpr std::size_t lengthFromLead(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead < 0xC2)
        return 0;
    if (lead < 0xE0)
        return 2;
    if (lead < 0xF0)
        return 3;
    return lead < 0xF5 ? 4 : 0;
}

/// Whether the value needs that many bytes and is a character at all.
constexpr bool isAllowed(char32_t value, std::size_t length)
{
    constexpr std::array<char32_t, 5> leastOfLength{0, 0, 0x80, 0x800, 0x10000};
    const bool isSurrogate = value >= 0xD800 && value <= 0xDFFF;
    return value >= leastOfLength[length] && value <= 0x10FFFF && !isSurrogate;
}

} // namespace

CodePoint codePointAt(std::string_view text, std::size_t offset)
{
    const unsigned char lead = byteAt(text, offset);
    const std::size_t length = lengthFromLead(lead);
    if (length == 1)
        return {lead, 1, true};
    if (length == 0 || length > text.size() - offset)
        return {};
    char32_t value = lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const unsigned char byte = byteAt(text, offset + i);
        if (!isContinuation(byte))
            return {};
        value = (value << 6U) | (byte & 0x3FU);
    }
    return isAllowed(value, length) ? CodePoint{value, length, true} : CodePoint{};
}

void appendUtf8(std::string &text, char32_t character)
{
    const auto append = [&text](char32_t byte) {
        text += static_cast<char>(static_cast<unsigned char>(byte));
    };
    const auto appendTail = [&](unsigned shift) { append(0x80U | ((character >> shift) & 0x3FU)); };
    if (character < 0x80) {
        append(character);
    } else if (character < 0x800) {
        append(0xC0U | (character >> 6U));
        appendTail(0);
    } else if (character < 0x10000) {
        append(0xE0U | (character >> 12U));
        appendTail(6);
        appendTail(0);
    } else {
        append(0xF0U | (character >> 18U));
        appendTail(12);
        appendTail(6);
        appendTail(0);
    }
}

std::string validUtf8(std::string_view text)
{
    std::string valid;
    valid.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint character = codePointAt(text, at);
        appendUtf8(valid, character.value);
        at += character.length;
    }
    return valid;
}

} // namespace halfplane
