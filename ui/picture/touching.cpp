#include "ui/picture/touching.h"

#include "ui/picture/shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

double distance(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

double distance(QPointF place, QPointF from, QPointF to)
{
    const QPointF way = to - from;
    const double squared = QPointF::dotProduct(way, way);
    const double share = squared > 0 ? QPointF::dotProduct(place - from, way) / squared : 0;
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
    QPointF place;
    double reach;

    Touch lineIf(double away, const Stroke &stroke) const
    {
        return away <= stroke.width / 2 + reach ? Touch::Line : Touch::None;
    }
    static Touch areaIf(bool isInside) { return isInside ? Touch::Area : Touch::None; }

    Touch operator()(const Part & /*part*/) const { return Touch::None; }
    Touch operator()(const Clip & /*clip*/) const { return Touch::None; }
    Touch operator()(const Marks & /*marks*/) const { return Touch::None; }
    Touch operator()(const Area &area) const
    {
        return areaIf(area.outline.containsPoint(place, Qt::OddEvenFill));
    }
    Touch operator()(const HeatMap &map) const { return areaIf(map.where.contains(place)); }
    Touch operator()(const Words &words) const
    {
        return shapeOf(words).plate.contains(place) ? Touch::Words : Touch::None;
    }
    Touch operator()(const Line &line) const
    {
        double nearest = std::numeric_limits<double>::infinity();
        for (qsizetype i = 1; i < line.points.size(); ++i)
            nearest = std::min(nearest, distance(place, line.points[i - 1], line.points[i]));
        return lineIf(nearest, line.stroke);
    }
    Touch operator()(const Arrow &arrow) const
    {
        if (distance(place, arrow.to) <= arrow.head / 2)
            return Touch::Line;
        return lineIf(distance(place, arrow.from, arrow.to), arrow.stroke);
    }
    Touch operator()(const Disc &disc) const
    {
        const double away = distance(place, disc.centre);
        if (disc.fill && away <= disc.radius + reach)
            return Touch::Line; // a handle or a dot: as small as a line is thin
        return disc.edge ? lineIf(std::abs(away - disc.radius), *disc.edge) : Touch::None;
    }
    Touch operator()(const ArcLine &arc) const
    {
        const QPointF out = place - arc.centre;
        if (!isBetween(std::atan2(-out.y(), out.x()), arc.from, arc.to))
            return Touch::None;
        return lineIf(std::abs(distance(place, arc.centre) - arc.radius), arc.stroke);
    }
};

} // namespace

Touch touchedBy(const Instruction &instruction, QPointF place, double reach)
{
    return std::visit(Touching{place, reach}, instruction);
}

} // namespace halfplane
