#include "core/theorems/findings.h"

#include "core/numbers.h"
#include "core/study/separable_where.h"
#include "core/theorems/rounding.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace halfplane {

namespace {

/// "5 > 4.2". Numbers that differ are shown to, with all their digits if need be.
std::string compared(const Claim &claim, bool asClaimed)
{
    const bool less = (claim.relation == Claim::AtMost) == asClaimed;
    constexpr int usualDigits = 4;
    constexpr int allDigits = 17;
    std::string left = claim.words(claim.value, usualDigits);
    std::string right = claim.words(claim.bound, usualDigits);
    if (asClaimed)
        return left + (less ? " ≤ " : " ≥ ") + right;
    if (left == right && claim.value != claim.bound) {
        left = claim.words(claim.value, allDigits);
        right = claim.words(claim.bound, allDigits);
    }
    return left + (less ? " < " : " > ") + right + (left == right ? " by less than a double can show" : "");
}

/// (R/γ)² of points that a hair separates can be more than any double.
Finding beyondDoubles() { return doesNotApply("its numbers are too large to compute with here"); }

/// A share of the numbers compared.
bool isNegligible(double difference, const Claim &claim)
{
    return difference <= negligible * std::max(std::abs(claim.value), std::abs(claim.bound));
}

std::optional<Finding> unless(bool isGiven, const std::string &missing)
{
    return isGiven ? std::nullopt : std::optional(doesNotApply(missing));
}

} // namespace

Finding doesNotApply(std::string reason)
{
    return {Verdict::DoesNotApply, std::nullopt, std::nullopt, std::move(reason)};
}

Finding judged(const Claim &claim)
{
    if (!std::isfinite(claim.value) || !std::isfinite(claim.bound))
        return beyondDoubles();
    std::string numbers = compared(claim, claim.holds);
    if (claim.holds)
        return {Verdict::Holds, claim.value, claim.bound, std::move(numbers)};
    if (!claim.whyExceeded.empty())
        numbers += ": " + std::string(claim.whyExceeded);
    return {Verdict::Exceeded, claim.value, claim.bound, std::move(numbers)};
}

Finding judgedWithin(const Claim &claim, double reach)
{
    const bool isWithin = claim.relation == Claim::AtMost ? !(claim.value > reach) : !(claim.value < reach);
    if (!isWithin || !std::isfinite(claim.value) || !std::isfinite(claim.bound))
        return judged(claim);
    const double allowance = std::abs(reach - claim.bound);
    const std::string allowed = claim.words(allowance, 2);
    if (isNegligible(allowance, claim))
        return {Verdict::Holds, claim.value, claim.bound,
                compared(claim, true) + " but for rounding, at most " + allowed};
    const bool isDrowned = allowance > std::max(std::abs(claim.value), std::abs(claim.bound));
    return {Verdict::TooClose, claim.value, claim.bound,
            compared(claim, false) + ", but rounding may account for " + allowed
                + (isDrowned ? ", more than the numbers themselves" : "")};
}

Finding withRatesSoFar(const Evidence &evidence, std::uint64_t k, Finding finding)
{
    if (finding.verdict == Verdict::DoesNotApply || evidence.run().variant->knowsItsRates())
        return finding;
    const RateRange range = evidence.rateRange(k);
    finding.reason += range.least == range.largest
        ? " so far, with η = " + readable(range.least)
        : " so far, with η from " + readable(range.least) + " to " + readable(range.largest);
    return finding;
}

Claim angleClaim(double value, double bound, std::string_view whyExceeded)
{
    return {.value = value,
            .bound = bound,
            .holds = value >= bound,
            .relation = Claim::AtLeast,
            .whyExceeded = whyExceeded,
            .words = inDegrees};
}

std::optional<Finding> lacksSeparable(const Evidence &evidence, std::uint64_t /*k*/)
{
    const std::string how(byWhat(evidence.run().problem->space));
    return unless(evidence.isSeparable(), "the points are not separable " + how);
}

std::optional<Finding> lacksZeroStart(const Evidence &evidence, std::uint64_t /*k*/)
{
    return unless(evidence.startsAtZero(), "the run does not start at w0 = 0");
}

std::optional<Finding> lacksUpdate(const Evidence & /*evidence*/, std::uint64_t k)
{
    return unless(k > 0, "no update has been made yet");
}

std::optional<Finding> lacksRates(const Evidence &evidence, std::uint64_t k)
{
    return unless(k > 0 || evidence.run().variant->knowsItsRates(),
                  "no rate is known before the first update");
}

std::optional<Finding> lacksMistakes(const Evidence &evidence, std::uint64_t k)
{
    return unless(evidence.updatesAreOnMistakes(k),
                  "some updates were on points that were right, which its proof does not allow");
}

std::optional<Finding> lacksOneRate(const Evidence &evidence, std::uint64_t k)
{
    return unless(evidence.sharedRate(k).has_value(),
                  "the updates have unequal rates, which its proof does not allow");
}

std::optional<Finding> lacksOrigin(const Evidence &evidence, std::uint64_t /*k*/)
{
    return unless(evidence.run().problem->space == Space::Origin,
                  "it is about boundaries through the origin");
}

std::optional<Finding> lacksSeparableWithoutFuzzy(const Evidence &evidence, std::uint64_t /*k*/)
{
    if (evidence.counted().reflected.size() == 0)
        return doesNotApply("every point is fuzzy");
    return unless(evidence.counted().best.separable, "the points that are not fuzzy are not separable");
}

std::optional<Finding> lacksDirection(const Evidence &evidence, std::uint64_t k)
{
    return unless(!isZero(evidence.run().trace.weights(k)), "w = 0 has no direction");
}

std::string inNumbers(double value, std::string_view relation, double bound)
{
    return readable(value, 4) + " " + std::string(relation) + " " + readable(bound, 4);
}

Curve curveOver(const Evidence &evidence, std::span<const std::uint64_t> updates, std::string_view name,
                double (*value)(const Evidence &evidence, std::uint64_t k))
{
    Curve curve{name, {}};
    for (const std::uint64_t k : updates)
        curve.values.push_back(value(evidence, k));
    return curve;
}

double angleBetween(const Weights &a, const Weights &b)
{
    if (isZero(a) || isZero(b))
        return std::numeric_limits<double>::quiet_NaN();
    // Kahan: exact to the last bits for small and for flat angles alike, where the arc cosine loses half of
    // them.
    const Weights u = a / norm(a);
    const Weights v = b / norm(b);
    return 2 * std::atan2(norm(u - v), norm(u + v));
}

} // namespace halfplane
