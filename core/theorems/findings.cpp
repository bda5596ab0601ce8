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

/// "5 > 4.2", without a verdict. Numbers that differ are shown to, with all their digits if need be.
Finding compared(const Claim &claim, bool asClaimed)
{
    const bool isLess = (claim.relation == Claim::AtMost) == asClaimed;
    constexpr int usualDigits = 4;
    constexpr int allDigits = 17;
    Finding finding{.value = claim.value,
                    .bound = claim.bound,
                    .left = claim.words(claim.value, usualDigits),
                    .relation = asClaimed ? (isLess ? "≤" : "≥") : (isLess ? "<" : ">"),
                    .right = claim.words(claim.bound, usualDigits)};
    if (asClaimed)
        return finding;
    if (finding.left == finding.right && claim.value != claim.bound) {
        finding.left = claim.words(claim.value, allDigits);
        finding.right = claim.words(claim.bound, allDigits);
    }
    if (finding.left == finding.right)
        finding.rounding = " by less than a double can show";
    return finding;
}

/// (R/γ)² of points that a hair separates can be more than any double.
Finding beyondDoubles() { return doesNotApply("its numbers are too large to compute with here"); }

/// A share of the numbers compared.
bool isNegligible(double difference, const Claim &claim)
{
    return difference <= negligible * std::max(std::abs(claim.value), std::abs(claim.bound));
}

} // namespace

Finding doesNotApply(std::string reason)
{
    return {.verdict = Verdict::DoesNotApply, .remark = std::move(reason)};
}

Finding judged(const Claim &claim)
{
    if (!std::isfinite(claim.value) || !std::isfinite(claim.bound))
        return beyondDoubles();
    Finding finding = compared(claim, claim.holds);
    if (claim.holds)
        return finding;
    finding.verdict = Verdict::Exceeded;
    if (!claim.whyExceeded.empty())
        finding.remark = ": " + std::string(claim.whyExceeded);
    return finding;
}

Finding judgedWithin(const Claim &claim, double reach)
{
    const bool isWithin = claim.relation == Claim::AtMost ? !(claim.value > reach) : !(claim.value < reach);
    if (!isWithin || !std::isfinite(claim.value) || !std::isfinite(claim.bound))
        return judged(claim);
    const double allowance = std::abs(reach - claim.bound);
    const std::string allowed = claim.words(allowance, 2);
    const bool isHeld = isNegligible(allowance, claim);
    const bool isDrowned = allowance > std::max(std::abs(claim.value), std::abs(claim.bound));
    Finding finding = compared(claim, isHeld);
    finding.verdict = isHeld ? Verdict::Holds : Verdict::TooClose;
    finding.rounding += isHeld ? " but for rounding, at most " + allowed
                               : ", but rounding may account for " + allowed
            + (isDrowned ? ", more than the numbers themselves" : "");
    return finding;
}

Finding exceededForEver(Finding finding, std::string_view why)
{
    if (finding.verdict == Verdict::DoesNotApply)
        return finding;
    finding.verdict = Verdict::Exceeded;
    finding.left = "∞";
    finding.relation = ">";
    finding.rounding.clear();
    finding.isSoFar = false;
    finding.remark =
        ", as the run never ends: " + std::string(why.empty() ? "its updates are lost in rounding" : why);
    return finding;
}

Finding withRatesSoFar(const Evidence &evidence, std::uint64_t k, Finding finding)
{
    if (finding.verdict == Verdict::DoesNotApply || evidence.run().variant->knowsItsRates())
        return finding;
    const RateRange range = evidence.rateRange(k);
    finding.isSoFar = true;
    finding.remark += range.least == range.largest
        ? ", with η = " + readable(range.least)
        : ", with η from " + readable(range.least) + " to " + readable(range.largest);
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

std::string unless(bool isGiven, std::string_view missing) { return isGiven ? "" : std::string(missing); }

constinit const Premise needsSeparable{
    "the points are separable in this space", [](const Evidence &evidence, std::uint64_t /*k*/) {
        const std::string how(byWhat(evidence.run().problem->space));
        return unless(evidence.isSeparable(), "the points are not separable " + how);
    }};

constinit const Premise needsZeroStart{
    "the run starts at w₀ = 0", [](const Evidence &evidence, std::uint64_t /*k*/) {
        return unless(evidence.startsAtZero(), "the run does not start at w₀ = 0");
    }};

constinit const Premise needsUpdate{"an update has been made",
                                    [](const Evidence & /*evidence*/, std::uint64_t k) {
                                        return unless(k > 0, "no update has been made yet");
                                    }};

constinit const Premise needsRates{"the least and the largest rate are known",
                                   [](const Evidence &evidence, std::uint64_t k) {
                                       return unless(k > 0 || evidence.run().variant->knowsItsRates(),
                                                     "no rate is known before the first update");
                                   }};

constinit const Premise needsMistakes{
    "every update so far was on a wrong point", [](const Evidence &evidence, std::uint64_t k) {
        return unless(evidence.updatesAreOnMistakes(k),
                      "some updates were on points that were right, which its proof does not allow");
    }};

constinit const Premise needsOneRate{
    "every update so far had the same rate", [](const Evidence &evidence, std::uint64_t k) {
        return unless(evidence.sharedRate(k).has_value(),
                      k == 0 ? "the updates may have unequal rates, which its proof does not allow"
                             : "the updates have unequal rates, which its proof does not allow");
    }};

constinit const Premise needsOrigin{"the boundary goes through the origin",
                                    [](const Evidence &evidence, std::uint64_t /*k*/) {
                                        return unless(evidence.run().problem->space == Space::Origin,
                                                      "it is about boundaries through the origin");
                                    }};

constinit const Premise needsSeparableWithoutFuzzy{
    "the points that are not fuzzy are separable", [](const Evidence &evidence, std::uint64_t /*k*/) {
        if (evidence.counted().reflected.size() == 0)
            return std::string("every point is fuzzy");
        return unless(evidence.counted().best.separable, "the points that are not fuzzy are not separable");
    }};

constinit const Premise needsDirection{
    "w is not 0, so it has a direction", [](const Evidence &evidence, std::uint64_t k) {
        return unless(!isZero(evidence.run().trace.weights(k)), "w = 0 has no direction");
    }};

constinit const Premise needsDirectionBefore{
    "w is not 0 before the update", [](const Evidence &evidence, std::uint64_t k) {
        return k == 0
            ? needsUpdate.missing(evidence, k)
            : unless(!isZero(evidence.run().trace.weights(k - 1)), "w = 0 has no angle to the point");
    }};

constinit const Premise needsPlace{
    "the point of the update is not 0", [](const Evidence &evidence, std::uint64_t k) {
        return k == 0 ? needsUpdate.missing(evidence, k)
                      : unless(!isZero(evidence.run().reflected()[evidence.run().trace.update(k).point]),
                               "the point is 0, and adding it changes nothing");
    }};

bool startsAtZero(const Evidence &evidence) { return evidence.startsAtZero(); }

bool isInThePlane(const Evidence &evidence) { return evidence.run().problem->space == Space::Origin; }

std::string inNumbers(double value, std::string_view relation, double bound)
{
    return readable(value, 4) + " " + std::string(relation) + " " + readable(bound, 4);
}

std::string sideBySide(const Freedoms &freedoms)
{
    return "fuzzy " + inDegrees(freedoms.fuzzy) + ", margin-fuzzy " + inDegrees(freedoms.marginFuzzy);
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
