#include "core/boundary.h"
#include "core/theorems/findings.h"

namespace halfplane {

namespace {

/// Draws the separating plane's circle in the plane and counts the points on their right side of it.
Finding circleLiftFinding(const Evidence &evidence, std::uint64_t /*k*/)
{
    const Problem &problem = *evidence.run().problem;
    if (problem.space != Space::Circle)
        return doesNotApply("it is about the space circle");
    if (!evidence.isSeparable())
        return {Verdict::Holds, std::nullopt, std::nullopt,
                "no plane separates the lifted points, and no circle the points"};
    const Boundary boundary = boundaryOf(Space::Circle, evidence.all().best.direction);
    double right = 0;
    for (const Point &point : problem.points)
        right += sideOf(boundary, point.x1, point.x2) == point.label ? 1 : 0;
    const auto n = static_cast<double>(problem.points.size());
    const std::string reason = "the best plane's " + std::string(nameOf(boundary)) + " has "
        + std::to_string(static_cast<std::uint64_t>(right)) + " of " + std::to_string(problem.points.size())
        + " points on their side";
    return {right == n ? Verdict::Holds : Verdict::Exceeded, right, n, reason};
}

} // namespace

extern const TheoremDescriptor circleLiftTheorem;
const TheoremDescriptor circleLiftTheorem{
    .id = "24.2.1",
    .title = "Circles are lifted planes",
    .statement = "separable by a circle ⇔ the lifted points are separable by a plane",
    .source = "Har-Peled (2009), Theorem 24.2.1",
    .variants = {},
    .spaces = {Space::Circle},
    .at = circleLiftFinding,
};

} // namespace halfplane
