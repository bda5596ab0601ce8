#include "core/geometry/convex_hull.h"

#include <algorithm>
#include <numeric>
#include <ranges>
#include <tuple>

namespace halfplane {

namespace {

std::vector<std::size_t> leftToRight(std::span<const PlanePoint> places)
{
    std::vector<std::size_t> order(places.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return std::tuple(places[i].x(), places[i].y(), i); });
    const auto repeated = std::ranges::unique(
        order, {}, [&](std::size_t i) { return std::tuple(places[i].x(), places[i].y()); });
    order.erase(repeated.begin(), repeated.end());
    return order;
}

/// One side of the hull, its last corner left out: what remains of the way along `order` when every place
/// where it does not turn left is cut.
template <class Order>
std::vector<std::size_t> chain(std::span<const PlanePoint> places, const Order &order)
{
    std::vector<std::size_t> corners;
    for (const std::size_t i : order) {
        while (corners.size() > 1
               && turn(places[corners[corners.size() - 2]], places[corners.back()], places[i]) <= 0)
            corners.pop_back();
        corners.push_back(i);
    }
    corners.pop_back();
    return corners;
}

} // namespace

/// Andrew's monotone chain (Another Efficient Algorithm for Convex Hulls in Two Dimensions, 1979).
std::vector<std::size_t> convexHull(std::span<const PlanePoint> places)
{
    const std::vector<std::size_t> order = leftToRight(places);
    if (order.size() < 2)
        return order;
    std::vector<std::size_t> hull = chain(places, order);
    const std::vector<std::size_t> upper = chain(places, std::views::reverse(order));
    hull.insert(hull.end(), upper.begin(), upper.end());
    return hull;
}

} // namespace halfplane
