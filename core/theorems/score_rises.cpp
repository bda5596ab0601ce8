#include "core/geometry/scores.h"
#include "core/moment.h"
#include "core/theorems/findings.h"
#include "core/theorems/rounding.h"

namespace halfplane {

namespace {

Finding scoreRisesFinding(const Evidence &evidence, std::uint64_t k)
{
    const Run &run = evidence.run();
    const Moment moment = momentAt(run, {k, 0});
    const ExactVector z = exactPlace(run.reflected(), moment.check->point);
    const Dyadic rise = dot(exactly(moment.after) - exactly(moment.before), z);
    const Dyadic promised = Dyadic(*moment.check->rate) * dot(z, z);
    const double allowance = roundingOfUpdate(run, k) * norm(run.reflected()[moment.check->point]);
    const double value = rise.scaled(0);
    const double bound = promised.scaled(0);
    const std::string x = isInThePlane(evidence) ? "x" : "φ";
    std::string reason = "y⟨w, " + x + "⟩ went from " + readable(moment.check->scoreBefore, 4) + " to "
        + readable(moment.check->scoreAfter, 4) + "; rate · ‖" + x + "‖² = " + readable(bound, 4);
    const double difference = std::abs((rise - promised).scaled(0));
    if (difference == 0 || (difference <= allowance && allowance <= negligible * bound))
        return {Verdict::Holds, value, bound, reason};
    if (moment.after == moment.before)
        return {Verdict::TooClose, value, bound,
                "w did not change: " + readable(bound, 4) + " is lost in the rounding of so long a w"};
    reason += ", off by " + readable(difference, 2);
    if (difference > allowance)
        return {Verdict::Exceeded, value, bound, reason};
    return {Verdict::TooClose, value, bound,
            reason + " of the " + readable(allowance, 2) + " that rounding may account for"};
}

} // namespace

extern const TheoremDescriptor scoreRisesTheorem{
    .id = "7",
    .name = "Theorem 7",
    .title = "An update raises the score",
    .statement = "y⟨w, x⟩ grows by rate · ‖x‖²",
    .isSimple = isInThePlane,
    .general = "y⟨w, φ⟩ grows by rate · ‖φ‖²",
    .source = "Steiner (2023), Theorem 7",
    .premises = {needsUpdate, needsPlace},
    .judge = scoreRisesFinding,
    .steps = {{"An update adds y times the rate times the point to w, and y² = 1:",
               "y⟨w + ηyx, x⟩ = y⟨w, x⟩ + η‖x‖²",
               [](const Evidence &evidence, std::uint64_t k) {
                   const Moment moment = momentAt(evidence.run(), {k, 0});
                   const Weights z = evidence.run().reflected()[moment.check->point];
                   return readable(moment.check->scoreAfter, 4) + " = "
                       + readable(moment.check->scoreBefore, 4) + " + "
                       + readable(*moment.check->rate * dot(z, z), 4);
               },
               "y⟨w + ηyφ, φ⟩ = y⟨w, φ⟩ + η‖φ‖²"},
              {"The rate is above 0, and so is the square of a length that is not 0: a point that was wrong "
               "is less "
               "wrong afterwards, or right."}},
};

} // namespace halfplane
