#include "core/io/json.h"

#include "core/io/json_parser.h"
#include "core/text.h"
#include "core/utf8.h"

#include <array>
#include <charconv>
#include <limits>

namespace halfplane {

namespace {

struct Escape
{
    char letter;
    char character;
};

constexpr std::array<Escape, 7> shortEscapes{
    {{'"', '"'}, {'\\', '\\'}, {'b', '\b'}, {'f', '\f'}, {'n', '\n'}, {'r', '\r'}, {'t', '\t'}}};

char32_t hexUnit(std::string_view text)
{
    std::uint32_t unit = 0;
    std::from_chars(text.data(), text.data() + 4, unit, 16);
    return unit;
}

/// The character of the escape that `text` begins with (one that the parser has let pass), and its length.
CodePoint unescaped(std::string_view text)
{
    if (text[1] != 'u') {
        for (const Escape &escape : shortEscapes) {
            if (escape.letter == text[1])
                return {static_cast<unsigned char>(escape.character), 2, true};
        }
        return {U'/', 2, true};
    }
    const char32_t unit = hexUnit(text.substr(2));
    if (unit < 0xD800 || unit >= 0xE000)
        return {unit, 6, true};
    const char32_t low = hexUnit(text.substr(8));
    return {0x10000 + ((unit - 0xD800) << 10U) + (low - 0xDC00), 12, true};
}

void appendEscaped(std::string &json, char32_t character)
{
    for (const Escape &escape : shortEscapes) {
        if (static_cast<char32_t>(escape.character) == character) {
            json += '\\';
            json += escape.letter;
            return;
        }
    }
    if (character >= 0x20) {
        appendUtf8(json, character);
        return;
    }
    constexpr std::string_view hexDigits = "0123456789abcdef";
    json += "\\u00";
    json += hexDigits[character >> 4U];
    json += hexDigits[character & 0xFU];
}

/// The length of the string that `text` begins with, quotes included.
std::size_t stringLength(std::string_view text)
{
    std::size_t at = 1;
    while (text[at] != '"')
        at += text[at] == '\\' ? 2 : 1;
    return at + 1;
}

void appendInline(std::string &json, const JsonValue &value);

void appendInlineArray(std::string &json, const JsonValue &array)
{
    std::string_view separator;
    json += '[';
    for (const JsonValue &element : array.children()) {
        json += separator;
        appendInline(json, element);
        separator = ", ";
    }
    json += ']';
}

void appendInlineObject(std::string &json, const JsonValue &object)
{
    std::string_view separator = " ";
    json += '{';
    for (const JsonValue &key : object.children()) {
        json += separator;
        json += jsonString(key.string());
        json += ": ";
        appendInline(json, key.member());
        separator = ", ";
    }
    json += separator == " " ? "}" : " }";
}

/// Recurses no deeper than the text is nested.
void appendInline(std::string &json, const JsonValue &value)
{
    switch (value.kind()) {
    case JsonValue::Kind::Array:
        return appendInlineArray(json, value);
    case JsonValue::Kind::Object:
        return appendInlineObject(json, value);
    case JsonValue::Kind::String:
        json += jsonString(value.string());
        return;
    case JsonValue::Kind::Null:
    case JsonValue::Kind::Boolean:
    case JsonValue::Kind::Number:
        json += value.token();
        return;
    }
}

} // namespace

Result<JsonText> JsonText::parse(std::string_view text)
{
    if (text.size() >= std::numeric_limits<std::uint32_t>::max())
        return Failure{"the text is larger than 4 GB"};
    return JsonParser(text).parse();
}

JsonValue::Kind JsonValue::kind() const
{
    switch (m_text->m_text[m_text->m_places[m_index].offset]) {
    case '{':
        return Kind::Object;
    case '[':
        return Kind::Array;
    case '"':
        return Kind::String;
    case 't':
    case 'f':
        return Kind::Boolean;
    case 'n':
        return Kind::Null;
    default:
        return Kind::Number;
    }
}

std::string_view JsonValue::token() const
{
    const std::string_view text = m_text->m_text.substr(m_text->m_places[m_index].offset);
    if (kind() == Kind::String)
        return text.substr(0, stringLength(text));
    return text.substr(0, text.find_first_of(" \t\r\n,]}"));
}

std::string JsonValue::string() const
{
    const std::string_view quotedText = token();
    const std::string_view text = quotedText.substr(1, quotedText.size() - 2);
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const bool isEscape = text[at] == '\\';
        const CodePoint character = isEscape ? unescaped(text.substr(at)) : codePointAt(text, at);
        appendUtf8(result, character.value);
        at += character.length;
    }
    return result;
}

JsonValue JsonValue::member() const { return {m_text, m_index + 1}; }

Failure JsonValue::failure(std::string message) const
{
    return failureAt(m_text->m_text, m_text->m_places[m_index].offset, std::move(message));
}

std::string jsonString(std::string_view text)
{
    std::string json = "\"";
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint character = codePointAt(text, at);
        appendEscaped(json, character.value);
        at += character.length;
    }
    return json + '"';
}

std::string inlineJson(const JsonValue &value)
{
    std::string json;
    appendInline(json, value);
    return json;
}

} // namespace halfplane
