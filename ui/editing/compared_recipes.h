#pragma once

#include "core/recipe.h"

#include <QString>

namespace halfplane {

class OpenDocument;

// What can be done with the recipes of a document that are compared; each is a step of its history.

bool isFull(const OpenDocument &document); ///< nothing can be added

/// The recipe in focus once more, which has the focus then.
void addRecipe(OpenDocument &document);

/// Greedy, and each rate of its S alone.
void addRates(OpenDocument &document);

void removeRecipe(OpenDocument &document, std::size_t column); ///< the last one stays
void moveRecipe(OpenDocument &document, std::size_t from, std::size_t to); ///< the focus goes with it
void renameRecipe(OpenDocument &document, std::size_t column, const QString &name);

/// What a recipe is compared with at first.
Recipe counterpartOf(const Recipe &recipe);

} // namespace halfplane
