#pragma once

#include "core/dataset.h"

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

} // namespace halfplane
