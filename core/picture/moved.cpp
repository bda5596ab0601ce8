#include "core/picture/moved.h"

namespace halfplane {

namespace {

struct Move
{
    Spot by;

    void operator()(Part & /*part*/) const { }
    void operator()(Clip &clip) const { clip.rectangle = clip.rectangle.moved(by); }
    void operator()(Area &area) const { area.outline = shifted(std::move(area.outline), by); }
    void operator()(Line &line) const { line.points = shifted(std::move(line.points), by); }
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
    void operator()(HeatMap &map) const { map.where = map.where.moved(by); }
};

} // namespace

Instruction moved(Instruction instruction, Spot by)
{
    std::visit(Move{by}, instruction);
    return instruction;
}

} // namespace halfplane
