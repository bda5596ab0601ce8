#include "core/calls/recipe_words.h"

#include "core/numbers.h"
#include "core/variants/registry.h"

namespace halfplane {

namespace {

/// The values of all that the variant has, in the order of its descriptor.
std::string parameterWords(const Recipe &recipe)
{
    std::string words;
    const VariantDescriptor *variant = findVariant(recipe.variant);
    if (variant == nullptr)
        return words;
    for (const ParameterDescriptor &parameter : variant->parameters) {
        const auto said = recipe.parameters.find(parameter.id);
        const ParameterValue &value = said == recipe.parameters.end() ? parameter.fallback : said->second;
        words += " --" + std::string(parameter.id) + " " + written(value);
    }
    return words;
}

} // namespace

std::string recipeWords(const Recipe &recipe)
{
    const Recipe defaults;
    std::string words = "--variant " + recipe.variant + parameterWords(recipe) + " --space "
        + std::string(idOf(recipe.space));
    if (!recipe.start.empty())
        words += " --w0 " + written(recipe.start);
    if (recipe.order != defaults.order)
        words += " --order " + std::string(idOf(recipe.order)) + " --seed " + std::to_string(recipe.seed);
    if (recipe.holdOut.share != 0)
        words += " --hold-out " + shortest(recipe.holdOut.share) + " --hold-out-seed "
            + std::to_string(recipe.holdOut.seed);
    if (recipe.caps.updates != defaults.caps.updates)
        words += " --max-updates " + std::to_string(recipe.caps.updates);
    if (recipe.caps.sweeps)
        words += " --max-sweeps " + std::to_string(*recipe.caps.sweeps);
    return words;
}

} // namespace halfplane
