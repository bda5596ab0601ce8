#include "core/picture/layers/examined.h"

#include "core/picture/outlines.h"

#include <algorithm>

namespace halfplane {

std::optional<Examined> examinedIn(const Scene &scene)
{
    if (scene.moment() == nullptr || !scene.moment()->check)
        return std::nullopt;
    const std::size_t index = scene.moment()->check->number;
    const Point &point = scene.study.points[index];
    const Spot at = scene.frame.view.toScreen(point.x1, point.x2);
    if (!scene.lineArea.contains(at))
        return std::nullopt;
    const double reach = std::max(reachOfMarks(scene.mark()), scene.sizes.mark * 1.3);
    return Examined{index, at, reach + 1.25 * scene.sizes.boundary};
}

} // namespace halfplane
