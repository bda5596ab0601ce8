#include "core/theorems/rounding.h"

#include "core/geometry/scores.h"

#include <limits>

namespace halfplane {

namespace {

constexpr double epsilon = std::numeric_limits<double>::epsilon();

} // namespace

/// In each component three roundings of rate·z (a lifted number's own two included) and one of the sum, each
/// by at most ε/2 of it. Eight times that leaves room for the rounding of sums and bounds made of it.
double roundingOfUpdate(const Run &run, std::uint64_t k)
{
    const Update &update = run.trace.update(k);
    return 4 * epsilon * (norm(run.trace.weights(k)) + 4 * update.rate * norm(run.reflected()[update.point]));
}

double doubtOfMistake(const Run &run, std::uint64_t k)
{
    const Weights w = run.trace.weights(k - 1);
    const Weights z = run.reflected()[run.trace.update(k).point];
    double size = 0;
    for (Eigen::Index j = 0; j < w.size(); ++j)
        size += std::abs(w[j] * z[j]);
    return roundingOfScores * size;
}

/// With a = w + rate·z and w' = a + e: ‖w'‖² ≤ ‖a‖² + 2‖w'‖‖e‖ and ‖a‖² = ‖w‖² + 2 rate⟨w, z⟩ + rate²‖z‖².
Drift driftUntil(const Run &run, std::uint64_t k)
{
    Drift drift;
    for (std::uint64_t i = 1; i <= k; ++i) {
        const double shift = roundingOfUpdate(run, i);
        drift.shift += shift;
        drift.growth +=
            2 * (norm(run.trace.weights(i)) * shift + run.trace.update(i).rate * doubtOfMistake(run, i));
    }
    return drift;
}

double stretchOfRatio(const Evidence &evidence, std::uint64_t k, double length)
{
    const Drift drift = driftUntil(evidence.run(), k);
    const double root = std::sqrt(1 + drift.growth / length / length) + drift.shift / length;
    return root * root;
}

ExactRates exactRates(const Evidence &evidence, std::uint64_t k)
{
    if (const auto rate = evidence.sharedRate(k)) {
        const Dyadic count(static_cast<double>(k));
        return {count * Dyadic(*rate), count * squared(Dyadic(*rate))};
    }
    const RateSums rates = evidence.rates(k);
    return {Dyadic(rates.sum), Dyadic(rates.squares)};
}

double roundingOfRates(std::uint64_t k) { return (8 + 4 * static_cast<double>(k)) * epsilon; }

bool isRatioAboveFloor(const Evidence &evidence, std::uint64_t k)
{
    const RateRange range = evidence.rateRange(k);
    const Dyadic least = squared(Dyadic(range.least));
    const Dyadic largest = squared(Dyadic(range.largest));
    const ExactRates rates = exactRates(evidence, k);
    return isAtMost(Dyadic(static_cast<double>(k)) * least * rates.squares, squared(rates.sum) * largest);
}

/// (R/γ)² = R²·square/level².
bool isAtMostSquaredRatio(const Measured &points, const Dyadic &numerator, const Dyadic &denominator)
{
    const ExactMargin &margin = *points.best.exact;
    return isAtMost(numerator * squared(margin.level), denominator * points.squaredRadius() * margin.square);
}

} // namespace halfplane
