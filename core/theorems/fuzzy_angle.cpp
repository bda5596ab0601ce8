#include "core/geometry/loss_ring.h"
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

} // namespace

extern const TheoremDescriptor fuzzyAngleTheorem{
    .id = "23",
    .name = "Theorem 23",
    .title = "The fuzzy boundary's freedom",
    .statement = "the directions that separate the points that are not fuzzy span at least 2 asin(γ*/R)",
    .source = "dissertation, Theorem 23",
    .variant = "fuzzy",
    .premises = {needsOrigin, needsSeparableWithoutFuzzy},
    .judge = fuzzyAngleFinding,
    .steps = {{"At θ* each point lies γ* or more above the boundary and R at most from the origin, so the "
               "boundary can turn towards it by at least",
               "asin(γ*/R)",
               [](const Evidence &evidence, std::uint64_t /*k*/) {
                   const Measured &points = evidence.counted();
                   return inDegrees(std::asin(std::min(1.0, points.best.gamma / points.radius)));
               }},
              {"That is so either way, and all of these directions separate:", "2 asin(γ*/R)",
               reasonOf<fuzzyAngleFinding>}},
};

} // namespace halfplane
