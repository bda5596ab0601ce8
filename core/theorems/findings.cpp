#include "core/theorems/findings.h"

#include "core/numbers.h"
#include "core/separable_where.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace halfplane {

namespace {

std::string compared(double left, std::string_view relation, double right)
{
    return readable(left, 4) + " " + std::string(relation) + " " + readable(right, 4);
}

/// (R/γ)² of points that a hair separates can be more than any double.
Finding beyondDoubles() { return doesNotApply("its numbers are too large to compute with here"); }

std::string withReason(std::string numbers, std::string_view why)
{
    return why.empty() ? numbers : numbers + ": " + std::string(why);
}

} // namespace

bool atMost(double smaller, double larger)
{
    return smaller <= larger + roundingAllowance * std::max(std::abs(smaller), std::abs(larger));
}

Finding doesNotApply(std::string reason)
{
    return {Verdict::DoesNotApply, std::nullopt, std::nullopt, std::move(reason)};
}

Finding bounded(double value, double bound, std::string_view whyExceeded)
{
    if (!std::isfinite(value) || !std::isfinite(bound))
        return beyondDoubles();
    if (atMost(value, bound))
        return {Verdict::Holds, value, bound, compared(value, "≤", bound)};
    return {Verdict::Exceeded, value, bound, withReason(compared(value, ">", bound), whyExceeded)};
}

Finding boundedBelow(double value, double bound, std::string_view whyExceeded)
{
    if (!std::isfinite(value) || !std::isfinite(bound))
        return beyondDoubles();
    if (atMost(bound, value))
        return {Verdict::Holds, value, bound, compared(value, "≥", bound)};
    return {Verdict::Exceeded, value, bound, withReason(compared(value, "<", bound), whyExceeded)};
}

Finding angleBoundedBelow(double value, double bound, std::string_view whyExceeded)
{
    const bool holds = atMost(bound, value + roundingOfAngles);
    const std::string numbers = inDegrees(value) + (holds ? " ≥ " : " < ") + inDegrees(bound);
    return {holds ? Verdict::Holds : Verdict::Exceeded, value, bound,
            withReason(numbers, holds ? std::string_view() : whyExceeded)};
}

std::string inDegrees(double radians) { return readable(radians * 180 / std::numbers::pi, 4) + "°"; }

std::optional<Finding> needsSeparable(const Evidence &evidence)
{
    if (evidence.isSeparable())
        return std::nullopt;
    return doesNotApply("the points are not separable " + std::string(byWhat(evidence.run().problem->space)));
}

std::optional<Finding> needsZeroStart(const Evidence &evidence)
{
    return evidence.startsAtZero() ? std::nullopt
                                   : std::optional(doesNotApply("the run does not start at w0 = 0"));
}

std::optional<Finding> needsUpdate(std::uint64_t k)
{
    return k > 0 ? std::nullopt : std::optional(doesNotApply("no update has been made yet"));
}

std::optional<Finding> needsMistakes(const Evidence &evidence, std::uint64_t k)
{
    if (evidence.updatesAreOnMistakes(k))
        return std::nullopt;
    return doesNotApply("some updates were on points that were right, which its proof does not allow");
}

std::optional<Finding> needsVariant(const Evidence &evidence, std::string_view variant,
                                    std::string_view title)
{
    if (evidence.run().descriptor->id == variant)
        return std::nullopt;
    return doesNotApply("it is about the " + std::string(title) + " perceptron");
}

std::optional<Finding> needsOrigin(const Evidence &evidence)
{
    if (evidence.run().problem->space == Space::Origin)
        return std::nullopt;
    return doesNotApply("it is about boundaries through the origin");
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
