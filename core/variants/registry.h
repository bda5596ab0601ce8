#pragma once

#include "core/variants/descriptor.h"

#include <span>

namespace halfplane {

/// Every variant, in the order in which menus show them. A new one is a file of its own and a line in
/// registry.cpp.
std::span<const VariantDescriptor *const> variants();

const VariantDescriptor *findVariant(std::string_view id);

} // namespace halfplane
