#include "ui/canvas/hits.h"

namespace halfplane {

namespace {

double squared(QPointF vector) { return QPointF::dotProduct(vector, vector); }

template <class IsMeant>
Selection meant(const Dataset &points, const View &view, const IsMeant &isMeant)
{
    Selection result;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (isMeant(view.toScreen(points[i].x1, points[i].x2)))
            result.push_back(i);
    }
    return result;
}

double squaredDistance(QPointF place, const QLineF &way)
{
    const QPointF along = way.p2() - way.p1();
    const double length = squared(along);
    const double share = length > 0 ? QPointF::dotProduct(place - way.p1(), along) / length : 0;
    return squared(place - way.p1() - std::clamp(share, 0.0, 1.0) * along);
}

} // namespace

std::optional<std::size_t> nearestPoint(const Dataset &points, const View &view, QPointF pixel, double reach)
{
    std::optional<std::size_t> nearest;
    double least = reach * reach;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double distance = squared(view.toScreen(points[i].x1, points[i].x2) - pixel);
        if (distance <= least) {
            least = distance;
            nearest = i;
        }
    }
    return nearest;
}

Selection pointsNear(const Dataset &points, const View &view, const QLineF &way, double reach)
{
    return meant(points, view, [&](QPointF place) { return squaredDistance(place, way) <= reach * reach; });
}

Selection pointsIn(const Dataset &points, const View &view, const QRectF &rectangle)
{
    const QRectF upright = rectangle.normalized();
    return meant(points, view, [&](QPointF place) { return upright.contains(place); });
}

} // namespace halfplane
