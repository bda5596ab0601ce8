#pragma once

#include "core/result.h"
#include "core/utf8.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace halfplane {

/// Ends the process, which the fuzzer takes for a find, where something does not hold that always should.
inline void require(const char *what, bool holds)
{
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

inline std::string_view textOf(const std::uint8_t *bytes, std::size_t size)
{
    return {reinterpret_cast<const char *>(bytes), size};
}

/// What holds of every failure, whatever the text: its words can be shown, and its place is in the text.
inline void requireUsable(const Failure &failure, std::string_view text)
{
    const auto lines =
        static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return c < ' '; })) + 1;
    require("the failure has words", !failure.message.empty());
    require("the words are UTF-8", validUtf8(failure.message) == failure.message);
    require("the words are few", failure.message.size() < 1000);
    require("the words fill one line", failure.message.find_first_of("\r\n") == std::string::npos);
    require("a line has a column", (failure.line == 0) == (failure.column == 0));
    require("the line is in the text", failure.line <= lines);
    require("the column is in the text", failure.column <= text.size() + 1);
}

} // namespace halfplane
