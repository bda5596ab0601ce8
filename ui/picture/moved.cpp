#include "ui/picture/moved.h"

namespace halfplane {

namespace {

struct Move
{
    QPointF by;

    void operator()(Part & /*part*/) const { }
    void operator()(Clip &clip) const { clip.rectangle.translate(by); }
    void operator()(Area &area) const { area.outline.translate(by); }
    void operator()(Line &line) const { line.points.translate(by); }
    void operator()(Disc &disc) const { disc.centre += by; }
    void operator()(ArcLine &arc) const { arc.centre += by; }
    void operator()(Arrow &arrow) const
    {
        arrow.from += by;
        arrow.to += by;
    }
    void operator()(Marks &marks) const
    {
        for (Mark &mark : marks.marks)
            mark.at += by;
    }
    void operator()(Words &words) const { words.at += by; }
    void operator()(HeatMap &map) const { map.where.translate(by); }
};

} // namespace

Instruction moved(Instruction instruction, QPointF by)
{
    std::visit(Move{by}, instruction);
    return instruction;
}

} // namespace halfplane
