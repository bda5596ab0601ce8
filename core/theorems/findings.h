#pragma once

#include "core/numbers.h"
#include "core/study/evidence.h"
#include "core/theorems/theorem.h"

namespace halfplane {

// How findings are made and worded, shared by the theorems.

Finding doesNotApply(std::string reason);

/// value ≤ bound, or value ≥ bound, at a step.
struct Claim
{
    double value = 0;
    double bound = 0;
    bool holds = false; ///< decided without rounding, where it can be
    enum Relation { AtMost, AtLeast } relation = AtMost;
    std::string_view whyExceeded = {};
    std::string (*words)(double number, int digits) = readable;
};

/// Of a statement that nothing proves: the numbers decide. "49 ≤ 8 967"
Finding judged(const Claim &claim);

Finding judgedWithin(const Claim &claim, double reach);

/// Of a statement that is proved: reach() is where the bound would be if rounding had been at its worst, and
/// what is no further off is too close to call. Where even that is next to the bound the two are equal.
template <class Reach>
Finding judged(const Claim &claim, Reach reach)
{
    return claim.holds ? judged(claim) : judgedWithin(claim, reach());
}

/// By how much rounding can turn a direction that is worked out from doubles, and the width of an arc: the
/// last bits of a few angles below 2π. An update is never turned the wrong way by more: where w nearly takes
/// ηz back, and what is left has any direction, it was at nearly π before.
inline constexpr double roundingOfAngles = 1e-14;

/// value ≥ bound, of angles: as near as doubles tell them.
Claim angleClaim(double value, double bound, std::string_view whyExceeded = {});

/// Where the run does not know its rates beforehand a finding about their range says of which it is.
Finding withRatesSoFar(const Evidence &evidence, std::uint64_t k, Finding finding);

// What is missing of the premises.
std::optional<Finding> lacksSeparable(const Evidence &evidence, std::uint64_t k);
std::optional<Finding> lacksZeroStart(const Evidence &evidence, std::uint64_t k);
std::optional<Finding> lacksUpdate(const Evidence &evidence, std::uint64_t k);
std::optional<Finding> lacksRates(const Evidence &evidence, std::uint64_t k);
std::optional<Finding> lacksMistakes(const Evidence &evidence, std::uint64_t k);
std::optional<Finding> lacksOneRate(const Evidence &evidence, std::uint64_t k);
std::optional<Finding> lacksOrigin(const Evidence &evidence, std::uint64_t k);
std::optional<Finding> lacksSeparableWithoutFuzzy(const Evidence &evidence, std::uint64_t k);
std::optional<Finding> lacksDirection(const Evidence &evidence, std::uint64_t k);

// Premises.
inline constexpr Premise needsSeparable{"the points are separable in this space", lacksSeparable};
inline constexpr Premise needsZeroStart{"the run starts at w₀ = 0", lacksZeroStart};
inline constexpr Premise needsUpdate{"an update has been made", lacksUpdate};
inline constexpr Premise needsRates{"the least and the largest rate are known", lacksRates};
inline constexpr Premise needsMistakes{"every update so far was on a wrong point", lacksMistakes};
inline constexpr Premise needsOneRate{"every update so far had the same rate", lacksOneRate};
inline constexpr Premise needsOrigin{"the boundary goes through the origin", lacksOrigin};
inline constexpr Premise needsSeparableWithoutFuzzy{"the points that are not fuzzy are separable",
                                                    lacksSeparableWithoutFuzzy};
inline constexpr Premise needsDirection{"w is not 0, so it has a direction", lacksDirection};

/// "5 ≤ 8 967", for a step of a proof.
std::string inNumbers(double value, std::string_view relation, double bound);

/// One value for each of these updates.
Curve curveOver(const Evidence &evidence, std::span<const std::uint64_t> updates, std::string_view name,
                double (*value)(const Evidence &evidence, std::uint64_t k));

/// Angle between two vectors, in [0, π]; not a number when one of them is zero.
double angleBetween(const Weights &a, const Weights &b);

} // namespace halfplane
