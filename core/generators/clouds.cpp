#include "core/generators/generator.h"
#include "core/generators/layout.h"
#include "core/generators/parameters.h"

namespace halfplane {

namespace {

/// Two Gaussian clouds about ±d/2 on the axis. What would come nearer to the line between them than half the
/// gap is mirrored away from it, so that the line through the origin always separates them.
Dataset makeClouds(const Parameters &parameters, std::uint64_t seed)
{
    const double centre = number(parameters, "distance") / 2;
    const double spread = number(parameters, "spread");
    const double nearest = number(parameters, "gap") / 2;
    const Axes axes(number(parameters, "angle"));
    Random random(seed);
    Dataset points;
    for (const Label label :
         mixedLabels(wholeNumber(parameters, "positive"), wholeNumber(parameters, "negative"))) {
        const double away = nearest + std::abs(centre + spread * random.gaussian() - nearest);
        const double across = spread * random.gaussian();
        points.push_back(axes.point(sign(label) * away, across, label));
    }
    return points;
}

} // namespace

extern const Generator cloudsGenerator{
    .id = "clouds",
    .title = "Two clouds",
    .noun = "two clouds",
    .purpose = "Two round clouds that a line through the origin separates: every variant gets there.",
    .parameters = {positivePoints(30),
                   negativePoints(30),
                   cloudDistance(6),
                   cloudSpread(1),
                   {.id = "gap",
                    .symbol = "γ",
                    .meaning = "how wide the strip without points between the clouds is at least",
                    .fallback = 0.5,
                    .range = Range::between(0.01, largestLength),
                    .title = "Gap γ"},
                   directionAngle("where the cloud of class +1 lies: degrees from the first axis", 30)},
    .make = makeClouds,
};

} // namespace halfplane
