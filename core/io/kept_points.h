#pragma once

#include "core/dataset.h"

#include <cstddef>
#include <limits>
#include <vector>

namespace halfplane {

/// Where the points of a list were in an earlier one.
struct KeptPoints
{
    static constexpr std::size_t nowhere = std::numeric_limits<std::size_t>::max();

    struct Place
    {
        std::size_t before = 0;
        std::size_t after = 0;

        bool operator==(const Place &) const = default;
    };

    std::vector<std::size_t> origins; ///< of each point, all different but for `nowhere`
    std::vector<Place> inOrder; ///< those that did not move, ascending in both lists
};

/// As many as can be did not move, unless so many points are equal that it would take too long to look at
/// all pairs: then the k-th of equal ones is taken for the k-th.
KeptPoints keptPoints(const Dataset &before, const Dataset &after);

} // namespace halfplane
