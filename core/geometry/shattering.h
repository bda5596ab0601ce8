#pragma once

#include "core/dataset.h"
#include "core/space.h"
#include "core/weights.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace halfplane {

/// A family of regions of the plane; a boundary of it cuts a set of points in two, class +1 inside.
struct RegionFamily
{
    std::string_view id; ///< "lines"
    std::string_view title; ///< "Lines"
    std::string_view one; ///< "line"
    std::string_view many; ///< "lines"
    std::string_view meaning; ///< one sentence: which class is where
    Space space; ///< of the weights that describe one
    bool holdsInside = false; ///< class +1 is inside a circle, never outside
    std::size_t
        dimension; ///< Vapnik's and Chervonenkis': the most points of which every labelling is possible
};

std::span<const RegionFamily> regionFamilies();

/// What the boundaries of a space are first compared with.
const RegionFamily &familyOf(Space space);

/// Beyond it the labellings are too many to be looked at.
inline constexpr std::size_t mostShattered = 5;

/// One way to give classes to some points, and a boundary that does it.
struct Labelling
{
    Dataset points; ///< with the classes
    std::optional<Weights> w; ///< nothing: there is none, decided without rounding
};

/// All the labellings of some points, from all −1 to all +1.
struct Shattering
{
    const RegionFamily *family = nullptr;
    std::vector<Labelling> labellings;

    std::size_t possible() const;
};

/// Their classes do not matter. At most mostShattered points, finite.
Shattering shattering(const Dataset &points, const RegionFamily &family);

/// Sauer's lemma: regions of this dimension cut at most so many subsets out of so many points.
std::size_t sauerBound(std::size_t points, std::size_t dimension);

} // namespace halfplane
