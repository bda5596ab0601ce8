#pragma once

#include "core/calls/call_words.h"
#include "core/io/document.h"

namespace halfplane {

/// The options that make a recipe: those of every variant, taken from the descriptors, and those all runs
/// share.
std::vector<Option> recipeOptions();

/// The recipe with what the options say put over it. Options that its variant does not use are wrong words.
/// `whose` w0 it is that the recipe has already: "the data's own".
Result<Recipe> withOptions(Recipe recipe, const CallWords &words, std::string_view whose = "the data's own");

/// The same in one text, such as "--variant greedy --eta 1": a variant that it names has its defaults.
Result<Recipe> withWords(Recipe recipe, std::string_view text, std::string_view whose,
                         std::optional<Failure> (*troubleWith)(const CallWords &) = nullptr);

/// --with "RECIPE", as often as there are recipes to hold beside the first.
Option withOption();

/// The first recipe, which is the document's with the options put over it, and one for each --with: the first
/// with the words of RECIPE put over it. Without any --with
/// those follow that the document has beside its first. What else may be wrong with the words of a RECIPE is
/// up to the caller.
Result<std::vector<Recipe>> recipesIn(const CallWords &words, const Document &document,
                                      std::optional<Failure> (*troubleWith)(const CallWords &) = nullptr);

/// What is wrong with the i-th of recipesIn: the failure says which --with it is, of several.
Failure aboutRecipe(std::size_t i, const Failure &failure, const CallWords &words);

} // namespace halfplane
