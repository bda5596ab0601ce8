#pragma once

#include "core/problem.h"

#include <array>
#include <vector>

namespace halfplane {

/// Counts mistakes without looking at every point: a k-d tree over the reflected points whose boxes are
/// counted whole when all of a box is right or all of it wrong. About √n boxes meet a boundary.
///
/// The counts are those of a plain pass, to the last bit: rounding is monotone, so the score computed at a
/// box's best corner, by the same formula, is never less than the computed score of any point in it.
class LossIndex
{
public:
    explicit LossIndex(const ReflectedPoints &reflected);

    /// About so many passes over all the points take as long as making their index: for fewer losses it does
    /// not pay. Of few points no index is ever worth it.
    static std::uint64_t costInPasses(std::size_t pointCount);

    /// 0-1 loss of w.
    std::size_t loss(const Weights &w) const;

private:
    using Corner = std::array<double, 4>;

    struct Box
    {
        std::array<Corner, 2> corners{}; ///< the least coordinates, the greatest coordinates
        std::uint32_t begin = 0; ///< its points are [begin, end) of m_points
        std::uint32_t end = 0;
        std::uint32_t next = 0; ///< the first box after it that is not a part of it
    };

    /// A point on its way to its place in the tree.
    struct Item
    {
        Corner z{};
        std::uint32_t index = 0;
    };

    void build(std::span<Item> items, std::uint32_t begin);
    Box boxAround(std::span<const Item> items, std::uint32_t begin) const;
    std::size_t widestSide(const Box &box) const;

    template <std::size_t D>
    std::size_t lossIn(const Weights &w) const;

    std::vector<Box> m_boxes; ///< a box before its parts
    ReflectedPoints m_points; ///< in the tree's order
};

} // namespace halfplane
