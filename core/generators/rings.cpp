#include "core/generators/generator.h"
#include "core/generators/layout.h"
#include "core/generators/parameters.h"

namespace halfplane {

namespace {

ParameterDescriptor radius(std::string_view id, std::string_view symbol, std::string_view meaning,
                           double usual, std::string_view title)
{
    return {.id = id,
            .symbol = symbol,
            .meaning = meaning,
            .fallback = usual,
            .range = Range::between(0, largestLength),
            .title = title};
}

Dataset makeRings(const Parameters &parameters, std::uint64_t seed)
{
    const double noise = number(parameters, "noise");
    Random random(seed);
    Dataset points;
    for (const Label label :
         mixedLabels(wholeNumber(parameters, "positive"), wholeNumber(parameters, "negative"))) {
        const double usual = number(parameters, label == Label::Positive ? "inner" : "outer");
        const Axes axes(random.uniform(-180, 180));
        points.push_back(axes.point(usual + noise * random.gaussian(), 0, label));
    }
    return points;
}

} // namespace

extern const Generator ringsGenerator{
    .id = "rings",
    .title = "Ring in a ring",
    .noun = "a ring in a ring",
    .purpose = "Class −1 all around class +1: no line separates them, a circle does.",
    .parameters = {positivePoints(25),
                   negativePoints(35),
                   radius("inner", "r", "the radius of the ring of class +1", 1.5, "Inner r"),
                   radius("outer", "R", "the radius of the ring of class −1", 4, "Outer R"),
                   {.id = "noise",
                    .symbol = "σ",
                    .meaning = "how far points lie off their ring: the standard deviation",
                    .fallback = 0.25,
                    .range = Range::between(0, largestLength),
                    .title = "Noise σ"}},
    .make = makeRings,
};

} // namespace halfplane
