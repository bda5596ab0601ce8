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

double bandOf(const Evidence &evidence) { return *numberOf(evidence.run().recipe.parameters, "epsilon"); }

/// Where there is one.
Overlap overlapIn(const Evidence &evidence)
{
    return *overlapOf(evidence.all().reflected, evidence.all().best);
}

std::string lacksOverlap(const Evidence &evidence, std::uint64_t /*k*/)
{
    const BestMargin &best = evidence.all().best;
    return unless(!best.separable && best.exact, "the classes do not overlap");
}

std::string lacksWideBand(const Evidence &evidence, std::uint64_t k)
{
    std::string lacking = lacksOverlap(evidence, k);
    const BestMargin &best = evidence.all().best;
    if (lacking.empty() && !isLongerThan(*best.exact, bandOf(evidence)))
        lacking = "ε is not larger than γ* = " + readable(-best.gamma, 4);
    return lacking;
}

std::string lacksNarrowBandInOverlap(const Evidence &evidence, std::uint64_t k)
{
    std::string lacking = lacksOverlap(evidence, k);
    const double r = lacking.empty() ? overlapIn(evidence).diagonal() : 0;
    if (lacking.empty() && bandOf(evidence) > r)
        lacking = "ε > r = " + readable(r, 4) + ": the overlap fits into the band at any angle";
    return lacking;
}

Finding marginFuzzyAngleFinding(const Evidence &evidence, std::uint64_t /*k*/)
{
    const Measured &points = evidence.all();
    const double epsilon = bandOf(evidence);
    const double l = overlapIn(evidence).halfWidth;
    const double r = overlapIn(evidence).diagonal();
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
    .variant = "margin-fuzzy",
    .premises = {needsOrigin,
                 {"the classes overlap", lacksOverlap},
                 {"ε is above γ*, half the width of the narrowest band", lacksWideBand},
                 {"ε is at most r, how far the overlap reaches", lacksNarrowBandInOverlap}},
    .judge = marginFuzzyAngleFinding,
    .steps =
        {{"θ° has the narrowest band that holds all mistakes, γ* to either side. The overlap in it "
          "reaches from the origin as far as",
          "r = √(l² + γ*²)",
          [](const Evidence &evidence, std::uint64_t /*k*/) {
              return "r = " + readable(overlapIn(evidence).diagonal(), 4)
                  + ", γ* = " + readable(-evidence.all().best.gamma, 4);
          }},
         {"A point so far out leaves a band of ε to either side only when the boundary has turned by more "
          "than ψ, to one side or the other:",
          "2ψ = π − 2acos(l/r) − 2acos(ε/r)", reasonOf<marginFuzzyAngleFinding>},
         {"The proof looks at the points of the overlap alone; others may come to lie beyond ε."}},
};

} // namespace halfplane
