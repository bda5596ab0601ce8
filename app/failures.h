#pragma once

#include "core/result.h"

namespace halfplane {

// Failures as a call tells them, in one line on standard error.

/// The words of the call are wrong.
inline Failure wrongWords(std::string text) { return {.message = std::move(text), .about = Failure::Words}; }

/// "points.csv:17:2: …", with as much of the place as is known.
inline Failure unreadable(const std::string &name, const Failure &failure)
{
    std::string place = name;
    if (failure.line > 0)
        place += ":" + std::to_string(failure.line);
    if (failure.line > 0 && failure.column > 0)
        place += ":" + std::to_string(failure.column);
    return {.message = place + ": " + failure.message};
}

/// The output's name stands before the reason.
inline Failure unwritable(const std::string &name, const std::string &why)
{
    return {.message = name + ": " + why, .about = Failure::Output};
}

} // namespace halfplane
