#include "core/io/base64.h"

#include <array>
#include <cstdint>

namespace halfplane {

namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t none = 255;

constexpr std::array<std::uint8_t, 256> valuesOfLetters()
{
    std::array<std::uint8_t, 256> values{};
    values.fill(none);
    for (std::size_t i = 0; i < letters.size(); ++i)
        values[static_cast<unsigned char>(letters[i])] = static_cast<std::uint8_t>(i);
    return values;
}

constexpr auto values = valuesOfLetters();

std::uint32_t byteOrZero(std::string_view bytes, std::size_t index)
{
    return index < bytes.size() ? static_cast<unsigned char>(bytes[index]) : 0U;
}

bool isBlankOrBreak(char character)
{
    return character == ' ' || character == '\t' || character == '\r' || character == '\n';
}

} // namespace

std::string toBase64(std::string_view bytes)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::uint32_t group =
            byteOrZero(bytes, i) << 16U | byteOrZero(bytes, i + 1) << 8U | byteOrZero(bytes, i + 2);
        for (std::size_t k = 0; k < 4; ++k)
            text += i + k > bytes.size() ? '=' : letters[group >> (18U - 6U * k) & 63U];
    }
    return text;
}

std::optional<std::string> fromBase64(std::string_view text)
{
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    std::uint32_t group = 0;
    std::size_t count = 0; // of letters, fill included
    std::size_t fill = 0;
    for (const char character : text) {
        if (isBlankOrBreak(character))
            continue;
        const std::uint8_t value = values[static_cast<unsigned char>(character)];
        if (character == '=')
            ++fill;
        else if (value == none || fill > 0)
            return std::nullopt;
        group = group << 6U | (character == '=' ? 0U : value);
        if (++count % 4 != 0)
            continue;
        for (std::size_t k = 0; k + fill < 3; ++k)
            bytes += static_cast<char>(group >> (16U - 8U * k) & 255U);
        group = 0;
    }
    if (count % 4 != 0 || fill > 2)
        return std::nullopt;
    return bytes;
}

} // namespace halfplane
