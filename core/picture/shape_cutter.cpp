#include "core/picture/shape_cutter.h"

#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

bool isFinite(Spot place) { return std::isfinite(place.x) && std::isfinite(place.y); }

Box around(Spot centre, double radius)
{
    return {centre - Spot{radius, radius}, Size{2 * radius, 2 * radius}};
}

/// Other straight lines are cut off as lines.
bool isOblique(const Path &points)
{
    return points.size() == 2 && points[0].x != points[1].x && points[0].y != points[1].y;
}

} // namespace

/// Beyond the edge of a panel there is something else.
Box ShapeCutter::frameFor(const Stroke &stroke) const
{
    return isInPanel() ? m_frame : m_frame.grown(stroke.width / 2);
}

void ShapeCutter::operator()(const Area &area)
{
    const Path outline = clippedArea(area.outline, m_frame);
    if (outline.size() > 2)
        m_writer.area(outline, area.fill);
}

void ShapeCutter::operator()(const Line &line)
{
    if (isInPanel() && isOblique(line.points) && line.stroke.dash == Dash::Solid) {
        drawOblique({line.points[0], line.points[1]}, line.stroke);
        return;
    }
    for (const LinePart &part : clippedPath(line.points, frameFor(line.stroke)))
        m_writer.line(part, line.stroke);
}

/// Where a panel's edge cuts a thick line its end is as oblique as the edge: that is no line any more.
void ShapeCutter::drawOblique(const Segment &line, const Stroke &stroke)
{
    const double half = stroke.width / 2;
    const auto visible = clippedLine(line, m_frame.grown(stroke.width));
    if (!visible || !(visible->length() > 0))
        return;
    const Spot along = (visible->to - visible->from) / visible->length();
    const Spot across = half * Spot{-along.y, along.x};
    const Path outline{visible->from + across, visible->to + across, visible->to - across,
                       visible->from - across};
    if (isWithin(boundsOf(outline), m_frame))
        m_writer.line({{visible->from, visible->to}, 0}, stroke);
    else
        (*this)(Area{outline, stroke.colour});
}

bool ShapeCutter::isWhole(const Disc &disc) const
{
    const double edge = disc.edge ? disc.edge->width / 2 : 0;
    return disc.radius > 0 && isWithin(around(disc.centre, disc.radius + edge), m_frame);
}

void ShapeCutter::operator()(const Disc &disc)
{
    if (isWhole(disc)) {
        m_writer.disc(disc);
        return;
    }
    if (disc.fill) {
        const Path outline = clippedDisc(disc.centre, disc.radius, m_frame);
        if (outline.size() > 2)
            m_writer.area(outline, *disc.fill);
    }
    if (disc.edge)
        drawCircle({.centre = disc.centre, .radius = disc.radius}, *disc.edge);
}

void ShapeCutter::operator()(const ArcLine &arc)
{
    const auto [from, to] = std::minmax(arc.from, arc.to);
    if (to - from < 2 * std::numbers::pi && isWhole({arc.centre, arc.radius, {}, arc.stroke}))
        m_writer.arc({arc.centre, arc.radius, from, to, arc.stroke});
    else
        drawCircle({arc.centre, arc.radius, arc.from, arc.to}, arc.stroke);
}

void ShapeCutter::drawCircle(const CirclePart &part, const Stroke &stroke)
{
    for (const LinePart &visible : clippedArc(part, frameFor(stroke)))
        m_writer.line(visible, stroke);
}

void ShapeCutter::operator()(const Arrow &arrow)
{
    const ArrowShape shape = shapeOf(arrow);
    if (shape.shaft)
        (*this)(Line{{shape.shaft->from, shape.shaft->to}, arrow.stroke});
    (*this)(Area{shape.head, arrow.stroke.colour});
}

void ShapeCutter::operator()(const Marks &marks)
{
    const double reach = reachOfMarks(marks.size);
    const Box whole = m_frame.grown(-reach);
    const Box partly = m_frame.grown(reach);
    for (const Mark &mark : marks.marks) {
        if (isWithin({mark.at, Size{}}, whole))
            m_writer.mark(mark, marks.size);
        else if (isWithin({mark.at, Size{}}, partly))
            cut(mark, marks.size);
        else
            m_writer.cutMark({});
    }
}

void ShapeCutter::cut(const Mark &mark, double size)
{
    std::vector<MarkPart> visible;
    for (const MarkPart &part : partsOf(mark.label, mark.style, size)) {
        Path outline = clippedArea(shifted(part.outline, mark.at), m_frame);
        if (outline.size() > 2)
            visible.push_back({std::move(outline), part.hue});
    }
    m_writer.cutMark(visible);
}

void ShapeCutter::operator()(const Words &words)
{
    const WordsShape shape = shapeOf(words);
    if (isFinite(words.at) && m_frame.intersects(shape.plate))
        m_writer.words(words, shape);
}

void ShapeCutter::operator()(const HeatMap &map)
{
    if (isFinite(map.where.topLeft()) && isFinite(map.where.bottomRight()) && m_frame.intersects(map.where))
        m_writer.heatMap(map);
}

} // namespace halfplane
