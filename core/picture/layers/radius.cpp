#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"

#include <cmath>

namespace halfplane {

namespace {

/// Where ‖φ(x)‖ = R: through the farthest point. With a bias φ is longer than x. In `circle` R is no length
/// in the plane.
void addRadius(const Scene &scene, Overlay &overlay)
{
    const double r = scene.run()->problem->radius;
    const double inPlane = scene.space == Space::Bias ? std::sqrt(std::max(0.0, r * r - 1)) : r;
    const ClosedCurve circle{scene.origin(), inPlane * scene.frame.view.scale, Label::Positive};
    if (!isNear(circle.centre, scene.area) || !(circle.radius > 0) || !std::isfinite(circle.radius))
        return;
    const Stroke stroke{{Hue::FaintWords}, scene.sizes.thin, Dash::Dashed};
    addCurve(circle, stroke, scene, overlay, cover::faint);
    labelCurve(circle, named(withNumber("R", r), {Hue::FaintWords}, scene.sizes), scene, overlay, 1);
}

bool hasRadius(const Scene &scene) { return scene.run() != nullptr && scene.space != Space::Circle; }

constexpr Subject radiusSubject{
    .title = "Circle of radius R",
    .symbol = "R = max ‖φ(x)‖",
    .definition =
        "The smallest circle around the origin with every point in it. R stands in every mistake bound.",
    .source = "Steiner (2023), Theorem 9",
};

} // namespace

extern const Layer radiusLayer{
    .id = "radius",
    .title = "Circle of radius R",
    .purpose = "The smallest circle around the origin with every point in it.",
    .subject = &radiusSubject,
    .isUsual = false,
    .depth = 20,
    .applies = hasRadius,
    .draw = addRadius,
};

} // namespace halfplane
