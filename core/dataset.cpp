#include "core/dataset.h"

#include <algorithm>

namespace halfplane {

std::size_t count(const Dataset &points, Label label)
{
    return static_cast<std::size_t>(std::ranges::count(points, label, &Point::label));
}

} // namespace halfplane
