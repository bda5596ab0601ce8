#pragma once

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

} // namespace halfplane
