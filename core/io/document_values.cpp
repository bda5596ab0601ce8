#include "core/io/document_values.h"

#include "core/numbers.h"
#include "core/text.h"

#include <charconv>

namespace halfplane {

Failure inMember(std::string_view name, Failure failure)
{
    failure.message.insert(0, "." + harmless(name));
    return failure;
}

Failure inElement(std::size_t index, Failure failure)
{
    failure.message.insert(0, "[" + std::to_string(index) + "]");
    return failure;
}

Trouble readText(const JsonValue &value, std::string &text)
{
    if (value.kind() != JsonValue::Kind::String)
        return value.failure(": must be a text in double quotes");
    text = value.string();
    return std::nullopt;
}

Trouble readNumber(const JsonValue &value, double &number)
{
    if (value.kind() != JsonValue::Kind::Number)
        return value.failure(": must be a number");
    const std::optional<double> read = numberFrom(value.token());
    if (!read)
        return value.failure(": " + inQuotes(value.token())
                             + " is too large: numbers go up to about 1.8e308");
    number = *read;
    return std::nullopt;
}

Trouble readNumbers(const JsonValue &value, std::vector<double> &numbers)
{
    if (value.kind() != JsonValue::Kind::Array)
        return value.failure(": must be a list of numbers, [ … ]");
    for (const JsonValue &element : value.children()) {
        if (Trouble trouble = readNumber(element, numbers.emplace_back()))
            return inElement(numbers.size() - 1, *std::move(trouble));
    }
    return std::nullopt;
}

Trouble readCount(const JsonValue &value, std::uint64_t &count)
{
    if (value.kind() == JsonValue::Kind::Number) {
        const std::string_view token = value.token();
        const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), count);
        if (error == std::errc() && end == token.data() + token.size())
            return std::nullopt;
    }
    return value.failure(": must be a whole number from 0 to 18446744073709551615");
}

void appendMember(std::string &members, std::string_view name, const std::string &json)
{
    if (!members.empty())
        members += ", ";
    members += jsonString(name) + ": " + json;
}

} // namespace halfplane
