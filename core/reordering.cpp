#include "core/reordering.h"

#include "core/visits.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace halfplane {

namespace {

double valueOf(const Point &point, SortKey key)
{
    switch (key) {
    case SortKey::X1:
        return point.x1;
    case SortKey::X2:
        return point.x2;
    case SortKey::Class:
        break;
    }
    return sign(point.label);
}

Reordering listOrder(std::size_t count)
{
    Reordering order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    return order;
}

} // namespace

Reordering shuffledOrder(std::size_t count, std::uint64_t seed)
{
    Permutation order(count);
    std::iota(order.begin(), order.end(), std::uint32_t{0});
    std::mt19937_64 next(seed);
    shuffle(order, next);
    return {order.begin(), order.end()};
}

Reordering reversedOrder(std::size_t count)
{
    Reordering order = listOrder(count);
    std::ranges::reverse(order);
    return order;
}

Reordering sortedOrder(const Dataset &points, SortKey key)
{
    Reordering order = listOrder(points.size());
    const auto value = [&](std::size_t index) { return valueOf(points[index], key); };
    if (std::ranges::is_sorted(order, std::less(), value))
        std::ranges::stable_sort(order, std::greater(), value);
    else
        std::ranges::stable_sort(order, std::less(), value);
    return order;
}

Reordering movedOrder(std::size_t count, const std::vector<std::size_t> &chosen, std::size_t to)
{
    assert(to <= count && std::ranges::is_sorted(chosen));
    const auto isChosen = [&](std::size_t index) { return std::ranges::binary_search(chosen, index); };
    Reordering order;
    order.reserve(count);
    for (std::size_t index = 0; index < to; ++index) {
        if (!isChosen(index))
            order.push_back(index);
    }
    order.insert(order.end(), chosen.begin(), chosen.end());
    for (std::size_t index = to; index < count; ++index) {
        if (!isChosen(index))
            order.push_back(index);
    }
    return order;
}

} // namespace halfplane
