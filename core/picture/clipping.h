#pragma once

#include "core/dataset.h"
#include "core/picture/shape.h"

#include <optional>
#include <vector>

namespace halfplane {

// What geometry leaves of a shape inside a frame. Places far outside, infinite ones and NaN come in; only
// places in the frame, or within a rounding error of it, come out. Qt draws what is too far away slowly or
// wrongly, and SVG and TikZ know no clipping of their own here.

/// Where what is linear in the plane is 0, between two places of which it has these values.
inline PlanePoint zeroBetween(const PlanePoint &a, double atA, const PlanePoint &b, double atB)
{
    return a + atA / (atA - atB) * (b - a);
}

/// One step of Sutherland and Hodgman: what of a convex polygon lies inside, where crossing(a, b) is the
/// corner between two of which one does.
template <class Corner, class IsInside, class Crossing>
std::vector<Corner> cutAt(const std::vector<Corner> &outline, IsInside isInside, Crossing crossing)
{
    std::vector<Corner> result;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Corner &a = outline[i];
        const Corner &b = outline[(i + 1) % outline.size()];
        if (isInside(a))
            result.push_back(a);
        if (isInside(a) != isInside(b))
            result.push_back(crossing(a, b));
    }
    return result;
}

/// Nothing when the line misses the frame or is no line.
std::optional<Segment> clippedLine(const Segment &line, const Box &frame);

/// A part of a longer line, and how much of that line is left out before it: dashes go on from there.
struct LinePart
{
    Path points;
    double skipped = 0;
};

/// An open line through its points may come and go.
std::vector<LinePart> clippedPath(const Path &points, const Box &frame);

/// A filled polygon; where it comes and goes its parts hang together along the frame's edge.
Path clippedArea(const Path &outline, const Box &frame);

/// Of its corners.
Spot middleOf(const Path &outline);

/// One outline after the other, and the way between them there and back: where outlines are filled by the
/// odd-even rule, as all are, the first without the second.
Path without(const Path &whole, const Path &hole);

/// A part of a circle, of any size, as lines that differ from it by less than a twentieth of a unit. Angles
/// in radians, counter-clockwise as one sees it with y down, from the right.
struct CirclePart
{
    Spot centre;
    double radius = 0;
    double from = 0;
    double to = 6.283185307179586;
};
std::vector<LinePart> clippedArc(const CirclePart &arc, const Box &frame);

/// The whole disc.
Path clippedDisc(Spot centre, double radius, const Box &frame);

/// Whether a shape in this rectangle can be given to Qt as it is.
bool isWithin(const Box &bounds, const Box &frame);

} // namespace halfplane
