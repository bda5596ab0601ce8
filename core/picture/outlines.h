#pragma once

#include "core/picture/picture.h"
#include "core/picture/typography.h"

namespace halfplane {

// What compound instructions look like, for every back-end alike.

/// Lengths on and off in turn, in stroke widths; empty for solid.
std::vector<double> dashPattern(Dash dash);

/// The shaft ends at the head's base, so that the tip is sharp.
struct ArrowShape
{
    std::optional<Segment> shaft; ///< none when the head takes the whole length
    Path head; ///< empty when the arrow has no length
};
ArrowShape shapeOf(const Arrow &arrow);

/// One of the filled outlines that make up a point, around the place (0, 0).
struct MarkPart
{
    Path outline;
    Hue hue;
};

/// From the back. Triangle and square of one size have about the same area; a square of size s is 2s wide.
std::vector<MarkPart> partsOf(Label label, MarkStyle style, double size);

/// No part of a point is farther from its place.
double reachOfMarks(double size);

/// Of the words alone, without a plate.
Measure measureOf(const Words &words);

/// Where words go: the plate's rectangle, and the place where the text begins on its baseline.
struct WordsShape
{
    Box plate;
    Spot baseline;
};
WordsShape shapeOf(const Words &words);
/// How much room they take; what placing labels rests on.
Size sizeOf(const Words &words);

double plateRounding(const Words &words);

/// How far the halo of words reaches beyond their letters; 0 where they have none.
double haloOf(const Words &words);
inline constexpr double haloAlpha = 0.85;

} // namespace halfplane
