#pragma once

#include "core/io/document.h"

#include <QString>

#include <vector>

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

/// Whether they have the same names and make the same runs.
bool areSame(const std::vector<NamedRecipe> &these, const std::vector<NamedRecipe> &those);

/// What a recipe is compared with at first.
Recipe counterpartOf(const Recipe &recipe);

} // namespace halfplane
