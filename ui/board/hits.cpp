#include "ui/board/hits.h"

namespace halfplane {

namespace {

double squared(Spot vector) { return dot(vector, vector); }

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

double squaredDistance(Spot place, const Segment &way)
{
    const Spot along = way.to - way.from;
    const double length = squared(along);
    const double share = length > 0 ? dot(place - way.from, along) / length : 0;
    return squared(place - way.from - std::clamp(share, 0.0, 1.0) * along);
}

} // namespace

std::optional<std::size_t> nearestPoint(const Dataset &points, const View &view, Spot pixel, double reach)
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

Selection pointsNear(const Dataset &points, const View &view, const Segment &way, double reach)
{
    return meant(points, view, [&](Spot place) { return squaredDistance(place, way) <= reach * reach; });
}

Selection pointsIn(const Dataset &points, const View &view, const Box &rectangle)
{
    return meant(points, view, [&](Spot place) { return rectangle.contains(place); });
}

} // namespace halfplane
