#pragma once

#include "core/result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace halfplane {

class JsonText;

/// One value of a JSON text, or the key of a member: a place in the text that knows what stands there. Valid
/// as long as its JsonText.
class JsonValue
{
public:
    enum class Kind { Null, Boolean, Number, String, Array, Object };

    /// The elements of an array, or the keys of an object.
    class Children;

    JsonValue() = default;
    JsonValue(const JsonText *text, std::size_t index)
        : m_text(text)
        , m_index(index)
    {
    }

    Kind kind() const;
    std::string_view token() const; ///< as it stands in the text; of what is no array and no object
    std::string string() const; ///< of a string or a key: what it means
    Children children() const;
    JsonValue member() const; ///< of a key: its value

    /// A failure that has this value's line and column.
    Failure failure(std::string message) const;

private:
    const JsonText *m_text = nullptr;
    std::size_t m_index = 0;
};

/// A text that is JSON (RFC 8259) throughout: it is UTF-8, no object has a key twice, and nothing is nested
/// deeper than `deepest`. Holds no more than where each value is, 8 bytes a value, and keeps a view of the
/// text, which has to live as long. Values come in the order of the text: an array is followed by its
/// elements, an object by its keys and a key by its value.
class JsonText
{
public:
    static constexpr std::size_t deepest = 64;

    /// The text has no byte order mark.
    static Result<JsonText> parse(std::string_view text);

    JsonValue root() const { return {this, 0}; }

private:
    friend class JsonValue;
    friend class JsonParser;

    struct Place
    {
        std::uint32_t offset; ///< of the first character
        std::uint32_t next; ///< index of the first value behind this one and all that it contains
    };

    explicit JsonText(std::string_view text)
        : m_text(text)
    {
    }

    std::string_view m_text;
    std::vector<Place> m_places;
};

class JsonValue::Children
{
public:
    class Iterator
    {
    public:
        explicit Iterator(JsonValue value)
            : m_value(value)
        {
        }

        const JsonValue &operator*() const { return m_value; }
        Iterator &operator++()
        {
            m_value.m_index = m_value.m_text->m_places[m_value.m_index].next;
            return *this;
        }
        bool operator==(const Iterator &other) const { return m_value.m_index == other.m_value.m_index; }

    private:
        JsonValue m_value;
    };

    explicit Children(const JsonValue &parent)
        : m_parent(parent)
    {
    }

    Iterator begin() const { return Iterator({m_parent.m_text, m_parent.m_index + 1}); }
    Iterator end() const { return ++Iterator(m_parent); }

private:
    JsonValue m_parent;
};

inline JsonValue::Children JsonValue::children() const { return Children(*this); }

/// The text as a JSON string, quotes included. What is not UTF-8 becomes the replacement character.
std::string jsonString(std::string_view text);

/// The value on one line, in one form whatever blanks and escapes it was written with. Numbers stay as they
/// are: another program may need more digits than a double has.
std::string inlineJson(const JsonValue &value);

} // namespace halfplane
