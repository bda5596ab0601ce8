#pragma once

#include "core/io/json.h"
#include "core/result.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace halfplane {

/// How the values of a document are read: into a place that has the type, or with a failure. Its message
/// begins with what goes behind the value's name (": must be a number", "[2]: …", ".seed: …"), and whoever
/// knows the name puts it in front, up to ".recipe.seed: must be …".
using Trouble = std::optional<Failure>;

/// Behind the dot the name is shortened and made harmless, as it is the file's.
Failure inMember(std::string_view name, Failure failure);
Failure inElement(std::size_t index, Failure failure);

Trouble readText(const JsonValue &value, std::string &text);
Trouble readNumber(const JsonValue &value, double &number);
Trouble readNumbers(const JsonValue &value, std::vector<double> &numbers);
Trouble readCount(const JsonValue &value, std::uint64_t &count);

/// The elements where the value is an array of so many.
template <std::size_t N>
std::optional<std::array<JsonValue, N>> tuple(const JsonValue &value)
{
    if (value.kind() != JsonValue::Kind::Array)
        return std::nullopt;
    std::array<JsonValue, N> elements;
    std::size_t count = 0;
    for (const JsonValue &element : value.children()) {
        if (count == N)
            return std::nullopt;
        elements[count++] = element;
    }
    return count == N ? std::optional(elements) : std::nullopt;
}

/// A member that an object may have, and what reads it.
template <class Target>
struct Member
{
    std::string_view name;
    Trouble (*read)(const JsonValue &value, Target &target);
};

/// Puts a member at the end of a list of members on one line.
void appendMember(std::string &members, std::string_view name, const std::string &json);

/// Reads an object's known members in the order of the text and adds the others to `unknown`.
template <class Target>
Trouble readObject(const JsonValue &object, std::span<const Member<Target>> known, Target &target,
                   std::string &unknown)
{
    if (object.kind() != JsonValue::Kind::Object)
        return object.failure(": must be an object, { … }");
    for (const JsonValue &key : object.children()) {
        const std::string name = key.string();
        const auto member = std::ranges::find(known, name, &Member<Target>::name);
        if (member == known.end())
            appendMember(unknown, name, inlineJson(key.member()));
        else if (Trouble trouble = member->read(key.member(), target))
            return inMember(name, *std::move(trouble));
    }
    return std::nullopt;
}

} // namespace halfplane
