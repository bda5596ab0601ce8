#include "core/geometry/scores.h"
#include "core/moment.h"
#include "core/theorems/findings.h"
#include "core/theorems/rounding.h"

namespace halfplane {

namespace {

/// Whether the angle to z, that is y φ, shrinks: ⟨w, z⟩/‖w‖ < ⟨w', z⟩/‖w'‖, without rounding.
bool turnsTowards(const ReflectedPoints &points, const MomentCheck &check, const Weights &before,
                  const Weights &after)
{
    const ExactVector z = exactPlace(points, check.point);
    const auto signedSquare = [&](const Weights &w, const Weights &other) {
        const Dyadic score = dot(exactly(w), z);
        const Dyadic square = squared(score) * dot(exactly(other), exactly(other));
        return score.sign() < 0 ? -square : square;
    };
    return !isAtMost(signedSquare(after, before), signedSquare(before, after));
}

/// Whether one is the other times a number: ⟨w, z⟩² = ‖w‖²‖z‖², without rounding.
std::string lacksAngle(const Evidence &evidence, std::uint64_t k)
{
    if (k == 0)
        return needsUpdate.missing(evidence, k);
    const Run &run = evidence.run();
    const ExactVector w = exactly(run.trace.weights(k - 1));
    const ExactVector z = exactPlace(run.reflected(), run.trace.update(k).point);
    const bool isOnOneLine = (squared(dot(w, z)) - dot(w, w) * dot(z, z)).sign() == 0;
    return unless(!isOnOneLine, "w and the point are on one line, where an angle stays or jumps by 180°");
}

/// How the angle is told: two that differ look different.
std::string degrees(double angle, double other)
{
    constexpr int allDigits = 17;
    return inDegrees(angle) == inDegrees(other) ? inDegrees(angle, allDigits) : inDegrees(angle);
}

/// "−2.4/5.2 = −0.4615": a, the part of w along z, over b, what of it is across.
std::string cotangent(const Weights &w, const Weights &z)
{
    const Weights along = (dot(w, z) / dot(z, z)) * z;
    const double a = dot(w, z) / norm(z);
    const double b = norm(w - along);
    return readable(a, 4) + "/" + readable(b, 4) + " = " + readable(a / b, 4);
}

Finding angleMovesFinding(const Evidence &evidence, std::uint64_t k)
{
    const Run &run = evidence.run();
    const Moment moment = momentAt(run, {k, 0});
    const Point &point = run.problem->points[moment.check->point];
    const Weights phi = embed(run.problem->space, point.x1, point.x2);
    const double before = angleBetween(moment.before, phi);
    const double after = angleBetween(moment.after, phi);
    if (std::isnan(after))
        return doesNotApply("rounding has made w 0");
    const bool shrinks = point.label == Label::Positive;
    const bool holds = turnsTowards(run.reflected(), *moment.check, moment.before, moment.after);
    Finding finding = judged({.value = after,
                              .bound = before,
                              .holds = holds,
                              .relation = shrinks ? Claim::AtMost : Claim::AtLeast,
                              .words = inDegrees},
                             [&] { return shrinks ? before + roundingOfAngles : before - roundingOfAngles; });
    if (holds) {
        finding.left = degrees(before, after);
        finding.relation = "→";
        finding.right = degrees(after, before);
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
    .isSimple = isInThePlane,
    .general = "∠(w, φ) shrinks for y = +1 and grows for y = −1",
    .source = "Steiner (2023), Theorem 8",
    .premises = {needsUpdate,
                 needsPlace,
                 needsDirectionBefore,
                 {"w and the point are not on one line", lacksAngle}},
    .judge = angleMovesFinding,
    .steps = {{"Let z be the point for class +1 and its opposite for −1, a = ⟨w, z⟩/‖z‖ the part of w along "
               "z, and b the "
               "length of what is across it. As they are not on one line b > 0, and",
               "cot ∠(w, z) = a/b",
               [](const Evidence &evidence, std::uint64_t k) {
                   const Run &run = evidence.run();
                   return cotangent(run.trace.weights(k - 1), run.reflected()[run.trace.update(k).point]);
               }},
              {"The update adds ηz, which lies along z: a grows by η‖z‖ > 0 and b stays. So the cotangent "
               "grows, and the "
               "angle between w and z shrinks:",
               "cot ∠(w + ηz, z) = (a + η‖z‖)/b",
               [](const Evidence &evidence, std::uint64_t k) {
                   const Run &run = evidence.run();
                   return cotangent(run.trace.weights(k), run.reflected()[run.trace.update(k).point]);
               }},
              {"For class +1 that is the angle to the point; for −1 it is what that angle lacks to 180°, so "
               "that one "
               "grows.",
               "", reasonOf<angleMovesFinding>},
              {"The printed proof is wrong, though its statement is right: for w = (−4, 0) and x = (1, "
               "½) its chain of "
               "inequalities needs −0.81 ≥ −0.48."}},
    .layers = {"angle"},
};

} // namespace halfplane
