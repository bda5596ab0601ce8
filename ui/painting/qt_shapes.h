#pragma once

#include "core/picture/shape.h"

#include <QPolygonF>
#include <QRectF>

namespace halfplane {

// Shapes of pictures as Qt has them, and back.

inline QPointF toQt(Spot spot) { return {spot.x, spot.y}; }
inline QSizeF toQt(Size size) { return {size.width, size.height}; }
inline QRectF toQt(const Box &box) { return {box.left, box.top, box.width, box.height}; }

inline QPolygonF toQt(const Path &path)
{
    QPolygonF result;
    result.reserve(static_cast<qsizetype>(path.size()));
    for (const Spot &place : path)
        result.append(toQt(place));
    return result;
}

/// Of dashes.
inline QList<qreal> toQt(const std::vector<double> &lengths) { return {lengths.begin(), lengths.end()}; }

inline Spot fromQt(QPointF place) { return {place.x(), place.y()}; }
inline Size fromQt(QSizeF size) { return {size.width(), size.height()}; }
inline Box fromQt(const QRectF &area) { return {area.x(), area.y(), area.width(), area.height()}; }

} // namespace halfplane
