#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/legend.h"

#include <algorithm>

namespace halfplane {

namespace {

constexpr Subject heaviestSubject{
    .title = "Heaviest point",
    .symbol = "max ‖x‖",
    .definition = "The point that is farthest from the origin.",
    .source = "a test",
};

Stroke strokeOfHeaviest() { return {{Hue::Warning}, 2}; }

void addHeaviest(const Scene &scene, Overlay &overlay)
{
    const Point &point = *std::ranges::max_element(scene.study.points, {},
                                                   [](const Point &p) { return std::hypot(p.x1, p.x2); });
    const Spot at = scene.frame.view.toScreen(point.x1, point.x2);
    overlay.add(Line{{scene.origin(), at}, strokeOfHeaviest()}, cover::line);
}

void explainHeaviest(const Scene & /*scene*/, std::vector<LegendEntry> &entries)
{
    entries.push_back({LineSign{strokeOfHeaviest()}, "heaviest"});
}

} // namespace

extern const Layer heaviestLayer{
    .id = "heaviest",
    .title = "Heaviest point",
    .purpose = "The point that R is the distance of.",
    .subject = &heaviestSubject,
    .isUsual = false,
    .depth = 125,
    .applies = [](const Scene &scene) { return !scene.study.points.empty(); },
    .draw = addHeaviest,
    .explain = explainHeaviest,
};

} // namespace halfplane
