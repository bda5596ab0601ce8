#pragma once

#include <string>
#include <string_view>

namespace halfplane {

/// How the character is called in LaTeX's mathematics; empty where it is none of these.
std::string_view texSymbol(char32_t character);

/// Whether it stands between two things, as "≤" does.
bool isTexOperator(char32_t character);

/// What the raised or lowered character is on the line; 0 for any other.
char32_t loweredFromSuperscript(char32_t character);
char32_t raisedFromSubscript(char32_t character);

/// One character of words, escaped or replaced.
std::string texLetter(char32_t character);

} // namespace halfplane
