#include "core/text.h"

#include "core/utf8.h"

#include <algorithm>
#include <array>

namespace halfplane {

namespace {

constexpr std::size_t mostShown = 40;

struct CharacterRange
{
    char32_t first;
    char32_t last;
};

/// Controls, and characters that are invisible, break lines or turn the direction of writing.
constexpr std::array<CharacterRange, 11> disturbing{{{0x00, 0x1F},
                                                     {0x7F, 0x9F},
                                                     {0xAD, 0xAD},
                                                     {0x061C, 0x061C},
                                                     {0x180E, 0x180E},
                                                     {0x200B, 0x200F},
                                                     {0x2028, 0x202E},
                                                     {0x2060, 0x206F},
                                                     {0xFEFF, 0xFEFF},
                                                     {0xFFF9, 0xFFFB},
                                                     {0xE0000, 0xE007F}}};

bool isDisturbing(char32_t character)
{
    return std::ranges::any_of(
        disturbing, [=](const CharacterRange &r) { return character >= r.first && character <= r.last; });
}

std::string escaped(char32_t character)
{
    constexpr std::string_view hexDigits = "0123456789abcdef";
    std::string digits;
    for (char32_t rest = character; rest > 0 || digits.size() < 4; rest >>= 4U)
        digits.insert(digits.begin(), hexDigits[rest & 0xFU]);
    return "\\u" + digits;
}

void appendHarmless(std::string &text, char32_t character)
{
    if (isDisturbing(character))
        text += escaped(character);
    else
        appendUtf8(text, character);
}

} // namespace

std::string_view withoutByteOrderMark(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

std::string_view lineAt(std::string_view text, std::size_t start)
{
    std::size_t end = start;
    while (end < text.size() && text[end] != '\n' && text[end] != '\r')
        ++end;
    return text.substr(start, end - start);
}

std::string_view lineEndAt(std::string_view text, std::size_t end)
{
    return text.substr(end, text.substr(end).starts_with("\r\n") ? 2 : 1);
}

std::vector<std::string> splitAt(std::string_view text, std::string_view between)
{
    std::vector<std::string> words;
    while ((text = text.substr(std::min(text.find_first_not_of(between), text.size()))).size() > 0) {
        words.emplace_back(text.substr(0, text.find_first_of(between)));
        text.remove_prefix(words.back().size());
    }
    return words;
}

Failure failureAt(std::string_view text, std::size_t offset, std::string message)
{
    std::size_t line = 1;
    std::size_t lineStart = 0;
    for (std::size_t i = 0; i < offset; ++i) {
        const bool isInsideLineEnd = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
        if ((text[i] == '\n' || text[i] == '\r') && !isInsideLineEnd) {
            ++line;
            lineStart = i + 1;
        }
    }
    std::size_t column = 1;
    for (std::size_t i = lineStart; i < offset; i += codePointAt(text, i).length)
        ++column;
    return {std::move(message), line, column};
}

std::string visible(std::string_view text)
{
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint character = codePointAt(text, at);
        at += character.length;
        appendHarmless(result, character.value);
    }
    return result;
}

std::string harmless(std::string_view text)
{
    std::string result;
    std::size_t shown = 0;
    for (std::size_t at = 0; at < text.size(); ++shown) {
        const CodePoint character = codePointAt(text, at);
        at += character.length;
        if (shown == mostShown - 1 && at < text.size())
            return result + "…";
        appendHarmless(result, character.value);
    }
    return result;
}

std::string inQuotes(std::string_view text) { return '"' + harmless(text) + '"'; }

std::optional<Failure> utf16Trouble(std::string_view text)
{
    if (!text.starts_with("\xFF\xFE") && !text.starts_with("\xFE\xFF"))
        return std::nullopt;
    return Failure{"the text is UTF-16: save it as UTF-8", 1, 1};
}

} // namespace halfplane
