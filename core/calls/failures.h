#pragma once

#include "core/result.h"

namespace halfplane {

// Failures as a call tells them, in one line on standard error.

/// The words of the call are wrong.
inline Failure wrongWords(std::string text) { return {.message = std::move(text), .about = Failure::Words}; }

/// What is wrong with what was read under this name.
inline Failure unreadable(const std::string &name, Failure failure)
{
    failure.file = name;
    failure.about = Failure::Data;
    return failure;
}

/// "points.csv:17:2: …", with as much of the place as is known.
inline std::string inOneLine(const Failure &failure)
{
    std::string place = failure.file;
    if (failure.line > 0)
        place += ":" + std::to_string(failure.line);
    if (failure.line > 0 && failure.column > 0)
        place += ":" + std::to_string(failure.column);
    return (failure.file.empty() ? "" : place + ": ") + failure.words();
}

/// The output's name stands before the reason.
inline Failure unwritable(const std::string &name, const std::string &why)
{
    return {.message = name + ": " + why, .about = Failure::Output};
}

} // namespace halfplane
