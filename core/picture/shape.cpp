#include "core/picture/shape.h"

#include <algorithm>

namespace halfplane {

bool Box::contains(Spot place) const
{
    return !isEmpty() && place.x >= left && place.x <= right() && place.y >= top && place.y <= bottom();
}

bool Box::contains(const Box &other) const
{
    return !other.isEmpty() && contains(other.topLeft()) && contains(other.bottomRight());
}

bool Box::intersects(const Box &other) const
{
    return !isEmpty() && !other.isEmpty() && left < other.right() && other.left < right()
        && top < other.bottom() && other.top < bottom();
}

Box Box::intersected(const Box &other) const
{
    if (!intersects(other))
        return {};
    const Spot corner{std::max(left, other.left), std::max(top, other.top)};
    return {corner, Spot{std::min(right(), other.right()), std::min(bottom(), other.bottom())}};
}

Path outlineOf(const Box &box)
{
    return {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
}

Box boundsOf(const Path &path)
{
    if (path.empty())
        return {};
    const auto [left, right] = std::ranges::minmax(path, {}, &Spot::x);
    const auto [high, low] = std::ranges::minmax(path, {}, &Spot::y);
    return {Spot{left.x, high.y}, Spot{right.x, low.y}};
}

Path shifted(Path path, Spot by)
{
    for (Spot &place : path)
        place += by;
    return path;
}

bool isInside(const Path &outline, Spot place)
{
    bool result = false;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Spot a = outline[i];
        const Spot b = outline[(i + 1) % outline.size()];
        if ((a.y > place.y) == (b.y > place.y))
            continue;
        if (place.x < a.x + (place.y - a.y) / (b.y - a.y) * (b.x - a.x))
            result = !result;
    }
    return result;
}

} // namespace halfplane
