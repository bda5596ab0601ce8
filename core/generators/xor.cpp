#include "core/generators/generator.h"
#include "core/generators/layout.h"
#include "core/generators/parameters.h"

#include <array>

namespace halfplane {

namespace {

/// One cloud a quadrant, taken in turn by each class.
Dataset makeXor(const Parameters &parameters, std::uint64_t seed)
{
    const double centre = number(parameters, "distance") / 2;
    const double spread = number(parameters, "spread");
    const Axes axes(number(parameters, "angle"));
    Random random(seed);
    Dataset points;
    std::array<double, 2> sides{1, 1}; // of the next point of each class
    for (const Label label :
         mixedLabels(wholeNumber(parameters, "positive"), wholeNumber(parameters, "negative"))) {
        double &side = sides[label == Label::Positive ? 0 : 1];
        const double along = side * centre + spread * random.gaussian();
        const double across = sign(label) * side * centre + spread * random.gaussian();
        points.push_back(axes.point(along, across, label));
        side = -side;
    }
    return points;
}

} // namespace

extern const Generator xorGenerator{
    .id = "xor",
    .title = "XOR",
    .noun = "an XOR pattern",
    .purpose = "Four clouds, of one class where both coordinates have the same sign and of the other where "
               "they differ: the example that no single perceptron can learn.",
    .parameters = {positivePoints(20),
                   negativePoints(20),
                   {.id = "distance",
                    .symbol = "d",
                    .meaning = "how far neighbouring clouds are from each other",
                    .fallback = 5.0,
                    .range = Range::between(0, largestLength),
                    .title = "Distance"},
                   cloudSpread(0.6),
                   directionAngle("how far the whole is turned, in degrees", 0)},
    .make = makeXor,
};

} // namespace halfplane
