#pragma once

#include "core/recipe.h"

namespace halfplane {

/// The recipe in the words of the command line: "--variant greedy --etas 0.5,1,2,4 --space origin". Variant,
/// parameters and space are always said, the rest where it is not as it is without a word.
std::string recipeWords(const Recipe &recipe);

/// Words that make the recipe of another one: what they leave out is as there.
std::string recipeWords(const Recipe &recipe, const Recipe &over);

} // namespace halfplane
