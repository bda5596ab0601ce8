#include "core/moment.h"
#include "core/theorems/findings.h"

namespace halfplane {

namespace {

Finding angleMovesFinding(const Evidence &evidence, std::uint64_t k)
{
    if (auto missing = needsUpdate(k))
        return *std::move(missing);
    const Run &run = evidence.run();
    const Moment moment = momentAt(run, {k, 0});
    const Point &point = run.problem->points[moment.look->point];
    const Weights phi = embed(run.problem->space, point.x1, point.x2);
    const double before = angleBetween(moment.before, phi);
    const double after = angleBetween(moment.after, phi);
    if (std::isnan(before) || std::isnan(after))
        return doesNotApply("a zero vector has no angle to a point");
    const bool shrinks = point.label == Label::Positive;
    const bool holds = shrinks ? after <= before + roundingOfAngles : after >= before - roundingOfAngles;
    const std::string reason = inDegrees(before) + " → " + inDegrees(after)
        + (shrinks ? " for a point of class +1" : " for a point of class −1");
    return {holds ? Verdict::Holds : Verdict::Exceeded, after, before, reason};
}

} // namespace

extern const TheoremDescriptor angleMovesTheorem;
const TheoremDescriptor angleMovesTheorem{
    .id = "8",
    .title = "An update turns w",
    .statement = "∠(w, x) shrinks for y = +1 and grows for y = −1",
    .source = "dissertation, Theorem 8",
    .variants = {},
    .at = angleMovesFinding,
};

} // namespace halfplane
