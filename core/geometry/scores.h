#pragma once

#include "core/boundary.h"
#include "core/geometry/dyadic.h"
#include "core/problem.h"

#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace halfplane {

// Scores ⟨direction, z_i⟩: fast ones that know how far off they may be, and those without rounding.

/// A direction, without rounding and as doubles of ordinary size.
struct Direction
{
    ExactVector exact;
    Weights rounded;

    explicit Direction(ExactVector direction);
};

ExactVector exactly(const Weights &w);

/// z_i without rounding, not even of a lifted x1² + x2² or of a scaled z.
ExactVector exactPlace(const ReflectedPoints &points, std::size_t i);

/// How far a score of doubles may be off, as a share of Σ |w_j z_ij|: a score of at most four products is off
/// by less than 8 units of roundoff, those of the direction's own components and of a lifted or scaled z
/// included; twice that leaves room for the rounding of the bound itself.
inline constexpr double roundingOfScores = 8 * std::numeric_limits<double>::epsilon();

/// Calls visit(i, score, error) for every point, |score − ⟨direction, z_i⟩| ≤ error.
template <class Visit>
void scanScores(const ReflectedPoints &points, const Weights &direction, Visit visit)
{
    constexpr Eigen::Index blockSize = 512;
    constexpr double leastComponent = 0x1p-1000; // below it a component of the direction may have underflowed
    Eigen::Array<double, Eigen::Dynamic, 1, 0, blockSize, 1> scores;
    Eigen::Array<double, Eigen::Dynamic, 1, 0, blockSize, 1> sizes;
    const auto size = static_cast<Eigen::Index>(points.size());
    for (Eigen::Index first = 0; first < size; first += blockSize) {
        const Eigen::Index count = std::min(blockSize, size - first);
        scores.setZero(count);
        sizes.setZero(count);
        for (std::size_t j = 0; j < points.dimension(); ++j) {
            const double component = direction[j];
            const double weight = std::abs(component) + leastComponent;
            const Eigen::Map<const Eigen::ArrayXd> column(points.column(j) + first, count);
            scores += component * column;
            sizes += weight * column.abs();
        }
        for (Eigen::Index i = 0; i < count; ++i)
            visit(static_cast<std::size_t>(first + i), scores[i], roundingOfScores * sizes[i]);
    }
}

/// How many points a direction, or w, misclassifies without rounding, ⟨w, z_i⟩ ≤ 0: what loss() counts from
/// rounded scores is another number where a score is lost in the rounding of what it is summed from.
std::size_t exactLoss(const ReflectedPoints &points, const Direction &direction);
std::size_t exactLoss(const ReflectedPoints &points, const Weights &w);
inline std::size_t exactLoss(const ReflectedPoints &points, const Classifier &of)
{
    return exactLoss(points, of.w);
}

/// The margin, min ⟨w, z_i⟩/‖w‖, as the nearest double; nothing where w = 0. There must be points.
std::optional<double> exactMarginOf(const ReflectedPoints &points, const Classifier &classifier);

/// R² = max ‖z_i‖² without rounding. 0 without points.
Dyadic squaredRadius(const ReflectedPoints &points);

} // namespace halfplane
