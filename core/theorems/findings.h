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

/// Of a bound on the updates of a run that is known never to end: more come than any number. Where the bound
/// is proved it is rounding that keeps the run from its end.
Finding exceededForEver(Finding finding, std::string_view why = {});

/// value ≥ bound, of angles: as near as doubles tell them.
Claim angleClaim(double value, double bound, std::string_view whyExceeded = {});

/// Where the run does not know its rates beforehand a finding about their range says of which it is.
Finding withRatesSoFar(const Evidence &evidence, std::uint64_t k, Finding finding);

extern const Premise needsSeparable;
extern const Premise needsZeroStart;
extern const Premise needsUpdate;
extern const Premise needsRates;
extern const Premise needsMistakes;
extern const Premise needsOneRate;
extern const Premise needsOrigin;
extern const Premise needsSeparableWithoutFuzzy;
extern const Premise needsDirection;
extern const Premise needsDirectionBefore;
extern const Premise needsPlace;

/// Where φ(x) is x itself, and written so.
bool isInThePlane(const Evidence &evidence);

bool startsAtZero(const Evidence &evidence);

/// What is missing where something is not given.
std::string unless(bool isGiven, std::string_view missing);

/// What a theorem's judge says, for a step of its proof.
template <Finding (*judge)(const Evidence &evidence, std::uint64_t k)>
std::string reasonOf(const Evidence &evidence, std::uint64_t k)
{
    return judge(evidence, k).reason();
}

/// "5 ≤ 8 967", for a step of a proof.
std::string inNumbers(double value, std::string_view relation, double bound);

/// §5's comparison of how far the boundaries of the fuzzy and of the margin-fuzzy perceptron can turn.
struct Freedoms
{
    double fuzzy = 0;
    double marginFuzzy = 0;
};
std::string sideBySide(const Freedoms &freedoms);

/// One value for each of these updates.
Curve curveOver(const Evidence &evidence, std::span<const std::uint64_t> updates, std::string_view name,
                double (*value)(const Evidence &evidence, std::uint64_t k));

/// Angle between two vectors, in [0, π]; not a number when one of them is zero.
double angleBetween(const Weights &a, const Weights &b);

} // namespace halfplane
