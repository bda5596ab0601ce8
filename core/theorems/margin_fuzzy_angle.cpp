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

/// By how much the boundary can turn towards a point outside of the overlap until the point is farther than ε
/// on the wrong side of it: β + asin(ε/ρ).
double turnUntilBeyond(const Weights &z, const Weights &theta, double epsilon)
{
    const double distance = norm(z);
    return std::asin(std::clamp(dot(theta, z) / distance, -1.0, 1.0)) + std::asin(epsilon / distance);
}

/// Over the points outside of the overlap that are farther than ε from 0; nothing where there are none.
std::optional<double> leastTurnUntilBeyond(const Evidence &evidence)
{
    const Overlap overlap = overlapIn(evidence);
    const double epsilon = bandOf(evidence);
    const ReflectedPoints &points = evidence.all().reflected;
    std::optional<double> least;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Weights z = points[i];
        if (dot(overlap.direction, z) <= overlap.halfHeight || norm(z) <= epsilon)
            continue;
        const double turn = turnUntilBeyond(z, overlap.direction, epsilon);
        least = std::min(turn, least.value_or(turn));
    }
    return least;
}

std::string lacksCalmOutside(const Evidence &evidence, std::uint64_t k)
{
    std::string lacking = lacksNarrowBandInOverlap(evidence, k);
    if (!lacking.empty())
        return lacking;
    const auto least = leastTurnUntilBeyond(evidence);
    const double psi = overlapIn(evidence).psi(bandOf(evidence));
    return unless(!least || *least >= psi,
                  "a point outside the overlap is a mistake beyond ε once the boundary has turned by "
                      + inDegrees(least.value_or(0)) + ", less than ψ = " + inDegrees(psi));
}

constexpr std::string_view freedom =
    "directions whose mistakes lie within ε span 2ψ = π − 2acos(l/r) − 2acos(ε/r)";
constexpr Premise needsOverlap{"the classes overlap", lacksOverlap};
constexpr Premise needsWideBand{"ε is above γ*, half the width of the narrowest band", lacksWideBand};
constexpr Premise needsNarrowBand{"ε is at most r, how far the overlap reaches", lacksNarrowBandInOverlap};
constexpr Premise needsCalmOutside{
    "points outside the overlap stay within ε of their side while the boundary turns by ψ", lacksCalmOutside};

} // namespace

extern const TheoremDescriptor marginFuzzyAngleCorrected{
    .id = "25-corrected",
    .name = "Theorem 25, corrected",
    .title = "The margin-fuzzy boundary's freedom, corrected",
    .statement = freedom,
    .source = "Theorem 25 with the premise that its proof needs",
    .variant = "margin-fuzzy",
    .premises = {needsOrigin, needsOverlap, needsWideBand, needsNarrowBand, needsCalmOutside},
    .judge = marginFuzzyAngleFinding,
    .steps = {{"Let a point be ρ from 0, and β the angle at which it stands over the boundary of θ° on its "
               "own side; on the "
               "wrong side β < 0. When the boundary turns towards it by α its score is ρ sin(β − α). Where ρ "
               "≤ ε that is "
               "never beyond ε; else it is not as long as",
               "α ≤ β + asin(ε/ρ)"},
              {"A point of the overlap has ρ ≤ r and β ≥ −asin(γ*/ρ). As ε > γ*, asin(ε/ρ) − asin(γ*/ρ) "
               "falls while ρ grows, "
               "so that all of them stay within ε up to",
               "ψ = asin(ε/r) − asin(γ*/r)",
               [](const Evidence &evidence, std::uint64_t /*k*/) {
                   return "ψ = " + inDegrees(overlapIn(evidence).psi(bandOf(evidence)));
               }},
              {"That the others do, too, is the premise which the source lacks:", "β + asin(ε/ρ) ≥ ψ",
               [](const Evidence &evidence, std::uint64_t /*k*/) {
                   const auto least = leastTurnUntilBeyond(evidence);
                   return least
                       ? inDegrees(*least) + " ≥ " + inDegrees(overlapIn(evidence).psi(bandOf(evidence)))
                       : std::string("there are no others");
               }},
              {"So θ° can turn by ψ either way, and as asin(γ*/r) = acos(l/r) that is",
               "2ψ = π − 2acos(l/r) − 2acos(ε/r)", reasonOf<marginFuzzyAngleFinding>}},
};

extern const TheoremDescriptor marginFuzzyAngleTheorem{
    .id = "25",
    .name = "Theorem 25",
    .title = "The margin-fuzzy boundary's freedom",
    .statement = freedom,
    .source = "dissertation, Theorem 25; false in general",
    .variant = "margin-fuzzy",
    .premises = {needsOrigin, needsOverlap, needsWideBand, needsNarrowBand},
    .judge = marginFuzzyAngleFinding,
    .alsoNeeded = {needsCalmOutside},
    .steps =
        {{"θ° has the narrowest band that holds all mistakes, γ* to either side. The points in it are the "
          "overlap; "
          "along the boundary they reach l from 0, so the corners of a rectangle around them are from 0 as "
          "far as",
          "r = √(l² + γ*²)",
          [](const Evidence &evidence, std::uint64_t /*k*/) {
              return "l = " + readable(overlapIn(evidence).halfWidth, 4)
                  + ", r = " + readable(overlapIn(evidence).diagonal(), 4)
                  + ", γ* = " + readable(-evidence.all().best.gamma, 4);
          }},
         {"A point so far out leaves a band of ε to either side only when the boundary has turned by more "
          "than ψ, to one side or the other:",
          "2ψ = π − 2acos(l/r) − 2acos(ε/r)", reasonOf<marginFuzzyAngleFinding>},
         {"At ε = γ* nothing is left of it, where the fuzzy boundary of Theorem 23 keeps 2 asin(γ*/R), with "
          "its "
          "own γ*. With this one the two are",
          "0 and 2 asin(γ*/R)",
          [](const Evidence &evidence, std::uint64_t /*k*/) {
              const Measured &points = evidence.all();
              return "0° and " + inDegrees(2 * std::asin(std::min(1.0, -points.best.gamma / points.radius)));
          }}},
    .refutation =
        Refutation{.says = "As printed it is false: the proof looks at the points of the overlap alone, and "
                           "others may come to lie beyond ε as the boundary turns.",
                   .instead = "25-corrected",
                   .example = "theorem25"},
};

} // namespace halfplane
