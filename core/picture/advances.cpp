#include "core/picture/advances.h"

#include <algorithm>
#include <array>
#include <span>

namespace halfplane {

namespace {

/// Characters side by side, and where their advances begin.
struct Block
{
    char32_t first;
    std::uint16_t count;
    std::uint16_t begin;
};

#include "resources/fonts/advances.inc"

std::uint16_t advanceIn(std::span<const Block> blocks, std::span<const std::uint16_t> advances,
                        char32_t character)
{
    const auto after = std::ranges::upper_bound(blocks, character, {}, &Block::first);
    if (after == blocks.begin())
        return missing;
    const Block &block = *std::prev(after);
    const std::size_t place = character - block.first;
    return place < block.count ? advances[block.begin + place] : missing;
}

} // namespace

const FontHeights fontHeights = heights;

std::uint16_t advanceOf(char32_t character, Weight weight)
{
    return weight == Weight::Bold ? advanceIn(boldBlocks, boldAdvances, character)
                                  : advanceIn(regularBlocks, regularAdvances, character);
}

} // namespace halfplane
