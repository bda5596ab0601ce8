#include "core/geometry/scores.h"
#include "core/mistakes.h"
#include "core/theorems/findings.h"

namespace halfplane {

namespace {

/// The points of a class on the right side, counted by the scores of the run and by the angle without
/// rounding.
struct Half
{
    std::size_t right = 0;
    std::size_t sharp = 0;
};

Half halfOf(const Run &run, Label label, const Weights &w)
{
    std::vector<std::size_t> ofClass;
    for (std::size_t i = 0; i < run.problem->points.size(); ++i) {
        if (run.problem->points[i].label == label)
            ofClass.push_back(i);
    }
    const ReflectedPoints points = run.reflected().subset(ofClass);
    return {points.size() - loss(points, w), points.size() - exactLoss(points, w)};
}

std::string inWords(std::string_view label, std::string_view side, const Half &half)
{
    return "class " + std::string(label) + ": " + std::to_string(half.sharp) + " at " + std::string(side)
        + " than 90° to w, " + std::to_string(half.right) + " right";
}

Finding rightSideFinding(const Evidence &evidence, std::uint64_t k)
{
    const Weights w = evidence.run().trace.weights(k);
    const Half positive = halfOf(evidence.run(), Label::Positive, w);
    const Half negative = halfOf(evidence.run(), Label::Negative, w);
    const auto right = static_cast<double>(positive.right + negative.right);
    const auto sharp = static_cast<double>(positive.sharp + negative.sharp);
    const std::string reason = inWords("+1", "less", positive) + "; " + inWords("−1", "more", negative);
    if (positive.sharp == positive.right && negative.sharp == negative.right)
        return {Verdict::Holds, sharp, right, reason};
    return {Verdict::TooClose, sharp, right, reason + ": other scores are lost in rounding"};
}

std::string lacksPlaces(const Evidence &evidence, std::uint64_t /*k*/)
{
    const ReflectedPoints &points = evidence.run().reflected();
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (isZero(points[i]))
            return "point " + std::to_string(i + 1) + " is 0, which has no angle to w and is always wrong";
    }
    return {};
}

} // namespace

extern const TheoremDescriptor rightSideTheorem{
    .id = "6",
    .name = "Theorem 6",
    .title = "The right side",
    .statement = "y = +1: right ⇔ ∠(w, x) < π/2; y = −1: right ⇔ ∠(w, x) > π/2",
    .isSimple = isInThePlane,
    .general = "y = +1: right ⇔ ∠(w, φ) < π/2; y = −1: right ⇔ ∠(w, φ) > π/2",
    .source = "Steiner (2023), Theorem 6",
    .premises = {needsDirection, {"no point is 0", lacksPlaces}},
    .judge = rightSideFinding,
    .steps = {{"A score is both lengths times the cosine of the angle between them:",
               "⟨w, x⟩ = ‖w‖ ‖x‖ cos ∠(w, x)", nullptr, "⟨w, φ⟩ = ‖w‖ ‖φ‖ cos ∠(w, φ)"},
              {"Both lengths are above 0, so the score has the sign of the cosine: above 0 at less than 90°, "
               "where "
               "class +1 is right; below 0 at more, where class −1 is; at 90° both are wrong.",
               "", reasonOf<rightSideFinding>}},
    .layers = {"angle"},
};

} // namespace halfplane
