#include "core/picture/touching.h"

#include "core/picture/outlines.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

double distance(Spot place, Spot from, Spot to)
{
    const Spot way = to - from;
    const double squared = dot(way, way);
    const double share = squared > 0 ? dot(place - from, way) / squared : 0;
    return distance(place, from + std::clamp(share, 0.0, 1.0) * way);
}

/// Whether an angle is on the way from one to a later one, all in radians.
bool isBetween(double angle, double from, double to)
{
    constexpr double turn = 2 * std::numbers::pi;
    const double further = std::fmod(std::fmod(angle - from, turn) + turn, turn);
    return further <= to - from;
}

struct Touching
{
    Spot place;
    double reach;

    Touched lineIf(double away, const Stroke &stroke) const
    {
        return away <= stroke.width / 2 + reach ? Touched::Line : Touched::None;
    }
    static Touched areaIf(bool isInside) { return isInside ? Touched::Area : Touched::None; }

    Touched operator()(const Part & /*part*/) const { return Touched::None; }
    Touched operator()(const Clip & /*clip*/) const { return Touched::None; }
    Touched operator()(const Marks & /*marks*/) const { return Touched::None; }
    Touched operator()(const Area &area) const { return areaIf(isInside(area.outline, place)); }
    Touched operator()(const HeatMap &map) const { return areaIf(map.where.contains(place)); }
    Touched operator()(const Words &words) const
    {
        return shapeOf(words).plate.contains(place) ? Touched::Words : Touched::None;
    }
    Touched operator()(const Line &line) const
    {
        double nearest = std::numeric_limits<double>::infinity();
        for (std::size_t i = 1; i < line.points.size(); ++i)
            nearest = std::min(nearest, distance(place, line.points[i - 1], line.points[i]));
        return lineIf(nearest, line.stroke);
    }
    Touched operator()(const Arrow &arrow) const
    {
        if (distance(place, arrow.to) <= arrow.head / 2)
            return Touched::Line;
        return lineIf(distance(place, arrow.from, arrow.to), arrow.stroke);
    }
    Touched operator()(const Disc &disc) const
    {
        const double away = distance(place, disc.centre);
        if (disc.fill && away <= disc.radius + reach)
            return Touched::Line; // a handle or a dot: as small as a line is thin
        return disc.edge ? lineIf(std::abs(away - disc.radius), *disc.edge) : Touched::None;
    }
    Touched operator()(const ArcLine &arc) const
    {
        const Spot out = place - arc.centre;
        if (!isBetween(std::atan2(-out.y, out.x), arc.from, arc.to))
            return Touched::None;
        return lineIf(std::abs(distance(place, arc.centre) - arc.radius), arc.stroke);
    }
};

} // namespace

Touched touchedBy(const Instruction &instruction, Spot place, double reach)
{
    return std::visit(Touching{place, reach}, instruction);
}

} // namespace halfplane
