#include "core/theorems/novikoff.h"

namespace halfplane {

namespace {

/// What the proof's use of Theorem 9 lacks; empty where it lacks nothing.
std::string_view flawOf(const Evidence &evidence, double epsilon)
{
    if (!evidence.isSeparable())
        return "the points are not separable, so Theorem 9, on which the proof rests, does not apply";
    if (isLongerThan(*evidence.all().best.exact, epsilon))
        return "ε is wider than the margin γ that Theorem 9 needs";
    if (!evidence.startsAtZero())
        return "the run does not start at w₀ = 0, as the bound of Theorem 9 does";
    return {};
}

double epsilonOf(const Evidence &evidence) { return *numberOf(evidence.run().recipe.parameters, "epsilon"); }

std::string lacksNarrowBand(const Evidence &evidence, std::uint64_t /*k*/)
{
    return unless(evidence.isSeparable() && !isLongerThan(*evidence.all().best.exact, epsilonOf(evidence)),
                  "ε is wider than the margin γ that Theorem 9 needs");
}

double squaredRatio(double length, double part) { return length / part * (length / part); }

/// γ* is the half-width of the narrowest band that holds all mistakes of some boundary; known through the
/// origin, where the classes overlap.
std::string claimInNumbers(const Evidence &evidence, std::uint64_t /*k*/)
{
    const Measured &points = evidence.all();
    if (evidence.isSeparable() || !points.best.exact)
        return {};
    const double epsilon = epsilonOf(evidence);
    const double narrowest = -points.best.gamma;
    if (!isLongerThan(*points.best.exact, epsilon) && epsilon != narrowest)
        return "ε = " + readable(epsilon, 4) + " is below γ* = " + readable(narrowest, 4);
    return inNumbers(squaredRatio(points.radius, epsilon), "≤", squaredRatio(points.radius, narrowest));
}

Finding marginFuzzyBoundFinding(const Evidence &evidence, std::uint64_t k)
{
    const auto count = static_cast<double>(k);
    const double epsilon = epsilonOf(evidence);
    const double ratio = evidence.all().radius / epsilon;
    const std::string_view flaw = flawOf(evidence, epsilon);
    const Claim claim{.value = count,
                      .bound = ratio * ratio,
                      .holds =
                          isAtMost(Dyadic(count) * squared(Dyadic(epsilon)), evidence.all().squaredRadius()),
                      .whyExceeded = flaw};
    Finding finding = flaw.empty() ? judgedByRatio(evidence, k, evidence.all(), claim) : judged(claim);
    if (evidence.neverEnds())
        return exceededForEver(std::move(finding), flaw);
    if (finding.verdict == Verdict::Holds) {
        finding.isSoFar = true;
        finding.remark += "; in general it is false, as nothing makes ε a margin of the points";
    }
    return finding;
}

} // namespace

extern const TheoremDescriptor marginFuzzyBoundTheorem{
    .id = "24",
    .name = "Theorem 24",
    .title = "The margin-fuzzy mistake bound, as printed",
    .statement = "k ≤ (R/ε)²",
    .source = "Steiner (2023), Theorem 24; false in general",
    .variant = "margin-fuzzy",
    .judge = marginFuzzyBoundFinding,
    .isMistakeBound = true,
    .alsoNeeded = {needsSeparable, {"ε is not above the margin γ", lacksNarrowBand}, needsZeroStart},
    .steps =
        {{"Steiner applies Theorem 9 with ε in the place of γ:", "k ≤ (R/ε)²",
          [](const Evidence &evidence, std::uint64_t k) {
              const double ratio = evidence.all().radius / epsilonOf(evidence);
              const double bound = ratio * ratio;
              return inNumbers(static_cast<double>(k), static_cast<double>(k) > bound ? ">" : "≤", bound);
          }},
         {"But γ is a margin that some direction gives to all points, while ε only says how near to the "
          "boundary mistakes may stay: nothing makes it a margin.",
          "",
          [](const Evidence &evidence, std::uint64_t /*k*/) {
              const BestMargin &best = evidence.all().best;
              return (best.separable ? "γ = " + readable(best.gamma, 4) : std::string("no γ"))
                  + ", ε = " + readable(epsilonOf(evidence), 4);
          }},
         {"What is true of it compares two bounds. With γ* for half the width of the narrowest band that "
          "holds all mistakes of some boundary, and ε ≥ γ*:",
          "(R/ε)² ≤ (R/γ*)²", claimInNumbers}},
    .layers = {"radius", "best-boundary", "best-direction", "epsilon-band"},
    .refutation =
        Refutation{.says = "As printed it is false: ε is no margin of the points, and some runs never end.",
                   .instead = "9",
                   .example = "theorem24"},
};

} // namespace halfplane
