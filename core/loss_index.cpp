#include "core/loss_index.h"

#include "core/columns.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace halfplane {

namespace {

/// Counting so many points one after the other costs about as much as looking at a few boxes.
constexpr std::size_t leafSize = 128;

} // namespace

LossIndex::LossIndex(const ReflectedPoints &reflected)
    : m_points(reflected)
{
    std::vector<Item> items(reflected.size());
    for (std::uint32_t i = 0; i < items.size(); ++i) {
        items[i].index = i;
        for (std::size_t j = 0; j < reflected.dimension(); ++j)
            items[i].z[j] = reflected.column(j)[i];
    }
    m_boxes.reserve(4 * (items.size() / leafSize + 1));
    build(items, 0);
    std::vector<std::uint32_t> order(items.size());
    std::ranges::transform(items, order.begin(), &Item::index);
    m_points = reflected.reordered(order);
}

void LossIndex::build(std::span<Item> items, std::uint32_t begin)
{
    const std::size_t box = m_boxes.size();
    m_boxes.push_back(boxAround(items, begin));
    const std::size_t side = widestSide(m_boxes[box]);
    const auto [least, most] = m_boxes[box].corners;
    if (items.size() > leafSize && least[side] < most[side]) {
        const std::size_t half = items.size() / 2;
        std::ranges::nth_element(items, items.begin() + static_cast<std::ptrdiff_t>(half), {},
                                 [side](const Item &item) { return item.z[side]; });
        build(items.first(half), begin);
        build(items.subspan(half), begin + static_cast<std::uint32_t>(half));
    }
    m_boxes[box].next = static_cast<std::uint32_t>(m_boxes.size());
}

LossIndex::Box LossIndex::boxAround(std::span<const Item> items, std::uint32_t begin) const
{
    Corner least = items.front().z;
    Corner most = least;
    for (const Item &item : items) {
        for (std::size_t j = 0; j < least.size(); ++j) {
            least[j] = std::min(least[j], item.z[j]);
            most[j] = std::max(most[j], item.z[j]);
        }
    }
    return {{least, most}, begin, begin + static_cast<std::uint32_t>(items.size()), 0};
}

/// Compared with the extent of all the points in that direction.
std::size_t LossIndex::widestSide(const Box &box) const
{
    const auto extent = [&](std::size_t j) {
        const auto &[least, most] = m_boxes.front().corners;
        const double whole = most[j] - least[j];
        return whole > 0 ? (box.corners[1][j] - box.corners[0][j]) / whole : 0;
    };
    std::size_t widest = 0;
    for (std::size_t j = 1; j < m_points.dimension(); ++j)
        widest = extent(j) > extent(widest) ? j : widest;
    return widest;
}

std::uint64_t LossIndex::costInPasses(std::size_t pointCount)
{
    // Measured. Each doubling of the number of points adds a level to the tree, for which all are sorted
    // anew.
    constexpr std::size_t fewPoints = 2000;
    constexpr std::uint64_t passesPerLevel = 150;
    if (pointCount < fewPoints)
        return std::numeric_limits<std::uint64_t>::max();
    return passesPerLevel * static_cast<std::uint64_t>(std::bit_width(pointCount / leafSize));
}

std::size_t LossIndex::loss(const Weights &w) const
{
    return withDimension(m_points, [&](auto d) { return lossIn<d>(w); });
}

template <std::size_t D>
std::size_t LossIndex::lossIn(const Weights &w) const
{
    const Columns<D> points = columns<D>(m_points, w);
    std::array<std::size_t, D> bestCorner;
    std::ranges::transform(points.w, bestCorner.begin(),
                           [](double component) { return component >= 0 ? 1 : 0; });
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < m_boxes.size();) {
        const Box &box = m_boxes[i];
        // As dot() sums: from left to right.
        double best = points.w[0] * box.corners[bestCorner[0]][0];
        double worst = points.w[0] * box.corners[1 - bestCorner[0]][0];
        for (std::size_t j = 1; j < D; ++j) {
            best += points.w[j] * box.corners[bestCorner[j]][j];
            worst += points.w[j] * box.corners[1 - bestCorner[j]][j];
        }
        const bool isLeaf = box.next == i + 1;
        if (best <= 0)
            wrong += box.end - box.begin;
        else if (worst <= 0 && isLeaf)
            wrong += mistakesIn(points, box.begin, box.end);
        i = best <= 0 || worst > 0 ? box.next : i + 1;
    }
    return wrong;
}

} // namespace halfplane
