#pragma once

#include "ui/basics/text.h"

#include <string>

namespace halfplane {

/// Appends a number as drawings have it: with at most so many decimals, at most 6, and no trailing zeros.
/// What is no finite number becomes 0, what is beyond anything drawn the farthest drawn.
void appendNumber(std::string &text, double value, int decimals = 2);

inline std::string numberText(double value, int decimals = 2)
{
    std::string text;
    appendNumber(text, value, decimals);
    return text;
}

/// The same for pages.
inline QString drawnNumber(double value, int decimals = 2) { return toText(numberText(value, decimals)); }

} // namespace halfplane
