#pragma once

#include <QPolygonF>

#include <cmath>
#include <limits>

/// Outlines to try drawing with, and numbers that none should have.
namespace halfplane::test {

inline constexpr double infinite = std::numeric_limits<double>::infinity();
inline constexpr double never = std::numeric_limits<double>::quiet_NaN();

inline QPolygonF square(double left, double top, double size)
{
    return {{left, top}, {left + size, top}, {left + size, top + size}, {left, top + size}};
}

inline double areaOf(const QPolygonF &outline)
{
    double twice = 0;
    for (qsizetype i = 0; i < outline.size(); ++i) {
        const QPointF a = outline[i];
        const QPointF b = outline[(i + 1) % outline.size()];
        twice += a.x() * b.y() - a.y() * b.x();
    }
    return std::abs(twice) / 2;
}

} // namespace halfplane::test
