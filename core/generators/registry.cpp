#include "core/generators/registry.h"

#include <algorithm>
#include <array>

namespace halfplane {

extern const Generator cloudsGenerator;
extern const Generator overlapGenerator;
extern const Generator outlierGenerator;
extern const Generator parallelGenerator;
extern const Generator xorGenerator;
extern const Generator ringsGenerator;
extern const Generator figure34Generator;

namespace {

constexpr std::array registeredGenerators{&cloudsGenerator,   &overlapGenerator, &outlierGenerator,
                                          &parallelGenerator, &xorGenerator,     &ringsGenerator,
                                          &figure34Generator};

} // namespace

std::span<const Generator *const> generators() { return registeredGenerators; }

const Generator *findGenerator(std::string_view id)
{
    const auto found = std::ranges::find(registeredGenerators, id, &Generator::id);
    return found == registeredGenerators.end() ? nullptr : *found;
}

} // namespace halfplane
