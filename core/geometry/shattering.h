#pragma once

#include "core/dataset.h"
#include "core/space.h"
#include "core/weights.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
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
    std::optional<Space> space; ///< of the weights that describe one; rectangles have none
    bool holdsInside = false; ///< class +1 is inside a circle, never outside
    /// Vapnik's and Chervonenkis': the most points of which every labelling is possible.
    std::size_t dimension;
    std::string_view whyNoMore; ///< a sentence: why one point more is never shattered
};

/// Its sides are parallel to the axes and belong to it. It is the least that holds what is to be inside, so
/// without any such point it holds none.
struct Rectangle
{
    PlanePoint from; ///< the lower left corner
    PlanePoint to;

    bool holds(const Point &point) const;
};

/// A boundary of some family: weights of its space, or a rectangle.
using Region = std::variant<Weights, Rectangle>;

std::span<const RegionFamily> regionFamilies();

/// What the boundaries of a space are first compared with.
const RegionFamily &familyOf(Space space);

/// Beyond it the labellings are too many to be looked at.
inline constexpr std::size_t mostShattered = 5;

/// One way to give classes to some points, and a boundary that does it.
struct Labelling
{
    Dataset points; ///< with the classes
    std::optional<Region> region; ///< nothing: there is none, decided without rounding
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

/// C(m, 0), C(m, 1) … C(m, d), those above 0, of m points and the dimension d.
std::vector<std::size_t> sauerTerms(std::size_t points, std::size_t dimension);

/// Sauer's lemma: regions of this dimension cut at most so many subsets out of so many points, their sum.
std::size_t sauerBound(std::size_t points, std::size_t dimension);

/// How many pairs of points there are with no third one between them on their line; what is at one place is
/// one. A line that is turned once round, and moved over all the points at every angle, has another set
/// behind it only where it passes through such a pair. That is twice in a turn: lines cut 2 pairs + 2 sets.
std::size_t neighbours(const Dataset &points);

} // namespace halfplane
