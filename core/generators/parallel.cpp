#include "core/generators/generator.h"
#include "core/generators/layout.h"
#include "core/generators/parameters.h"

#include <algorithm>

namespace halfplane {

namespace {

constexpr std::size_t placedPoints = 3;

/// A place in a cloud in the middle of its side. None of them is ever wrong: with w = (±ℓ/2, ℓ or more) they
/// are right by what their distance from the line is at least.
Point cloudPoint(Label label, double length, double margin, const Axes &axes, Random &random)
{
    const double along = 0.15 * length * random.gaussian();
    const double about = std::abs(0.6 * length + 0.15 * length * random.gaussian());
    return axes.point(along, sign(label) * std::max({about, std::abs(along), margin}), label);
}

/// Two points of class +1 lie at ±ℓ along the line and γ above it, so nearly opposite each other. The first
/// point makes w = (ℓ/2, ℓ), and from then on one of the two is always wrong: they pull w to (−ℓ/2, …) and
/// back, and each update only adds γ across. It ends when w is about ℓ²/2γ long: after ℓ²/2γ² updates.
Dataset makeParallel(const Parameters &parameters, std::uint64_t seed)
{
    const double length = number(parameters, "length");
    const double margin = number(parameters, "margin");
    const Axes axes(number(parameters, "angle"));
    Random random(seed);
    Dataset points{axes.point(length / 2, length, Label::Positive),
                   axes.point(length, margin, Label::Positive), axes.point(-length, margin, Label::Positive)};
    for (const Label label :
         mixedLabels(wholeNumber(parameters, "positive") - placedPoints, wholeNumber(parameters, "negative")))
        points.push_back(cloudPoint(label, length, margin, axes, random));
    return points;
}

} // namespace

extern const Generator parallelGenerator{
    .id = "parallel",
    .title = "Nearly parallel",
    .noun = "nearly parallel points",
    .purpose = "Two clouds, and two points of class +1 that lie almost opposite each other along the "
               "boundary: they pull w to and fro for thousands of updates before it separates all.",
    .parameters = {positivePoints(15, placedPoints),
                   negativePoints(12),
                   {.id = "length",
                    .symbol = "ℓ",
                    .meaning = "how far from the origin the two points lie, on either side",
                    .fallback = 5.0,
                    .range = Range::between(0.1, largestLength),
                    .title = "Length ℓ"},
                   {.id = "margin",
                    .symbol = "γ",
                    .meaning = "how far the two points are from the line between the classes: the margin",
                    .fallback = 0.05,
                    .range = Range::between(0.01, largestLength),
                    .title = "Margin γ"},
                   directionAngle("how steep the line between the classes is: degrees from the first axis",
                                  0)},
    .make = makeParallel,
};

} // namespace halfplane
