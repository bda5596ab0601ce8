#pragma once

#include "core/picture/clipping.h"
#include "core/picture/outlines.h"

namespace halfplane {

/// A file that consists of shapes. It is told only what is visible, and needs no clipping of its own but at
/// the edge of the page: there lines go on for half their width, so that they fill the page to its edge.
class ShapeWriter
{
public:
    virtual ~ShapeWriter() = default;

    virtual void area(const Path &outline, const Colour &fill) = 0; ///< odd-even
    virtual void line(const LinePart &part, const Stroke &stroke) = 0; ///< round joins, flat ends
    virtual void disc(const Disc &disc) = 0;
    virtual void arc(const ArcLine &arc) = 0; ///< from < to, less than a full circle
    virtual void mark(const Mark &mark, double size) = 0;
    /// What is left of a point, at its place; perhaps nothing.
    virtual void cutMark(const std::vector<MarkPart> &parts) = 0;
    virtual void words(const Words &words, const WordsShape &shape) = 0;
    virtual void heatMap(const HeatMap &map) = 0;
};

/// Points that look the same.
struct MarkKind
{
    double size;
    Label label;
    MarkStyle style;

    auto operator<=>(const MarkKind &) const = default;
};

/// Where a text is held, so that it is at its place in another font, too: −1 at its beginning, 0 in its
/// middle, 1 at its end.
inline int holdOf(Anchor anchor) { return anchor == Anchor::Left ? 1 : anchor == Anchor::Right ? -1 : 0; }

/// Breaks the instructions of a picture down for a file, and leaves out what is not in the frame.
class ShapeCutter
{
public:
    ShapeCutter(const Box &page, ShapeWriter &writer)
        : m_page(page)
        , m_frame(page)
        , m_writer(writer)
    {
    }

    const Box &frame() const { return m_frame; }

    void operator()(const Part & /*part*/) { }
    void operator()(const Clip &clip) { m_frame = clip.rectangle; }
    void operator()(const Area &area);
    void operator()(const Line &line);
    void operator()(const Disc &disc);
    void operator()(const ArcLine &arc);
    void operator()(const Arrow &arrow);
    void operator()(const Marks &marks);
    void operator()(const Words &words);
    void operator()(const HeatMap &map);

private:
    Box frameFor(const Stroke &stroke) const;
    bool isInPanel() const { return m_frame != m_page; }
    void drawOblique(const Segment &line, const Stroke &stroke);
    bool isWhole(const Disc &disc) const;
    void drawCircle(const CirclePart &part, const Stroke &stroke);
    void cut(const Mark &mark, double size);

    Box m_page;
    Box m_frame;
    ShapeWriter &m_writer;
};

} // namespace halfplane
