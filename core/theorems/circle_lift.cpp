#include "core/boundary.h"
#include "core/geometry/exact_margin.h"
#include "core/geometry/scores.h"
#include "core/theorems/findings.h"

namespace halfplane {

namespace {

/// Takes the separating plane for its circle in the plane, ⟨v, x⟩ + w3‖x‖² + b = 0 with v = (w1, w2), and
/// counts the points on their side of it, without rounding.
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

/// The best plane's circle, and which class is in it.
std::string circleInNumbers(const Evidence &evidence, std::uint64_t /*k*/)
{
    if (!evidence.isSeparable())
        return {};
    const Weights &plane = evidence.all().best.direction;
    const auto boundary = boundaryOf({Space::Circle, plane});
    const auto *circle = std::get_if<BoundaryCircle>(&boundary);
    if (circle == nullptr)
        return "w₃ = " + readable(plane[2], 4);
    return "middle (" + readable(circle->centerX1, 4) + ", " + readable(circle->centerX2, 4) + "), radius "
        + readable(circle->radius, 4) + ", class " + (circle->inside == Label::Positive ? "+1" : "−1")
        + " inside";
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
        {{"With φ(x) = (x, ‖x‖², 1) and v for (w₁, w₂), the first two numbers of w, a plane ⟨w, φ⟩ = 0 "
          "among the lifted points is, in the plane of the points, where",
          "⟨v, x⟩ + w₃‖x‖² + b = 0"},
         {"For w₃ ≠ 0, divided by w₃ and with the squares completed, that is a circle:",
          "‖x + v/2w₃‖² = ‖v‖²/4w₃² − b/w₃", circleInNumbers},
         {"What separates points of both classes is above 0 at some and below 0 at others, so it is 0 "
          "somewhere "
          "between: the right side is above 0, and the radius real. Far out the sign is that of w₃: "
          "class −1 is "
          "inside where w₃ > 0, class +1 where w₃ < 0."},
         {"For w₃ = 0 it is a line. The printed proof divides by this number and leaves the line out; but as "
          "no point is "
          "on it and there are finitely many, a circle that is large enough separates them, too."},
         {"The other way round every circle and every line is such a plane.", "",
          reasonOf<circleLiftFinding>}},
    .layers = {"best-boundary"},
};

} // namespace halfplane
