#pragma once

#include <string_view>

namespace halfplane {

/// A symbol of the variants' formulas.
struct Symbol
{
    std::string_view id; ///< "best-rate", as the pictures of formulas call it
    std::string_view letters; ///< "η*"
    std::string_view meaning; ///< for whom it is new
};

/// Null when no formula has it.
const Symbol *findSymbol(std::string_view id);

} // namespace halfplane
