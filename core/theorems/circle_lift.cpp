#include "core/boundary.h"
#include "core/geometry/exact_margin.h"
#include "core/geometry/scores.h"
#include "core/theorems/findings.h"

namespace halfplane {

namespace {

/// Takes the separating plane for its circle in the plane, w1 x1 + w2 x2 + w3(x1² + x2²) + b = 0, and counts
/// the points on their side of it, without rounding.
Finding circleLiftFinding(const Evidence &evidence, std::uint64_t /*k*/)
{
    if (!evidence.isSeparable())
        return {.remark = "no plane separates the lifted points, and no circle the points"};
    const Boundary boundary = boundaryOf({Space::Circle, evidence.all().best.direction});
    const ReflectedPoints &points = evidence.run().reflected();
    const std::size_t right =
        points.size() - exactLoss(points, Direction(evidence.all().best.exact->direction));
    const std::string reason = "the best plane's " + std::string(nameOf(boundary)) + " has "
        + std::to_string(right) + " of " + std::to_string(points.size()) + " points on their side";
    return {right == points.size() ? Verdict::Holds : Verdict::Exceeded, static_cast<double>(right),
            static_cast<double>(points.size()), reason};
}

} // namespace

extern const TheoremDescriptor circleLiftTheorem{
    .id = "24.2.1",
    .name = "Theorem 24.2.1",
    .title = "Circles are lifted planes",
    .statement = "separable by a circle ⇔ the lifted points are separable by a plane",
    .source = "Har-Peled (2009), Theorem 24.2.1",
    .spaces = {Space::Circle},
    .judge = circleLiftFinding,
    .steps =
        {{"A circle, or a line, is where", "w₁x₁ + w₂x₂ + w₃(x₁² + x₂²) + b = 0"},
         {"With φ = (x₁, x₂, x₁² + x₂², 1) this is ⟨w, φ⟩ = 0, a plane over the plane of the points: what "
          "is inside and outside below becomes the two sides above.",
          "", reasonOf<circleLiftFinding>}},
};

} // namespace halfplane
