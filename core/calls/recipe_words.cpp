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

/// Zeros where nothing was said of it before.
std::string startWords(const Recipe &recipe, const Recipe &over)
{
    if (recipe.start == over.start)
        return {};
    const std::vector<double> zeros(dimension(recipe.space));
    return " --w0 " + written(recipe.start.empty() ? zeros : recipe.start);
}

std::string capWords(const Caps &caps, const Caps &over)
{
    std::string words;
    if (caps.updates != over.updates)
        words += " --max-updates " + std::to_string(caps.updates);
    if (caps.sweeps != over.sweeps)
        words += " --max-sweeps " + (caps.sweeps ? std::to_string(*caps.sweeps) : "none");
    return words;
}

} // namespace

std::string recipeWords(const Recipe &recipe, const Recipe &over)
{
    std::string words = "--variant " + recipe.variant + parameterWords(recipe) + " --space "
        + std::string(idOf(recipe.space)) + startWords(recipe, over);
    if (recipe.order != over.order || recipe.seed != over.seed)
        words += " --order " + std::string(idOf(recipe.order)) + " --seed " + std::to_string(recipe.seed);
    if (recipe.holdOut != over.holdOut)
        words += " --hold-out " + shortest(recipe.holdOut.share) + " --hold-out-seed "
            + std::to_string(recipe.holdOut.seed);
    return words + capWords(recipe.caps, over.caps);
}

/// A seed by which nothing is drawn is not said.
std::string recipeWords(const Recipe &recipe)
{
    Recipe usual;
    usual.seed = recipe.seed;
    usual.holdOut.seed = recipe.holdOut.seed;
    return recipeWords(recipe, usual);
}

} // namespace halfplane
