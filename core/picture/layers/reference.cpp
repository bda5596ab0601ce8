#include "core/numbers.h"
#include "core/picture/parts.h"

#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

/// A boundary to compare with, the points that it rests on, and a number that goes with it.
struct Reference
{
    Layer layer;
    LevelCurve curve;
    std::span<const std::size_t> support;
    Dash dash;
    std::string number;
    std::string meaning;
};

void addReference(const Reference &reference, const Scene &scene, Overlay &overlay)
{
    overlay.begin(reference.layer);
    const Stroke stroke{{Hue::Best}, scene.sizes.boundary * 0.75, reference.dash};
    addCurve(reference.curve, stroke, scene, overlay, cover::line);
    ringPoints(reference.support, {{Hue::Best}, scene.sizes.thin * 1.3}, scene, overlay);
    labelCurve(reference.curve, plated(reference.number, {Hue::Best}, scene.sizes), scene, overlay);
    if (!std::holds_alternative<NoCurve>(reference.curve))
        overlay.explain({LineSign{stroke}, reference.meaning});
}

std::string withNumber(const std::string &name, double value) { return name + " = " + readable(value); }

} // namespace

/// Without a separating boundary, in `origin`, θ° is the one whose mistakes are the least deep.
void addBestBoundary(const Scene &scene, Overlay &overlay)
{
    const Landscape *landscape = scene.study.landscape.get();
    if (!scene.shows(Layer::BestBoundary) || landscape == nullptr || landscape->best.direction.size() == 0)
        return;
    const BestMargin &best = landscape->best;
    addReference(
        {.layer = Layer::BestBoundary,
         .curve = levelCurve(scene.frame.view, scene.space, best.direction),
         .support = best.support,
         .dash = Dash::Dashed,
         .number = best.separable ? withNumber("γ", best.gamma) : withNumber("γ*", -best.gamma),
         .meaning = best.separable ? "best boundary θ*" : "boundary θ° with the least deep mistakes"},
        scene, overlay);
}

void addMaxMargin(const Scene &scene, Overlay &overlay)
{
    const Landscape *landscape = scene.study.landscape.get();
    if (!scene.shows(Layer::MaxMargin) || landscape == nullptr || !landscape->hardMargin)
        return;
    const HardMargin &hard = *landscape->hardMargin;
    addReference({.layer = Layer::MaxMargin,
                  .curve = levelCurve(scene.frame.view, Space::Bias, hard.line),
                  .support = hard.support,
                  .dash = Dash::Dotted,
                  .number = withNumber("margin", hard.margin),
                  .meaning = "max-margin line"},
                 scene, overlay);
}

/// Where ‖φ(x)‖ = R: through the farthest point. With a bias φ is longer than x. In `circle` R is no length
/// in the plane.
void addRadius(const Scene &scene, Overlay &overlay)
{
    if (!scene.shows(Layer::Radius) || !scene.run() || scene.space == Space::Circle)
        return;
    const double r = scene.run()->problem->radius;
    const double inPlane = scene.space == Space::Bias ? std::sqrt(std::max(0.0, r * r - 1)) : r;
    const ClosedCurve circle{scene.origin(), inPlane * scene.frame.view.scale, Label::Positive};
    if (!isNear(circle.centre, scene.area) || !(circle.radius > 0) || !std::isfinite(circle.radius))
        return;
    overlay.begin(Layer::Radius);
    const Stroke stroke{{Hue::FaintWords}, scene.sizes.thin, Dash::Dashed};
    addCurve(circle, stroke, scene, overlay, cover::faint);
    const double eighth = std::numbers::pi / 4;
    Words name = plated(withNumber("R", r), {Hue::FaintWords}, scene.sizes);
    name.at = circle.centre + circle.radius * Spot{std::cos(eighth), -std::sin(eighth)};
    if (scene.area.contains(name.at))
        overlay.label({std::move(name), scene.sizes.text * 0.4, eighth, 1});
    overlay.explain({LineSign{stroke}, "R: the farthest point"});
}

} // namespace halfplane
