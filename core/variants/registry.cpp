#include "core/variants/registry.h"

#include <algorithm>
#include <array>
#include <utility>

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

Parameters parametersFor(const VariantDescriptor &variant, const Parameters &known)
{
    Parameters result;
    for (const ParameterDescriptor &parameter : variant.parameters) {
        const auto found = known.find(parameter.id);
        const bool suits = found != known.end() && !troubleWith(parameter, found->second);
        result.emplace(parameter.id, suits ? found->second : parameter.fallback);
    }
    return result;
}

Recipe spelledOut(Recipe recipe)
{
    const VariantDescriptor *variant = findVariant(recipe.variant);
    if (auto parameters = variant != nullptr ? completed(*variant, recipe.parameters) : Parameters{})
        recipe.parameters = *std::move(parameters);
    if (recipe.order == Order::Given)
        recipe.seed = Recipe{}.seed;
    return recipe;
}

bool isSameRun(const Recipe &one, const Recipe &other) { return spelledOut(one) == spelledOut(other); }

} // namespace halfplane
