#include "core/moment.h"
#include "core/numbers.h"
#include "core/theorems/findings.h"

#include <algorithm>
#include <limits>

namespace halfplane {

namespace {

Finding scoreRisesFinding(const Evidence &evidence, std::uint64_t k)
{
    if (auto missing = needsUpdate(k))
        return *std::move(missing);
    const Run &run = evidence.run();
    const Moment moment = momentAt(run, {k, 0});
    const Weights z = run.reflected()[moment.look->point];
    const double rise = moment.look->scoreAfter - moment.look->scoreBefore;
    const double promised = *moment.look->rate * dot(z, z);
    // Scores near the boundary are small differences of large products: ‖w‖‖z‖ says how large.
    const double products = std::max(norm(moment.before), norm(moment.after)) * norm(z);
    const double allowance =
        roundingAllowance * promised + 16 * std::numeric_limits<double>::epsilon() * products;
    const bool agrees = std::abs(rise - promised) <= allowance;
    const std::string reason = "y⟨w, x⟩ went from " + readable(moment.look->scoreBefore, 4) + " to "
        + readable(moment.look->scoreAfter, 4) + "; rate · ‖x‖² = " + readable(promised, 4);
    return {agrees ? Verdict::Holds : Verdict::Exceeded, rise, promised, reason};
}

} // namespace

extern const TheoremDescriptor scoreRisesTheorem;
const TheoremDescriptor scoreRisesTheorem{
    .id = "7",
    .title = "An update raises the score",
    .statement = "y⟨w, x⟩ grows by rate · ‖x‖²",
    .source = "dissertation, Theorem 7",
    .variants = {},
    .at = scoreRisesFinding,
};

} // namespace halfplane
