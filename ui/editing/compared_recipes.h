#pragma once

#include "core/recipe.h"
#include "core/variants/descriptor.h"

#include <QString>

namespace halfplane {

class OpenDocument;

// What can be done with the recipes of a document that are compared; each is a step of its history.

bool isFull(const OpenDocument &document); ///< nothing can be added

/// The next variant that is not there yet; when all are, the recipe in focus in another order. It has the
/// focus then.
void addRecipe(OpenDocument &document);

/// Greedy, and each rate of its S alone.
void addRates(OpenDocument &document);

void removeRecipe(OpenDocument &document, std::size_t column); ///< the last one stays
void moveRecipe(OpenDocument &document, std::size_t from, std::size_t to); ///< the focus goes with it
void renameRecipe(OpenDocument &document, std::size_t column, const QString &name);

/// What a recipe is compared with at first.
Recipe counterpartOf(const Recipe &recipe);

/// What two recipes of one run agree in: with the defaults of its variant where it says nothing, and without
/// a seed that does not matter.
Recipe spelledOut(Recipe recipe);

/// What is known already where it suits the variant, its defaults elsewhere.
Parameters parametersFor(const VariantDescriptor &variant, const Parameters &known);

} // namespace halfplane
