#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace halfplane {

/// The shortest text that reads back to the same double, whatever the locale: "0.1", "-9.134869434832888".
std::string shortest(double value);

/// For people: about `digits` significant digits, a real minus sign, thin groups of thousands and no zeros at
/// the end: "−5.37", "0.0427", "573 898", "1.2·10¹⁹", "∞". Whole numbers up to 10¹⁵ are exact. Never "-0".
std::string readable(double value, int digits = 3);

/// As one more term of a sum: " + 3", " − 0.5".
std::string signedTerm(double value, int digits = 3);

/// "56.3°"
std::string inDegrees(double radians, int digits = 4);

/// The whole of `text` as a finite number; a leading '+' and a Unicode minus are understood, blanks are not.
/// What is too small for a double, such as "1e-400", is 0; what is too large is none.
std::optional<double> numberFrom(std::string_view text);

/// Whether `text` is a number, but one that no double can hold: "1e400".
bool isTooLarge(std::string_view text);

} // namespace halfplane
