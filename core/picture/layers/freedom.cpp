#include "core/numbers.h"
#include "core/picture/clipping.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"

#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

constexpr Subject freedomSubject{
    .title = "Freedom of the boundary",
    .symbol = "at least 2 asin(γ*/R)",
    .definition = "All the boundaries through 0 that have every point right, of a fuzzy perceptron every "
                  "point that is not fuzzy. They span at least the angle of Theorem 23, in which every "
                  "boundary passes the points by less than γ*.",
    .source = "Steiner (2023), Theorem 23 and Figure 4.1",
};

/// A boundary's direction is that of its w, turned by a right angle; it goes both ways from 0.
void addBoundaries(const Arc &directions, const Colour &fill, const Stroke &edge, const Scene &scene,
                   Overlay &overlay)
{
    constexpr int pieces = 16;
    const double reach = 3 * (scene.area.width + scene.area.height);
    for (const double turn : {0.5, -0.5}) {
        const double from = directions.from + turn * std::numbers::pi;
        Path outline{scene.origin()};
        for (int i = 0; i <= pieces; ++i)
            outline.push_back(onCircle(scene.origin(), reach, from + directions.width() * i / pieces));
        addPolygon(outline, fill, scene, overlay);
        for (const double angle : {from, from + directions.width()})
            addWay({scene.origin(), onCircle(scene.origin(), reach, angle)}, edge, scene, overlay,
                   cover::faint);
    }
}

/// On the side that a boundary's w has to its left.
void addWidth(const Arc &directions, double radius, const Stroke &stroke, const std::string &name,
              const Scene &scene, Overlay &overlay)
{
    const double from = directions.from - std::numbers::pi / 2;
    overlay.add(ArcLine{scene.origin(), radius, from, from + directions.width(), stroke});
    Words words = named(name + inDegrees(directions.width()), {Hue::Best}, scene.sizes);
    words.at = onCircle(scene.origin(), radius, from + directions.width() / 2);
    if (scene.area.contains(words.at))
        overlay.label({.words = std::move(words),
                       .distance = 0.6 * scene.sizes.text,
                       .direction = from + directions.width() / 2,
                       .urgency = 6});
}

void addFreedom(const Scene &scene, Overlay &overlay)
{
    const Freedom &freedom = *scene.study.landscape->freedom;
    const Stroke edge{{Hue::Good}, scene.sizes.thin * 1.3};
    const Stroke least{{Hue::Best}, scene.sizes.thin * 1.3, Dash::Dashed};
    const Arc promised{freedom.middle - freedom.promised / 2, freedom.middle + freedom.promised / 2};
    addBoundaries(freedom.measured, {Hue::Good, 0.1}, edge, scene, overlay);
    addBoundaries(promised, {Hue::Best, 0.08}, least, scene, overlay);
    const double radius = ringRadius(scene.frame);
    addWidth(freedom.measured, 0.8 * radius, {{Hue::Good}, 0.6 * scene.sizes.boundary}, "measured ", scene,
             overlay);
    addWidth(promised, 0.55 * radius, {{Hue::Best}, 0.6 * scene.sizes.boundary}, "2 asin(γ*/R) = ", scene,
             overlay);
}

bool hasFreedom(const Scene &scene)
{
    return scene.space == Space::Origin && scene.study.landscape && scene.study.landscape->freedom
        && isNear(scene.origin(), scene.area);
}

} // namespace

extern const Layer freedomLayer{
    .id = "freedom",
    .title = "Freedom of the boundary",
    .purpose = "All boundaries that have every point right, beside the angle of Theorem 23.",
    .subject = &freedomSubject,
    .isUsual = false,
    .depth = 11,
    .applies = hasFreedom,
    .draw = addFreedom,
};

} // namespace halfplane
