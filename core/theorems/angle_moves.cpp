#include "core/geometry/scores.h"
#include "core/moment.h"
#include "core/theorems/findings.h"
#include "core/theorems/rounding.h"

namespace halfplane {

namespace {

/// Whether the angle to z, that is y φ, does not grow: ⟨w, z⟩/‖w‖ ≤ ⟨w', z⟩/‖w'‖, without rounding.
bool turnsTowards(const ReflectedPoints &points, const MomentCheck &check, const Weights &before,
                  const Weights &after)
{
    const ExactVector z = exactPlace(points, check.point);
    const auto signedSquare = [&](const Weights &w, const Weights &other) {
        const Dyadic score = dot(exactly(w), z);
        const Dyadic square = squared(score) * dot(exactly(other), exactly(other));
        return score.sign() < 0 ? -square : square;
    };
    return isAtMost(signedSquare(before, after), signedSquare(after, before));
}

Finding angleMovesFinding(const Evidence &evidence, std::uint64_t k)
{
    const Run &run = evidence.run();
    const Moment moment = momentAt(run, {k, 0});
    const Point &point = run.problem->points[moment.check->point];
    const Weights phi = embed(run.problem->space, point.x1, point.x2);
    const double before = angleBetween(moment.before, phi);
    const double after = angleBetween(moment.after, phi);
    if (std::isnan(before) || std::isnan(after))
        return doesNotApply("a zero vector has no angle to a point");
    const bool shrinks = point.label == Label::Positive;
    const bool holds = turnsTowards(run.reflected(), *moment.check, moment.before, moment.after);
    Finding finding = judged({.value = after,
                              .bound = before,
                              .holds = holds,
                              .relation = shrinks ? Claim::AtMost : Claim::AtLeast,
                              .words = inDegrees},
                             [&] { return shrinks ? before + roundingOfAngles : before - roundingOfAngles; });
    if (holds) {
        finding.left = inDegrees(before);
        finding.relation = "→";
        finding.right = inDegrees(after);
    }
    finding.remark = shrinks ? " for a point of class +1" : " for a point of class −1";
    return finding;
}

} // namespace

extern const TheoremDescriptor angleMovesTheorem{
    .id = "8",
    .name = "Theorem 8",
    .title = "An update turns w",
    .statement = "∠(w, x) shrinks for y = +1 and grows for y = −1",
    .source = "dissertation, Theorem 8",
    .premises = {needsUpdate},
    .judge = angleMovesFinding,
    .steps = {{"What is added is ηz with z = yx. Along z, w grows by η‖z‖; across z it stays as it was:",
               "w′ = w + ηz"},
              {"So w turns towards z, that is towards x where y = +1, and away from x where y = −1.", "",
               reasonOf<angleMovesFinding>}},
};

} // namespace halfplane
