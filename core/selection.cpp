#include "core/selection.h"

#include <algorithm>

namespace halfplane {

Selection without(const Selection &selection, const Selection &gone)
{
    Selection left;
    for (const std::size_t index : selection) {
        const auto place = std::ranges::lower_bound(gone, index);
        if (place == gone.end() || *place != index)
            left.push_back(index - static_cast<std::size_t>(place - gone.begin()));
    }
    return left;
}

Dataset without(const Dataset &points, const Selection &gone)
{
    Dataset left;
    left.reserve(points.size() - gone.size());
    auto next = gone.begin();
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (next != gone.end() && *next == i)
            ++next;
        else
            left.push_back(points[i]);
    }
    return left;
}

} // namespace halfplane
