#include "core/geometry/scores.h"
#include "core/theorems/findings.h"
#include "core/theorems/rounding.h"

namespace halfplane {

extern const TheoremDescriptor squeezeTheorem;

namespace {

Verdict worse(Verdict one, Verdict other)
{
    for (const Verdict verdict : {Verdict::DoesNotApply, Verdict::Exceeded, Verdict::TooClose}) {
        if (one == verdict || other == verdict)
            return verdict;
    }
    return Verdict::Holds;
}

double lowerAt(const Evidence &evidence, std::uint64_t k)
{
    return evidence.all().best.gamma * evidence.rates(k).sum;
}

double lengthAt(const Evidence &evidence, std::uint64_t k) { return norm(evidence.run().trace.weights(k)); }

double upperAt(const Evidence &evidence, std::uint64_t k)
{
    return evidence.all().radius * std::sqrt(evidence.rates(k).squares);
}

Finding squeezeFinding(const Evidence &evidence, std::uint64_t k)
{
    const Run &run = evidence.run();
    const Measured &points = evidence.all();
    const ExactRates exact = exactRates(evidence, k);
    const ExactVector w = exactly(run.trace.weights(k));
    const double length = lengthAt(evidence, k);
    const double upper = upperAt(evidence, k);
    const Claim above{
        .value = lowerAt(evidence, k),
        .bound = length,
        .holds = isAtMostRoot(exact.sum * points.best.exact->level, points.best.exact->square * dot(w, w))};
    const Claim below{.value = length,
                      .bound = upper,
                      .holds = isAtMost(dot(w, w), points.squaredRadius() * exact.squares)};
    Finding lowerSide = judged(above, [&] { return length + driftUntil(run, k).shift; });
    Finding upperSide = judged(below, [&] { return std::sqrt(upper * upper + driftUntil(run, k).growth); });
    if (above.holds && below.holds) {
        upperSide.left = lowerSide.left + " ≤ " + upperSide.left;
        return upperSide;
    }
    lowerSide.remark += "; " + upperSide.reason();
    lowerSide.verdict = worse(lowerSide.verdict, upperSide.verdict);
    lowerSide.value = upperSide.value;
    lowerSide.bound = upperSide.bound;
    return lowerSide;
}

/// Of the whole run.
bool hasOneRate(const Evidence &evidence)
{
    return evidence.sharedRate(evidence.run().trace.updateCount()).has_value();
}

std::string lowerNumbers(const Evidence &evidence, std::uint64_t k)
{
    const double along = dot(evidence.run().trace.weights(k), evidence.all().best.direction);
    return inNumbers(along, "≥", lowerAt(evidence, k));
}

std::string upperNumbers(const Evidence &evidence, std::uint64_t k)
{
    const double length = lengthAt(evidence, k);
    const double upper = upperAt(evidence, k);
    return inNumbers(length * length, "≤", upper * upper);
}

std::vector<Curve> squeezeCurves(const Evidence &evidence, std::span<const std::uint64_t> updates)
{
    if (!squeezeTheorem.missing(evidence, evidence.run().trace.updateCount()).empty())
        return {};
    const bool isOneRate = hasOneRate(evidence);
    return {curveOver(evidence, updates, isOneRate ? "kηγ" : "γΣη", lowerAt),
            curveOver(evidence, updates, "‖w‖", lengthAt),
            curveOver(evidence, updates, isOneRate ? "√k ηR" : "R√Ση²", upperAt)};
}

} // namespace

const TheoremDescriptor squeezeTheorem{
    .id = "9-proof",
    .name = "Theorem 9, proof",
    .title = "The squeeze that proves it",
    .statement = "kηγ ≤ ‖w‖ ≤ √k·ηR; with unequal rates γΣη ≤ ‖w‖ ≤ R√Ση²",
    .isSimple = hasOneRate,
    .simple = "kηγ ≤ ‖w‖ ≤ √k ηR",
    .general = "γΣη ≤ ‖w‖ ≤ R√Ση²",
    .source = "Steiner (2023), proofs of Theorems 9 and 15",
    .premises = {needsSeparable, needsZeroStart, needsMistakes},
    .judge = squeezeFinding,
    .curves = squeezeCurves,
    .steps =
        {{"θ* has every point at γ or more on its side, ⟨θ*, z⟩ ≥ γ, so that an update by ηz carries w at "
          "least ηγ further along it:",
          "⟨w, θ*⟩ ≥ kηγ", lowerNumbers, "⟨w, θ*⟩ ≥ γΣη"},
         {"The square of the length grows by 2η⟨w, z⟩ + η²‖z‖². The first is at most 0, as z was wrong, the "
          "second at most η²R²:",
          "‖w‖² ≤ kη²R²", upperNumbers, "‖w‖² ≤ R²Ση²"},
         {"θ* has the length 1, so by Cauchy and Schwarz w is at least as long as its part along θ*:",
          "kηγ ≤ ‖w‖ ≤ √k ηR", reasonOf<squeezeFinding>, "γΣη ≤ ‖w‖ ≤ R√Ση²"}},
    .layers = {"radius", "best-boundary", "best-direction"},
};

} // namespace halfplane
