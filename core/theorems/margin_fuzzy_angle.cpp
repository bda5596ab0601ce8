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

std::optional<Outsider> outsiderIn(const Evidence &evidence)
{
    return firstBeyond(evidence.all().reflected, overlapIn(evidence), bandOf(evidence));
}

std::string lacksCalmOutside(const Evidence &evidence, std::uint64_t k)
{
    std::string lacking = lacksNarrowBandInOverlap(evidence, k);
    if (!lacking.empty())
        return lacking;
    const auto outsider = outsiderIn(evidence);
    const double psi = overlapIn(evidence).psi(bandOf(evidence));
    const double turn = outsider ? outsider->turn(bandOf(evidence)) : psi;
    return unless(turn >= psi,
                  "a point outside the overlap is a mistake beyond ε once the boundary has turned by "
                      + inDegrees(turn) + ", less than ψ = " + inDegrees(psi));
}

std::string sidesInNumbers(const Evidence &evidence, std::uint64_t /*k*/)
{
    const Overlap overlap = overlapIn(evidence);
    return "l = " + readable(overlap.halfWidth, 4) + ", γ* = " + readable(overlap.halfHeight, 4)
        + ", r = " + readable(overlap.diagonal(), 4);
}

std::string anglesInNumbers(const Evidence &evidence, std::uint64_t /*k*/)
{
    const Overlap overlap = overlapIn(evidence);
    return "θ = " + inDegrees(overlap.theta()) + ", φ = " + inDegrees(overlap.phi(bandOf(evidence)));
}

/// "point 2: β = 4.3°, ρ = 24.2, and 3.785° < ψ = 5.71°"
std::string outsiderInNumbers(const Evidence &evidence, std::uint64_t /*k*/)
{
    const auto outsider = outsiderIn(evidence);
    if (!outsider)
        return "there are no others";
    const double turn = outsider->turn(bandOf(evidence));
    const double psi = overlapIn(evidence).psi(bandOf(evidence));
    const std::size_t number = evidence.run().problem->numberOf(outsider->point);
    return "point " + std::to_string(number + 1) + ": β = " + inDegrees(outsider->angle)
        + ", ρ = " + readable(outsider->distance, 4) + ", and " + inDegrees(turn)
        + (turn < psi ? " < ψ = " : " ≥ ψ = ") + inDegrees(psi);
}

/// At ε = γ*, and Theorem 23's of the same γ* and R.
std::string freedomsInNumbers(const Evidence &evidence, std::uint64_t /*k*/)
{
    const Overlap overlap = overlapIn(evidence);
    return sideBySide({.fuzzy = 2 * std::asin(std::min(1.0, overlap.halfHeight / evidence.all().radius)),
                       .marginFuzzy = 2 * overlap.psi(overlap.halfHeight)});
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
    .steps =
        {{"Let a point be ρ from 0, and β the angle at which it stands over the boundary of u, the direction "
          "whose mistakes are the least deep, on its "
          "own side; on the wrong side β < 0. When the boundary turns towards it by α its score is ρ sin(β − "
          "α); turned away, it is no deeper on the wrong side than before. Where ρ ≤ ε that is never "
          "beyond ε; else it is not as long as",
          "α ≤ β + asin(ε/ρ)"},
         {"A point of the overlap has ρ ≤ r and β ≥ −asin(γ*/ρ). As ε > γ*, asin(ε/ρ) − asin(γ*/ρ) "
          "falls while ρ grows, "
          "so that all of them stay within ε up to",
          "ψ = asin(ε/r) − asin(γ*/r)",
          [](const Evidence &evidence, std::uint64_t /*k*/) {
              return "ψ = " + inDegrees(overlapIn(evidence).psi(bandOf(evidence)));
          }},
         {"That the others do, too, is the premise which the printed theorem lacks:", "β + asin(ε/ρ) ≥ ψ",
          outsiderInNumbers},
         {"So u can turn by ψ either way, and as asin(γ*/r) = acos(l/r) that is",
          "2ψ = π − 2acos(l/r) − 2acos(ε/r)", reasonOf<marginFuzzyAngleFinding>}},
    .layers = {"best-boundary", "best-direction", "blanket", "epsilon-band"},
};

extern const TheoremDescriptor marginFuzzyAngleTheorem{
    .id = "25",
    .name = "Theorem 25",
    .title = "The margin-fuzzy boundary's freedom",
    .statement = freedom,
    .source = "Steiner (2023), Theorem 25; false in general",
    .variant = "margin-fuzzy",
    .premises = {needsOrigin, needsOverlap, needsWideBand, needsNarrowBand},
    .judge = marginFuzzyAngleFinding,
    .alsoNeeded = {needsCalmOutside},
    .steps =
        {{"u is the direction, of length 1, whose mistakes are the least deep, none deeper than γ*. The "
          "points that are "
          "at most γ* from its boundary are the overlap. Along the boundary they reach l from 0: they lie in "
          "a rectangle 2l wide and 2γ* high around 0, whose corners are from 0 as far as",
          "r = √(l² + γ*²)", sidesInNumbers},
         {"A corner stands over the boundary of u at the angle θ. It is just ε from a boundary whose normal "
          "makes the angle φ with the way to it:",
          "θ = acos(l/r), φ = acos(ε/r)", anglesInNumbers},
         {"When u has turned until its normal is there, boundary and normal being at 90°, it has turned by "
          "ψ = π/2 − θ − φ. It can do so either way:",
          "2ψ = π − 2acos(l/r) − 2acos(ε/r)", reasonOf<marginFuzzyAngleFinding>},
         {"Here the printed proof ends. But a point outside the overlap, ρ from 0 and at the angle β over "
          "the "
          "boundary of u, is a mistake beyond ε once the boundary has turned towards it by",
          "β + asin(ε/ρ)", outsiderInNumbers},
         {"At ε = γ* nothing is left of ψ = asin(ε/r) − asin(γ*/r). With the same γ* Theorem 23 leaves the "
          "fuzzy boundary at least 2 asin(γ*/R):",
          "", freedomsInNumbers}},
    .layers = {"best-boundary", "best-direction", "blanket", "epsilon-band"},
    .refutation =
        Refutation{.says = "As printed it is false: the proof looks at the points of the overlap alone, and "
                           "others may come to lie beyond ε as the boundary turns.",
                   .instead = "25-corrected",
                   .example = "theorem25"},
};

} // namespace halfplane
