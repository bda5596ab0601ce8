#include "ui/editing/splice.h"

#include <algorithm>
#include <cassert>

namespace halfplane {

namespace {

using Difference = Dataset::difference_type;

Dataset part(const Dataset &points, std::size_t from, std::size_t to)
{
    return {points.begin() + static_cast<Difference>(from), points.begin() + static_cast<Difference>(to)};
}

} // namespace

Splice Splice::between(const Dataset &before, const Dataset &after)
{
    const auto [mine, theirs] = std::ranges::mismatch(before, after);
    const auto front = static_cast<std::size_t>(mine - before.begin());
    const std::size_t most = std::min(before.size(), after.size()) - front;
    std::size_t back = 0;
    while (back < most && before[before.size() - 1 - back] == after[after.size() - 1 - back])
        ++back;
    return {front, part(before, front, before.size() - back), part(after, front, after.size() - back)};
}

void Splice::applyTo(Dataset &points) const
{
    assert(at + removed.size() <= points.size());
    const auto begin = points.begin() + static_cast<Difference>(at);
    const std::size_t common = std::min(removed.size(), inserted.size());
    std::copy_n(inserted.begin(), common, begin);
    const auto rest = begin + static_cast<Difference>(common);
    const auto commonInserted = inserted.begin() + static_cast<Difference>(common);
    if (removed.size() > common)
        points.erase(rest, begin + static_cast<Difference>(removed.size()));
    else
        points.insert(rest, commonInserted, inserted.end());
}

} // namespace halfplane
