#pragma once

#include "core/recipe.h"
#include "core/variants/descriptor.h"

#include <span>

namespace halfplane {

/// Every variant, in the order in which menus show them. A new one is a file of its own and a line in
/// registry.cpp.
std::span<const VariantDescriptor *const> variants();

const VariantDescriptor *findVariant(std::string_view id);

/// What is known already where it suits the variant, its defaults elsewhere.
Parameters parametersFor(const VariantDescriptor &variant, const Parameters &known);

/// What two recipes of one run agree in: with the defaults of its variant where it says nothing, and without
/// a seed that does not matter.
Recipe spelledOut(Recipe recipe);

bool isSameRun(const Recipe &one, const Recipe &other);

} // namespace halfplane
