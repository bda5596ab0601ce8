#pragma once

#include "core/recipe.h"

#include <QString>

namespace halfplane {

/// What a change of a recipe is called: "change η", "choose Greedy".
QString nameOfChange(const Recipe &before, const Recipe &after);

/// The one number (or vector, or limit) that differs, by an id of its own; empty where something else or
/// more than one thing differs. Two changes of the same number can be taken together.
QString changedNumber(const Recipe &before, const Recipe &after);

} // namespace halfplane
