#pragma once

#include "core/generators/generator.h"

#include <span>

namespace halfplane {

/// Every generator, in the order in which menus show them. A new one is a file of its own and a line in
/// registry.cpp.
std::span<const Generator *const> generators();

const Generator *findGenerator(std::string_view id);

} // namespace halfplane
