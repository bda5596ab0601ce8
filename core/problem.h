#pragma once

#include "core/dataset.h"
#include "core/recipe.h"
#include "core/result.h"
#include "core/space.h"
#include "core/visits.h"

#include <memory>
#include <span>
#include <vector>

namespace halfplane {

/// The reflected points z_i = y_i φ_i, one array a coordinate. Everything the algorithm does depends on
/// them alone: a mistake is a z_i with ⟨w, z_i⟩ ≤ 0, and an update adds one to w. Reflecting only flips
/// signs, so no rounding differs from y⟨w, φ⟩.
class ReflectedPoints
{
public:
    ReflectedPoints(const Dataset &points, Space space);

    std::size_t size() const { return static_cast<std::size_t>(m_columns.rows()); }
    std::size_t dimension() const { return static_cast<std::size_t>(m_columns.cols()); }
    Space space() const { return m_space; }

    Weights operator[](std::size_t i) const { return m_columns.row(i).matrix(); }
    const double *column(std::size_t j) const { return m_columns.col(j).data(); }

    /// y⟨w, φ_i⟩, summed as dot() does.
    double score(const Weights &w, std::size_t i) const
    {
        double sum = w[0] * column(0)[i];
        for (std::size_t j = 1; j < dimension(); ++j)
            sum += w[j] * column(j)[i];
        return sum;
    }

    /// The same points, the i-th being the order[i]-th of these. Not for scaled points, nor is subset.
    ReflectedPoints reordered(std::span<const std::uint32_t> order) const;

    /// Only the points named, in the order named.
    ReflectedPoints subset(std::span<const std::size_t> indices) const;

    /// The i-th point factors[i] times as long.
    ReflectedPoints scaled(std::span<const double> factors) const;

    /// Whether the third number of each is meant to be y(x1² + x2²), which a double holds only rounded: what
    /// is decided exactly works it out anew from the others.
    bool areLifted() const { return m_space == Space::Circle && !m_unscaled; }

    /// Of scaled points: those they are made from, and their factors. The products here are rounded.
    const ReflectedPoints *unscaled() const { return m_unscaled.get(); }
    double factor(std::size_t i) const { return m_factors[i]; }

    /// R = max ‖z_i‖ = max ‖φ_i‖.
    double radius() const;

private:
    ReflectedPoints(Space space, Eigen::ArrayXXd columns)
        : m_space(space)
        , m_columns(std::move(columns))
    {
    }

    Space m_space;
    Eigen::ArrayXXd m_columns;
    std::shared_ptr<const ReflectedPoints> m_unscaled;
    std::vector<double> m_factors; ///< empty but for scaled points
};

/// What is closer to 0, but not 0, is refused: the product of two such numbers, or of what is left of them
/// when all but their last bits cancel, could not be told from 0 any more, and a score of 0 is a mistake.
inline constexpr double leastMagnitude = 1e-130;

/// Beyond this the square of a number is no longer safe to add to another one.
inline constexpr double largestMagnitude = 1e150;

/// The points of a document that a run is not made over, and what the others are called there.
struct PointsApart
{
    Dataset points;
    ReflectedPoints reflected;
    Permutation numbers; ///< in the document: of the run's points, then of those apart
    Permutation places; ///< the inverse: of each point of the document where its number stands above
};

/// A dataset as the algorithm sees it in one space. Immutable, shared by everything that looks at a run. Its
/// points are those that the run is made over, and a run counts them by themselves: by their places. What
/// the user sees of a point, its name among it, goes by its number, its place in the document.
struct Problem
{
    Dataset points;
    Space space;
    ReflectedPoints reflected;
    double radius; ///< R = max ‖φ_i‖
    double leastComponent; ///< the least |component| of a φ_i that is not 0; R when all are 0
    std::shared_ptr<const PointsApart> apart; ///< null where a run is made over all points

    std::size_t documentSize() const { return points.size() + apartCount(); }
    std::size_t apartCount() const { return apart ? apart->reflected.size() : 0; }
    std::size_t numberOf(std::size_t place) const { return apart ? apart->numbers[place] : place; }
    std::vector<std::size_t> numbersOf(const std::vector<std::size_t> &places) const;
    /// Of a point that is apart it is behind all places of the run's.
    std::size_t placeOf(std::size_t number) const { return apart ? apart->places[number] : number; }
    bool isApart(std::size_t number) const { return placeOf(number) >= points.size(); }

    /// Of the document's points as a run's order has them: those apart stay where they are.
    Permutation documentOrder(const Permutation &order) const;

    /// Fails when there is no point, or when a number is not finite or so far out or so close to 0 that
    /// doubles cannot hold what is computed from it. Some points, by their ascending numbers, can be apart.
    static Result<std::shared_ptr<const Problem>> of(Dataset points, Space space,
                                                     std::span<const std::uint32_t> apart = {});

    /// Without the points that the recipe holds out. Both classes must remain.
    static Result<std::shared_ptr<const Problem>> of(Dataset points, const Recipe &recipe);
};

/// The numbers of the points that are held out of so many, ascending.
Result<Permutation> heldOut(const HoldOut &holdOut, std::size_t pointCount);

} // namespace halfplane
