#include "core/picture/outlines.h"
#include "core/picture/parts.h"

#include <numbers>

namespace halfplane {

/// The point that the loop looks at: ringed, whether or not it changes w.
void addExamined(const Scene &scene, Overlay &overlay)
{
    if (scene.moment() == nullptr || !scene.moment()->look)
        return;
    const std::size_t index = scene.moment()->look->point;
    const Point &point = scene.study.points[index];
    const Spot at = scene.frame.view.toScreen(point.x1, point.x2);
    if (!scene.lineArea.contains(at))
        return;
    const Stroke stroke{{Hue::Update}, scene.sizes.boundary};
    const double radius = std::max(reachOfMarks(scene.mark()), scene.sizes.mark * 1.3) + 1.6 * stroke.width;
    if (scene.shows(Layer::Update)) {
        overlay.begin(Layer::Update);
        overlay.occupied().add(at, radius, cover::arrow);
        overlay.add(Disc{.centre = at, .radius = radius, .fill = {}, .edge = stroke});
        overlay.explain({RingSign{stroke}, "looked at"});
    }
    if (scene.shows(Layer::Names)) {
        overlay.begin(Layer::Names);
        Words name = plated(nameOfPoint(index), {Hue::Update}, scene.sizes);
        name.at = at;
        name.isBold = true;
        overlay.label({std::move(name), radius + 1, std::numbers::pi / 4, 9});
    }
}

} // namespace halfplane
