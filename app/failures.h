#pragma once

#include "core/result.h"

#include <string>

namespace halfplane {

// Failures as a call tells them, in one line on standard error.

/// The words of the call are wrong.
inline Failure wrongWords(std::string text) { return {.message = std::move(text), .about = Failure::Words}; }

/// "points.csv:17:2: …", with as much of the place as is known.
Failure unreadable(const std::string &name, const Failure &failure);

/// The output's name stands before the reason.
Failure unwritable(const std::string &name, const std::string &why);

} // namespace halfplane
