#pragma once

#include "app/words.h"
#include "core/recipe.h"

namespace halfplane {

/// The options that make a recipe: those of every variant, taken from the descriptors, and those all runs
/// share.
std::vector<Option> recipeOptions();

/// The recipe with what the options say put over it. Options that its variant does not use are wrong words.
Result<Recipe> withOptions(Recipe recipe, const CallWords &words);

} // namespace halfplane
