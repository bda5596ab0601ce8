#include "core/variants/registry.h"

#include <algorithm>
#include <array>

namespace halfplane {

extern const VariantDescriptor standardVariant;
extern const VariantDescriptor greedyVariant;
extern const VariantDescriptor fuzzyVariant;
extern const VariantDescriptor marginFuzzyVariant;
extern const VariantDescriptor lineSearchVariant;

namespace {

constexpr std::array registeredVariants{&standardVariant, &greedyVariant, &fuzzyVariant, &marginFuzzyVariant,
                                        &lineSearchVariant};

} // namespace

std::span<const VariantDescriptor *const> variants() { return registeredVariants; }

const VariantDescriptor *findVariant(std::string_view id)
{
    const auto found = std::ranges::find(registeredVariants, id, &VariantDescriptor::id);
    return found == registeredVariants.end() ? nullptr : *found;
}

} // namespace halfplane
