#pragma once

#include "ui/editing/selection.h"

#include <QItemSelection>

namespace halfplane {

/// Selected points as whole rows of a table, and back; rows beyond `count` are none of points.
QItemSelection rowsOf(const Selection &selection, const QAbstractItemModel &model);
Selection selectionOf(const QItemSelection &rows, std::size_t count);

} // namespace halfplane
