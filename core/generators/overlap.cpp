#include "core/generators/generator.h"
#include "core/generators/layout.h"
#include "core/generators/parameters.h"

namespace halfplane {

namespace {

Dataset makeOverlap(const Parameters &parameters, std::uint64_t seed)
{
    const double centre = number(parameters, "distance") / 2;
    const double spread = number(parameters, "spread");
    const Axes axes(number(parameters, "angle"));
    Random random(seed);
    Dataset points;
    for (const Label label :
         mixedLabels(wholeNumber(parameters, "positive"), wholeNumber(parameters, "negative"))) {
        const double along = sign(label) * centre + spread * random.gaussian();
        const double across = spread * random.gaussian();
        points.push_back(axes.point(along, across, label));
    }
    return points;
}

} // namespace

extern const Generator overlapGenerator{
    .id = "overlap",
    .title = "Overlap",
    .noun = "overlapping clouds",
    .purpose = "Two round clouds that run into each other: no line separates them, so the standard and the "
               "greedy perceptron never stop.",
    .parameters = {positivePoints(30), negativePoints(30), cloudDistance(2), cloudSpread(1.2),
                   directionAngle("where the cloud of class +1 lies: degrees from the first axis", 30)},
    .make = makeOverlap,
};

} // namespace halfplane
