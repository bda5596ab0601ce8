#pragma once

#include "core/dataset.h"
#include "core/io/document.h"

#include <QString>

// What changes of a document are made of and called.

namespace halfplane {

/// The difference of two lists of points: from a place on, some points give way to others.
struct Splice
{
    std::size_t at = 0;
    Dataset removed;
    Dataset inserted;

    /// The least such difference.
    static Splice between(const Dataset &before, const Dataset &after);

    bool isEmpty() const { return removed.empty() && inserted.empty(); }
    Splice reversed() const { return {at, inserted, removed}; }
    void applyTo(Dataset &points) const;

    bool operator==(const Splice &) const = default;
};

/// What a change of a recipe is called: "change η", "choose Greedy".
QString nameOfChange(const Recipe &before, const Recipe &after);
QString nameOfChange(const std::vector<NamedRecipe> &before, const std::vector<NamedRecipe> &after);

/// The one number (or vector, or limit) that differs, by an id of its own; empty where something else or
/// more than one thing differs. Two changes of the same number can be taken together.
QString changedNumber(const Recipe &before, const Recipe &after);

} // namespace halfplane
