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

constexpr std::array registered{&cloudsGenerator, &overlapGenerator, &outlierGenerator, &parallelGenerator,
                                &xorGenerator,    &ringsGenerator,   &figure34Generator};

} // namespace

std::span<const Generator *const> generators() { return registered; }

const Generator *findGenerator(std::string_view id)
{
    const auto found = std::ranges::find(registered, id, &Generator::id);
    return found == registered.end() ? nullptr : *found;
}

} // namespace halfplane
