#pragma once

#include "core/dataset.h"
#include "core/variants/descriptor.h"

#include <limits>

namespace halfplane {

/// Makes points for a lesson: what it is, said once; menus, forms and tests follow from it.
struct Generator
{
    std::string_view id; ///< "clouds"
    std::string_view title; ///< "Two clouds"
    std::string_view noun; ///< "two clouds": what follows "generate"
    std::string_view purpose; ///< one sentence
    std::string_view source = {}; ///< where the points are from, when they are somebody's
    std::vector<ParameterDescriptor> parameters; ///< numbers
    std::uint64_t usualSeed = 1;
    std::uint64_t largestSeed = std::numeric_limits<std::uint64_t>::max();

    /// The same points on every machine. Parameters are complete and in range.
    Dataset (*make)(const Parameters &, std::uint64_t seed);
};

/// The points for these values, defaults elsewhere. The failure names the value that cannot be.
Result<Dataset> generated(const Generator &generator, const Parameters &values, std::uint64_t seed);

} // namespace halfplane
