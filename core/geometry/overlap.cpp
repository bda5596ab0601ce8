#include "core/geometry/overlap.h"

#include "core/geometry/exact_margin.h"
#include "core/geometry/scores.h"

namespace halfplane {

namespace {

/// Whether |⟨θ°, x⟩| ≤ γ* without rounding.
bool isInOverlap(const Weights &z, const ExactMargin &margin)
{
    const Dyadic score = dot(margin.direction, exactly(z));
    return (score * score - margin.level * margin.level).sign() <= 0;
}

} // namespace

std::optional<Overlap> overlapOf(const ReflectedPoints &points, const BestMargin &best)
{
    if (points.space() != Space::Origin || best.separable || !best.exact)
        return std::nullopt;
    Overlap overlap{best.direction, 0, -best.gamma};
    const Weights &theta = best.direction;
    const double doubtful = -best.gamma + roundingOfScores * points.radius();
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Weights z = points[i];
        if (std::abs(dot(theta, z)) <= doubtful && isInOverlap(z, *best.exact))
            overlap.halfWidth = std::max(overlap.halfWidth, std::abs(theta[0] * z[1] - theta[1] * z[0]));
    }
    return overlap;
}

std::optional<Outsider> firstBeyond(const ReflectedPoints &points, const Overlap &overlap, double epsilon)
{
    std::optional<Outsider> first;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Weights z = points[i];
        const double over = dot(overlap.direction, z);
        const double distance = norm(z);
        if (over <= overlap.halfHeight || distance <= epsilon)
            continue;
        const Outsider outsider{i, distance, std::asin(std::min(1.0, over / distance))};
        if (!first || outsider.turn(epsilon) < first->turn(epsilon))
            first = outsider;
    }
    return first;
}

} // namespace halfplane
