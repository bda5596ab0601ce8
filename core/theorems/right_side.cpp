#include "core/numbers.h"
#include "core/theorems/findings.h"

#include <numbers>

namespace halfplane {

namespace {

/// Counts the points of class +1 on the right side twice, by the score and by the angle, and compares.
Finding rightSideFinding(const Evidence &evidence, std::uint64_t k)
{
    const Run &run = evidence.run();
    const Weights w = run.trace.weights(k);
    if (isZero(w))
        return doesNotApply("w = 0 has no direction");
    double right = 0;
    double sharp = 0;
    for (std::size_t i = 0; i < run.problem->points.size(); ++i) {
        if (run.problem->points[i].label != Label::Positive)
            continue;
        const bool isRight = run.reflected().score(w, i) > 0;
        const double angle = angleBetween(w, run.reflected()[i]);
        const bool isUndecided = std::abs(angle - std::numbers::pi / 2) < roundingAllowance;
        right += isRight ? 1 : 0;
        sharp += (isUndecided ? isRight : angle < std::numbers::pi / 2) ? 1 : 0;
    }
    const std::string reason = "of the points of class +1, " + readable(sharp, 15)
        + " at less than 90° to w and " + readable(right, 15) + " right";
    return {sharp == right ? Verdict::Holds : Verdict::Exceeded, sharp, right, reason};
}

} // namespace

extern const TheoremDescriptor rightSideTheorem;
const TheoremDescriptor rightSideTheorem{
    .id = "6",
    .title = "The right side",
    .statement = "a point of class +1 is right ⇔ ∠(w, x) < π/2",
    .source = "dissertation, Theorem 6",
    .variants = {},
    .at = rightSideFinding,
};

} // namespace halfplane
