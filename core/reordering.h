#pragma once

#include "core/dataset.h"

#include <cstdint>

namespace halfplane {

/// Another order of a list of points: at each place, where in the list the point is that comes there.
using Reordering = std::vector<std::size_t>;

enum class SortKey { X1, X2, Class };

/// Every point once, by shuffle() of core/visits.h from the identity: the same seed means the same order.
Reordering shuffledOrder(std::size_t count, std::uint64_t seed);

Reordering reversedOrder(std::size_t count);

/// Ascending, or descending where the list ascends already. Points that are equal in the key keep their
/// order.
Reordering sortedOrder(const Dataset &points, SortKey key);

/// The chosen points, ascending, go together before the point that is at `to`, which may be the end.
Reordering movedOrder(std::size_t count, const std::vector<std::size_t> &chosen, std::size_t to);

} // namespace halfplane
