#pragma once

#include "core/io/json.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace halfplane {

/// Checks a text's grammar and notes where its values are; stops at the first trouble. It recurses, but no
/// deeper than JsonText::deepest.
class JsonParser
{
public:
    explicit JsonParser(std::string_view text)
        : m_json(text)
        , m_text(text)
    {
    }

    Result<JsonText> parse();

private:
    bool value(std::size_t depth);
    bool array(std::size_t depth);
    bool object(std::size_t depth);
    bool member(std::size_t depth);
    bool keysDiffer(std::size_t objectIndex);
    bool string();
    bool escape();
    bool unicodeEscape();
    std::optional<char32_t> hexDigits(std::size_t offset) const;
    bool number();
    bool digits();
    bool literal();

    std::size_t open();
    void close(std::size_t index);
    bool skip(char expected);
    void skipBlanks();
    bool isAt(char c) const { return m_at < m_text.size() && m_text[m_at] == c; }
    std::string found() const;
    bool fail(std::size_t offset, std::string message);

    JsonText m_json;
    std::string_view m_text;
    std::size_t m_at = 0;
    std::optional<Failure> m_failure;
};

} // namespace halfplane
