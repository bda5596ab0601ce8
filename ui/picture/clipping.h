#pragma once

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <vector>

namespace halfplane {

// What geometry leaves of a shape inside a frame. Places far outside, infinite ones and NaN come in; only
// places in the frame, or within a rounding error of it, come out. Qt draws what is too far away slowly or
// wrongly, and SVG and TikZ know no clipping of their own here.

/// Nothing when the line misses the frame or is no line.
std::optional<QLineF> clippedLine(const QLineF &line, const QRectF &frame);

/// A part of a longer line, and how much of that line is left out before it: dashes go on from there.
struct LinePart
{
    QPolygonF points;
    double skipped = 0;
};

/// An open line through its points may come and go.
std::vector<LinePart> clippedPath(const QPolygonF &points, const QRectF &frame);

/// A filled polygon; where it comes and goes its parts hang together along the frame's edge.
QPolygonF clippedArea(const QPolygonF &outline, const QRectF &frame);

/// A part of a circle, of any size, as lines that differ from it by less than a twentieth of a unit. Angles
/// in radians, counter-clockwise as one sees it with y down, from the right.
struct CirclePart
{
    QPointF centre;
    double radius = 0;
    double from = 0;
    double to = 6.283185307179586;
};
std::vector<LinePart> clippedArc(const CirclePart &arc, const QRectF &frame);

/// The whole disc.
QPolygonF clippedDisc(QPointF centre, double radius, const QRectF &frame);

/// Whether a shape in this rectangle can be given to Qt as it is.
bool isWithin(const QRectF &bounds, const QRectF &frame);

} // namespace halfplane
