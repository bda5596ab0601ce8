#include "core/geometry/scores.h"
#include "core/theorems/findings.h"
#include "core/theorems/rounding.h"

namespace halfplane {

namespace {

Verdict worse(Verdict one, Verdict other)
{
    for (const Verdict verdict : {Verdict::DoesNotApply, Verdict::Exceeded, Verdict::TooClose}) {
        if (one == verdict || other == verdict)
            return verdict;
    }
    return Verdict::Holds;
}

Finding squeezeFinding(const Evidence &evidence, std::uint64_t k)
{
    if (auto missing =
            firstMissing(needsSeparable(evidence), needsZeroStart(evidence), needsMistakes(evidence, k)))
        return *std::move(missing);
    const Run &run = evidence.run();
    const Measured &points = evidence.all();
    const RateSums rates = evidence.rates(k);
    const ExactRates exact = exactRates(evidence, k);
    const ExactVector w = exactly(run.trace.weights(k));
    const double length = norm(run.trace.weights(k));
    const double upper = points.radius * std::sqrt(rates.squares);
    const Claim above{
        .value = points.best.gamma * rates.sum,
        .bound = length,
        .holds = isAtMostRoot(exact.sum * points.best.exact->level, points.best.exact->square * dot(w, w))};
    const Claim below{.value = length,
                      .bound = upper,
                      .holds = isAtMost(dot(w, w), points.squaredRadius() * exact.squares)};
    const Finding lowerSide = judged(above, [&] { return length + driftUntil(run, k).shift; });
    Finding finding = judged(below, [&] { return std::sqrt(upper * upper + driftUntil(run, k).growth); });
    if (above.holds && below.holds)
        finding.reason = readable(above.value, 4) + " ≤ " + finding.reason;
    else
        finding.reason = lowerSide.reason + "; " + finding.reason;
    finding.verdict = worse(lowerSide.verdict, finding.verdict);
    return finding;
}

std::vector<Curve> squeezeCurves(const Evidence &evidence)
{
    const std::uint64_t last = evidence.run().trace.updateCount();
    if (firstMissing(needsSeparable(evidence), needsZeroStart(evidence), needsMistakes(evidence, last)))
        return {};
    Curve lower{"γΣη", {}};
    Curve length{"‖w‖", {}};
    Curve upper{"R√Ση²", {}};
    for (std::uint64_t k = 0; k <= last; ++k) {
        const RateSums rates = evidence.rates(k);
        lower.values.push_back(evidence.all().best.gamma * rates.sum);
        length.values.push_back(norm(evidence.run().trace.weights(k)));
        upper.values.push_back(evidence.all().radius * std::sqrt(rates.squares));
    }
    return {lower, length, upper};
}

} // namespace

extern const TheoremDescriptor squeezeTheorem;
const TheoremDescriptor squeezeTheorem{
    .id = "9-proof",
    .title = "The squeeze that proves it",
    .statement = "kηγ ≤ ‖w‖ ≤ √k·ηR; with unequal rates γΣη ≤ ‖w‖ ≤ R√Ση²",
    .source = "dissertation, proofs of Theorems 9 and 15",
    .variants = {},
    .at = squeezeFinding,
    .curves = squeezeCurves,
};

} // namespace halfplane
