#include "core/geometry/exact_margin.h"
#include "core/geometry/loss_ring.h"
#include "core/geometry/overlap.h"
#include "core/theorems/findings.h"
#include "core/theorems/rounding.h"

#include <algorithm>
#include <numbers>

namespace halfplane {

namespace {

/// The width of the arc that a direction lies in; 0 when it lies in none.
double widthAround(const std::vector<Arc> &arcs, const Weights &direction)
{
    const double turn = 2 * std::numbers::pi;
    const double angle = std::atan2(direction[1], direction[0]);
    for (const Arc &arc : arcs) {
        for (const double shifted : {angle, angle + turn, angle + 2 * turn}) {
            if (arc.from <= shifted && shifted <= arc.to)
                return arc.width();
        }
    }
    return 0;
}

Finding marginFuzzyAngleFinding(const Evidence &evidence, std::uint64_t /*k*/)
{
    const Measured &points = evidence.all();
    const double epsilon = *numberOf(evidence.run().recipe.parameters, "epsilon");
    const double gammaStar = -points.best.gamma;
    if (points.best.separable || !points.best.exact)
        return doesNotApply("the classes do not overlap");
    if (!isLongerThan(*points.best.exact, epsilon))
        return doesNotApply("ε is not larger than γ* = " + readable(gammaStar, 4));
    const Overlap overlap = *overlapOf(points.reflected, points.best);
    const double l = overlap.halfWidth;
    const double r = overlap.diagonal();
    if (epsilon > r)
        return doesNotApply("ε > r = " + readable(r, 4) + ": the overlap fits into the band at any angle");
    const auto promised = [&](double rounding) {
        return std::numbers::pi - 2 * std::acos(std::min(1.0, l / r * (1 + rounding)))
            - 2 * std::acos(std::min(1.0, epsilon / r * (1 + rounding)));
    };
    const auto measured = [&](double rounding) {
        return widthAround(directionsWithin(points.reflected, epsilon * (1 + rounding)),
                           points.best.direction);
    };
    const Claim claim =
        angleClaim(measured(0), promised(0),
                   "points outside the overlap become mistakes beyond ε as the boundary turns");
    return judged(claim, [&] {
        const double gain = measured(roundingOfAngles) - claim.value;
        return promised(-roundingOfAngles) - gain - roundingOfAngles;
    });
}

} // namespace

extern const TheoremDescriptor marginFuzzyAngleTheorem{
    .id = "25",
    .name = "Theorem 25",
    .title = "The margin-fuzzy boundary's freedom",
    .statement = "directions whose mistakes lie within ε span 2ψ = π − 2acos(l/r) − 2acos(ε/r)",
    .source = "dissertation, Theorem 25",
    .variants = {"margin-fuzzy"},
    .premises = {needsOrigin},
    .judge = marginFuzzyAngleFinding,
};

} // namespace halfplane
