#include "core/picture/outlines.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr double headWidth = 0.4; ///< half of it, in lengths of the head

// Of marks, in sizes, and at least in pixels: a mark of few pixels keeps an edge that is seen.
double thinEdge(double size) { return std::clamp(0.2 * size, 0.6, 1.6); }
double boldEdge(double size) { return std::clamp(0.36 * size, 1.0, 6.0); }
constexpr double boldOutside = 0.4; ///< the share of the bold edge that is outside the usual outline
double ring(double size) { return std::clamp(0.38 * size, 0.8, 6.0); }

/// From the middle of an equilateral triangle to its sides. Its area is a little less than a square's: with
/// its pointed corners it looks larger.
constexpr double triangleInradius = 0.84;

/// The outline of a mark whose edge lies `outwards` from the usual one. What would turn inside out is empty.
Path outlineOfMark(Label label, double size, double outwards)
{
    if (label == Label::Negative) {
        const double half = size + outwards;
        return half > 0 ? Path{{-half, -half}, {half, -half}, {half, half}, {-half, half}} : Path{};
    }
    const double inradius = triangleInradius * size + outwards;
    const double half = std::sqrt(3) * inradius;
    return inradius > 0 ? Path{{0, -2 * inradius}, {half, inradius}, {-half, inradius}} : Path{};
}

constexpr double plateMarginX = 0.42; ///< in font sizes
constexpr double plateMarginY = 0.16;

/// Where the middle of a thing of that size is, seen from the place that it is anchored at.
Spot middleFrom(Anchor anchor, const Size &size)
{
    switch (anchor) {
    case Anchor::Centre:
        return {0, 0};
    case Anchor::Left:
        return {-size.width / 2, 0};
    case Anchor::Right:
        return {size.width / 2, 0};
    case Anchor::Above:
        return {0, -size.height / 2};
    case Anchor::Below:
        return {0, size.height / 2};
    }
    return {};
}

} // namespace

std::vector<double> dashPattern(Dash dash)
{
    switch (dash) {
    case Dash::Solid:
        return {};
    case Dash::Dashed:
        return {5, 3.5};
    case Dash::Dotted:
        return {1, 2};
    }
    return {};
}

ArrowShape shapeOf(const Arrow &arrow)
{
    const Segment whole{arrow.from, arrow.to};
    const double length = whole.length();
    if (!(length > 0))
        return {};
    const double head = std::min(arrow.head, length);
    const Spot along = (arrow.to - arrow.from) / length;
    const Spot across{-along.y, along.x};
    const Spot base = arrow.to - head * along;
    ArrowShape shape;
    shape.head = {arrow.to, base + headWidth * head * across, base - headWidth * head * across};
    if (length > head)
        shape.shaft = Segment{arrow.from, base};
    return shape;
}

std::vector<MarkPart> partsOf(Label label, MarkStyle style, double size)
{
    constexpr double shareApart = 0.7;
    if (has(style, MarkStyle::Apart))
        size *= shareApart;
    std::vector<MarkPart> result;
    const auto add = [&](double outwards, Hue hue) {
        const Path outline = outlineOfMark(label, size, outwards);
        if (!outline.empty())
            result.push_back({outline, hue});
    };
    // A bold outline lies more inside than outside, so that wrong points are not much larger.
    const bool isWrong = has(style, MarkStyle::Wrong);
    const double outer = isWrong ? boldOutside * boldEdge(size) : 0;
    const double inner = isWrong ? outer - boldEdge(size) : -thinEdge(size) / 2;
    add(outer + thinEdge(size) / 2, Hue::MarkEdge);
    if (isWrong)
        add(outer, Hue::Wrong);
    add(inner, hueOf(label));
    if (has(style, MarkStyle::Hollow) || has(style, MarkStyle::Apart))
        add(inner - ring(size), Hue::Paper);
    return result;
}

double reachOfMarks(double size)
{
    const double outwards = boldOutside * boldEdge(size) + thinEdge(size) / 2;
    return std::max(std::sqrt(2) * (size + outwards), 2 * (triangleInradius * size + outwards));
}

Measure measureOf(const Words &words)
{
    return measured(words.text, words.size, words.isBold ? Weight::Bold : Weight::Regular);
}

WordsShape shapeOf(const Words &words)
{
    const Measure measure = measureOf(words);
    Size size{measure.width, measure.ascent + measure.descent};
    if (words.plate || words.plateEdge)
        size = size + Size{2 * plateMarginX, 2 * plateMarginY} * words.size;
    else
        size = size + Size{2, 2} * haloOf(words);
    const Spot centre = words.at + middleFrom(words.anchor, size);
    return {.plate = {centre - Spot{size.width, size.height} / 2, size},
            .baseline = {centre.x - measure.width / 2, centre.y + (measure.ascent - measure.descent) / 2}};
}

Size sizeOf(const Words &words) { return shapeOf(words).plate.size(); }

double plateRounding(const Words &words) { return 0.3 * words.size; }

double haloOf(const Words &words) { return words.hasHalo ? 0.17 * words.size : 0; }

} // namespace halfplane
