#include "core/geometry/loss_ring.h"
#include "core/geometry/overlap.h"
#include "core/theorems/findings.h"

#include <algorithm>

namespace halfplane {

namespace {

Finding fuzzyAngleFinding(const Evidence &evidence, std::uint64_t /*k*/)
{
    const Measured &points = evidence.counted();
    const double share = points.best.gamma / points.radius;
    const auto promised = [&](double rounding) {
        return 2 * std::asin(std::min(1.0, share * (1 + rounding)));
    };
    const Claim claim = angleClaim(lossRing(points.reflected).solutionWidth(), promised(0));
    return judged(claim, [&] { return promised(-roundingOfAngles) - roundingOfAngles; });
}

/// The margin-fuzzy perceptron's on the same points, where their classes overlap.
std::string freedomsSideBySide(const Evidence &evidence, std::uint64_t /*k*/)
{
    const Measured &points = evidence.counted();
    const auto overlap = overlapOf(evidence.all().reflected, evidence.all().best);
    if (!overlap || !(overlap->diagonal() > 0))
        return {};
    return sideBySide({.fuzzy = 2 * std::asin(std::min(1.0, points.best.gamma / points.radius)),
                       .marginFuzzy = 2 * overlap->psi(overlap->halfHeight)});
}

} // namespace

extern const TheoremDescriptor fuzzyAngleTheorem{
    .id = "23",
    .name = "Theorem 23",
    .title = "The fuzzy boundary's freedom",
    .statement = "the directions that separate the points that are not fuzzy span at least 2 asin(γ*/R)",
    .source = "Steiner (2023), Theorem 23",
    .variant = "fuzzy",
    .premises = {needsOrigin, needsSeparableWithoutFuzzy},
    .judge = fuzzyAngleFinding,
    .steps = {{"At θ* each point lies γ* or more above the boundary and R at most from the origin: seen from "
               "there it stands over the boundary at an angle whose sine is at least γ*/R, so that the "
               "boundary can turn towards it by at least",
               "asin(γ*/R)",
               [](const Evidence &evidence, std::uint64_t /*k*/) {
                   const Measured &points = evidence.counted();
                   return inDegrees(std::asin(std::min(1.0, points.best.gamma / points.radius)));
               }},
              {"That is so either way, and all of these directions separate:", "2 asin(γ*/R)",
               reasonOf<fuzzyAngleFinding>},
              {"The margin-fuzzy boundary has nothing of it where its band is as narrow as can be, ε = γ* of "
               "the overlap (Theorem 25):",
               "", freedomsSideBySide}},
    .layers = {"best-direction", "freedom"},
};

} // namespace halfplane
