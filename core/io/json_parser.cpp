#include "core/io/json_parser.h"

#include "core/text.h"
#include "core/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>
#include <vector>

namespace halfplane {

namespace {

constexpr std::size_t escapeLength = 6; // \uXXXX

constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool isJsonBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
constexpr bool isHighSurrogate(char32_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
constexpr bool isLowSurrogate(char32_t unit) { return unit >= 0xDC00 && unit < 0xE000; }

} // namespace

Result<JsonText> JsonParser::parse()
{
    skipBlanks();
    if (value(1)) {
        skipBlanks();
        if (m_at < m_text.size())
            fail(m_at, "the document ends before this, but " + found());
    }
    if (m_failure)
        return *std::move(m_failure);
    return std::move(m_json);
}

bool JsonParser::value(std::size_t depth)
{
    if (m_at == m_text.size())
        return fail(m_at, "expected a value, but the text ends here: the file may be cut off");
    const char c = m_text[m_at];
    if (c == '{' || c == '[') {
        if (depth > JsonText::deepest)
            return fail(m_at, "nested more than " + std::to_string(JsonText::deepest) + " deep");
        return c == '{' ? object(depth) : array(depth);
    }
    const std::size_t index = open();
    const bool isGood = c == '"' ? string() : isDigit(c) || c == '-' ? number() : literal();
    close(index);
    return isGood;
}

bool JsonParser::array(std::size_t depth)
{
    const std::size_t index = open();
    ++m_at;
    skipBlanks();
    if (!isAt(']')) {
        do {
            skipBlanks();
            if (!value(depth + 1))
                return false;
            skipBlanks();
        } while (skip(','));
    }
    close(index);
    return skip(']') || fail(m_at, R"(expected "," or "]", but )" + found());
}

bool JsonParser::object(std::size_t depth)
{
    const std::size_t index = open();
    ++m_at;
    skipBlanks();
    if (!isAt('}')) {
        do {
            if (!member(depth))
                return false;
            skipBlanks();
        } while (skip(','));
    }
    close(index);
    if (!skip('}'))
        return fail(m_at, R"(expected "," or "}", but )" + found());
    return keysDiffer(index);
}

bool JsonParser::member(std::size_t depth)
{
    skipBlanks();
    if (!isAt('"'))
        return fail(m_at, "expected a name in double quotes, but " + found());
    const std::size_t key = open();
    if (!string())
        return false;
    skipBlanks();
    if (!skip(':'))
        return fail(m_at, "expected \":\", but " + found());
    skipBlanks();
    const bool isGood = value(depth + 1);
    close(key);
    return isGood;
}

bool JsonParser::keysDiffer(std::size_t objectIndex)
{
    std::vector<std::pair<std::string, std::size_t>> keys;
    std::size_t key = objectIndex + 1;
    for (; key < m_json.m_places[objectIndex].next; key = m_json.m_places[key].next)
        keys.emplace_back(JsonValue(&m_json, key).string(), m_json.m_places[key].offset);
    std::ranges::sort(keys);
    const auto twice = std::ranges::adjacent_find(keys, {}, [](const auto &entry) { return entry.first; });
    if (twice == keys.end())
        return true;
    return fail(std::next(twice)->second,
                "the name " + inQuotes(twice->first) + " stands here a second time");
}

bool JsonParser::string()
{
    const std::size_t start = m_at++;
    while (m_at < m_text.size()) {
        const auto byte = static_cast<unsigned char>(m_text[m_at]);
        if (byte == '"') {
            ++m_at;
            return true;
        }
        if (byte < 0x20)
            return fail(m_at,
                        "a line end or control character in a text: write it as \\n or \\u and 4 digits");
        if (byte == '\\') {
            if (!escape())
                return false;
            continue;
        }
        const CodePoint character = codePointAt(m_text, m_at);
        if (!character.isValid)
            return fail(m_at, "this is not UTF-8: save the document as UTF-8");
        m_at += character.length;
    }
    return fail(start, "the quote that opens here is not closed: the file may be cut off");
}

bool JsonParser::escape()
{
    constexpr std::string_view simple = "\"\\/bfnrt";
    const char kind = m_at + 1 < m_text.size() ? m_text[m_at + 1] : '\0';
    if (kind == 'u')
        return unicodeEscape();
    if (simple.find(kind) == std::string_view::npos)
        return fail(m_at, "a backslash that begins no escape: write \\\\ for one in a text");
    m_at += 2;
    return true;
}

bool JsonParser::unicodeEscape()
{
    const std::optional<char32_t> unit = hexDigits(m_at + 2);
    if (!unit)
        return fail(m_at, "expected 4 hexadecimal digits after \\u");
    std::size_t end = m_at + escapeLength;
    if (isHighSurrogate(*unit) && m_text.substr(end).starts_with("\\u")) {
        const std::optional<char32_t> second = hexDigits(end + 2);
        if (second && isLowSurrogate(*second)) {
            m_at = end + escapeLength;
            return true;
        }
    }
    if (isHighSurrogate(*unit) || isLowSurrogate(*unit))
        return fail(m_at, "half a character: the other \\u escape of the pair is missing");
    m_at = end;
    return true;
}

std::optional<char32_t> JsonParser::hexDigits(std::size_t offset) const
{
    const std::string_view text = m_text.substr(std::min(offset, m_text.size()), 4);
    std::uint32_t unit = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), unit, 16);
    const bool isWhole = text.size() == 4 && error == std::errc() && end == text.data() + text.size();
    return isWhole ? std::optional<char32_t>(unit) : std::nullopt;
}

bool JsonParser::number()
{
    const std::size_t start = m_at;
    skip('-');
    const bool beginsWithZero = skip('0');
    bool isGood = beginsWithZero || digits();
    if (isGood && skip('.'))
        isGood = digits();
    if (isGood && (skip('e') || skip('E'))) {
        if (!skip('-'))
            skip('+');
        isGood = digits();
    }
    const bool goesOn = m_at < m_text.size() && (isDigit(m_text[m_at]) || m_text[m_at] == '.');
    if (isGood && !goesOn)
        return true;
    m_at = start;
    return fail(start, "expected a number as JSON writes it, but " + found());
}

bool JsonParser::digits()
{
    const std::size_t start = m_at;
    while (m_at < m_text.size() && isDigit(m_text[m_at]))
        ++m_at;
    return m_at > start;
}

bool JsonParser::literal()
{
    for (const std::string_view word : {"true", "false", "null"}) {
        if (m_text.substr(m_at, word.size()) == word) {
            m_at += word.size();
            return true;
        }
    }
    return fail(m_at, "expected a value, but " + found());
}

std::size_t JsonParser::open()
{
    m_json.m_places.push_back({static_cast<std::uint32_t>(m_at), 0});
    return m_json.m_places.size() - 1;
}

void JsonParser::close(std::size_t index)
{
    m_json.m_places[index].next = static_cast<std::uint32_t>(m_json.m_places.size());
}

bool JsonParser::skip(char expected)
{
    if (!isAt(expected))
        return false;
    ++m_at;
    return true;
}

void JsonParser::skipBlanks()
{
    while (m_at < m_text.size() && isJsonBlank(m_text[m_at]))
        ++m_at;
}

/// What stands here, as the end of a message: the word, or the one character where there is none.
std::string JsonParser::found() const
{
    if (m_at == m_text.size())
        return "the text ends here: the file may be cut off";
    const std::size_t end = std::min(m_text.find_first_of(" \t\r\n,:[]{}\"", m_at + 1), m_text.size());
    return inQuotes(m_text.substr(m_at, end - m_at)) + " stands here";
}

bool JsonParser::fail(std::size_t offset, std::string message)
{
    m_failure = failureAt(m_text, offset, std::move(message));
    return false;
}

} // namespace halfplane
