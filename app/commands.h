#pragma once

#include "app/words.h"

namespace halfplane {

/// A word of the command line and what it does.
struct Command
{
    std::string_view name;
    std::string_view usage; ///< the line behind "Usage:"
    std::string_view purpose; ///< one line
    std::vector<Option> (*options)();
    std::optional<Failure> (*carryOut)(const CallWords &words);
};

/// Every command, in the order in which help lists them.
std::span<const Command> commands();

std::string helpText();
std::string helpText(const Command &command);

} // namespace halfplane
