#pragma once

#include "core/theorems/theorem.h"

#include <span>

namespace halfplane {

/// Every theorem, in the order of the sources. A new one is a file of its own and a line in registry.cpp.
std::span<const TheoremDescriptor *const> theorems();

/// Those that concern a variant in a space.
std::vector<const TheoremDescriptor *> theoremsFor(const VariantDescriptor &variant, Space space);

/// The least bound on the updates of a run that holds at its end, and the theorem that says so.
struct MistakeBound
{
    double bound = 0;
    const TheoremDescriptor *theorem = nullptr;
};
std::optional<MistakeBound> leastMistakeBound(const Evidence &evidence);

const TheoremDescriptor *findTheorem(std::string_view id);

/// Why nothing separates some points: no theorem of the sources, and so not among them. It has a page, a line
/// in the window's list and a paragraph of the report.
extern const TheoremDescriptor separationTheorem;

} // namespace halfplane
