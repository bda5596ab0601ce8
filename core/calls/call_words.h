#pragma once

#include "core/calls/failures.h"

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace halfplane {

/// An option of a command: "--eta 1", and perhaps "-o FILE" for short.
struct Option
{
    std::string name; ///< "eta"
    std::string placeholder; ///< "1"; empty for an option that takes no value
    std::string meaning; ///< empty for an option that help does not name
    char letter = 0; ///< its short form; 0 for none
    bool mayRepeat = false; ///< and then takes whatever word follows, such as "--eta 2"
};

/// The words of a call, sorted: "--eta 1", "--eta=1" and the rest.
struct CallWords
{
    std::vector<std::string> others;
    std::map<std::string, std::string, std::less<>> options;
    std::map<std::string, std::vector<std::string>, std::less<>> repeated =
        {}; ///< of options that may repeat

    const std::string *value(std::string_view option) const;
    bool has(std::string_view option) const { return value(option) != nullptr; }

    /// Of an option that may repeat, in the order of the call.
    std::span<const std::string> values(std::string_view option) const;
};

/// Only the options given are known; an unknown one is answered with the nearest that exists.
Result<CallWords> sortWords(std::span<const std::string> words, std::span<const Option> known);

/// Which whole numbers an option takes.
struct WholeNumbers
{
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

/// The value of an option as a whole number.
Result<std::uint64_t> wholeNumber(std::string_view option, const std::string &text,
                                  const WholeNumbers &taken = {});

/// The word most like this one, if any is alike.
std::optional<std::string> nearest(std::string_view word, std::span<const std::string> candidates);

} // namespace halfplane
