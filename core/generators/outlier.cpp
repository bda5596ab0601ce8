#include "core/generators/generator.h"
#include "core/generators/layout.h"
#include "core/generators/parameters.h"

namespace halfplane {

namespace {

/// Two clouds and, as the last point, one of class +1 on the other side.
Dataset makeOutlier(const Parameters &parameters, std::uint64_t seed)
{
    const double centre = number(parameters, "distance") / 2;
    const double spread = number(parameters, "spread");
    const Axes axes(number(parameters, "angle"));
    Random random(seed);
    Dataset points;
    for (const Label label :
         mixedLabels(wholeNumber(parameters, "positive") - 1, wholeNumber(parameters, "negative"))) {
        const double along = sign(label) * centre + spread * random.gaussian();
        const double across = spread * random.gaussian();
        points.push_back(axes.point(along, across, label));
    }
    points.push_back(axes.point(-number(parameters, "depth"), 0, Label::Positive));
    return points;
}

} // namespace

extern const Generator outlierGenerator{
    .id = "outlier",
    .title = "One outlier",
    .noun = "clouds with an outlier",
    .purpose = "Two clouds and one point of class +1 among the other class: a single point keeps the "
               "standard perceptron from ever stopping; the fuzzy ones can leave it out.",
    .parameters = {positivePoints(30),
                   negativePoints(30),
                   cloudDistance(6),
                   cloudSpread(0.8),
                   {.id = "depth",
                    .symbol = "a",
                    .meaning = "how far the outlier lies on the wrong side of the middle; a negative number "
                               "puts it on its own side",
                    .fallback = 3.0,
                    .range = Range::between(-largestLength, largestLength),
                    .title = "Outlier a"},
                   directionAngle("where the cloud of class +1 lies: degrees from the first axis", 30)},
    .make = makeOutlier,
};

} // namespace halfplane
