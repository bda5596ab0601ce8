#pragma once

#include "app/failures.h"

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
    std::string meaning;
    char letter = 0; ///< its short form; 0 for none
};

/// The words of a call, sorted: "--eta 1", "--eta=1" and the rest.
struct CallWords
{
    std::vector<std::string> others;
    std::map<std::string, std::string, std::less<>> options;

    const std::string *value(std::string_view option) const;
    bool has(std::string_view option) const { return value(option) != nullptr; }
};

/// Only the options given are known; an unknown one is answered with the nearest that exists.
Result<CallWords> sortWords(std::span<const std::string> words, std::span<const Option> known);

/// The word most like this one, if any is alike.
std::optional<std::string> nearest(std::string_view word, std::span<const std::string> candidates);

} // namespace halfplane
