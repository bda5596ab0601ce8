#pragma once

#include "core/io/document.h"

#include <QString>

#include <vector>

namespace halfplane {

/// What one of several recipes is called: its own name, otherwise its variant's; and what tells it from the
/// others.
struct ColumnName
{
    QString title; ///< "Greedy"
    QString details; ///< "S = 0.5, 1, 2, 4"

    QString whole() const { return details.isEmpty() ? title : title + u' ' + details; }
    bool operator==(const ColumnName &) const = default;
};

ColumnName nameOfColumn(const std::vector<NamedRecipe> &all, std::size_t column);

} // namespace halfplane
