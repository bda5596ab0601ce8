#include "core/geometry/scores.h"
#include "core/mistakes.h"
#include "core/theorems/findings.h"

namespace halfplane {

namespace {

/// Counts the points of class +1 on the right side twice, by the scores of the run and by the angle without
/// rounding, and compares.
Finding rightSideFinding(const Evidence &evidence, std::uint64_t k)
{
    const Run &run = evidence.run();
    const Weights w = run.trace.weights(k);
    std::vector<std::size_t> positive;
    for (std::size_t i = 0; i < run.problem->points.size(); ++i) {
        if (run.problem->points[i].label == Label::Positive)
            positive.push_back(i);
    }
    const ReflectedPoints points = run.reflected().subset(positive);
    const auto right = static_cast<double>(points.size() - loss(points, w));
    const auto sharp = static_cast<double>(points.size() - exactLoss(points, w));
    const std::string reason = "of the points of class +1, " + readable(sharp, 15)
        + " at less than 90° to w and " + readable(right, 15) + " right";
    if (sharp == right)
        return {Verdict::Holds, sharp, right, reason};
    return {Verdict::TooClose, sharp, right, reason + ": the other scores are lost in rounding"};
}

} // namespace

extern const TheoremDescriptor rightSideTheorem{
    .id = "6",
    .name = "Theorem 6",
    .title = "The right side",
    .statement = "a point of class +1 is right ⇔ ∠(w, x) < π/2",
    .source = "dissertation, Theorem 6",
    .premises = {needsDirection},
    .judge = rightSideFinding,
    .steps = {{"A score is both lengths times the cosine of the angle between them:",
               "⟨w, x⟩ = ‖w‖ ‖x‖ cos ∠(w, x)"},
              {"Lengths are above 0, so the score is so just where the cosine is: at less than 90°.", "",
               reasonOf<rightSideFinding>}},
};

} // namespace halfplane
