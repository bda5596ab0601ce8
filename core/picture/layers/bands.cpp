#include "core/mistakes.h"
#include "core/numbers.h"
#include "core/picture/parts.h"

#include <cmath>

namespace halfplane {

namespace {

/// Both edges are level curves: lines, or concentric circles.
void addBand(double level, const Colour &fill, const Stroke &edge, const Scene &scene, Overlay &overlay)
{
    const Path outline = bandBetween(scene.frame.view, scene.space, scene.w, -level, level);
    if (!outline.empty())
        overlay.add(Area{outline, fill});
    for (const double side : {level, -level})
        addCurve(levelCurve(scene.frame.view, scene.space, scene.w, side), edge, scene, overlay,
                 cover::faint);
}

} // namespace

/// All that is nearer to the boundary than ε. The distance is |⟨w, φ⟩| / ‖spatial part of w‖, in `circle`,
/// too.
void addEpsilonBand(const Scene &scene, Overlay &overlay)
{
    const auto epsilon = scene.parameter("epsilon");
    const double length = scene.moment() == nullptr ? 0 : spatialNorm(scene.space, scene.w);
    if (!scene.shows(Layer::EpsilonBand) || !epsilon || !(length > 0))
        return;
    overlay.begin(Layer::EpsilonBand);
    const Colour fill{Hue::Update, 0.1};
    const Stroke edge{{Hue::Update, 0.8}, scene.sizes.thin};
    addBand(*epsilon * length, fill, edge, scene, overlay);
    overlay.explain({AreaSign{fill, edge}, "nearer than ε = " + readable(*epsilon)});
}

/// Out to the point of least score, right or wrong: there y⟨w, φ⟩ is least, and the band's edge goes through
/// it.
void addMarginBand(const Scene &scene, Overlay &overlay)
{
    if (!scene.shows(Layer::MarginBand) || scene.moment() == nullptr)
        return;
    const double least = leastScore(scene.run()->reflected(), scene.w);
    if (!std::isfinite(least) || least == 0 || std::holds_alternative<NoCurve>(scene.boundary))
        return;
    overlay.begin(Layer::MarginBand);
    const Hue hue = least > 0 ? Hue::Good : Hue::Warning;
    const Colour fill{hue, 0.07};
    const Stroke edge{{hue, 0.8}, scene.sizes.thin};
    addBand(std::abs(least), fill, edge, scene, overlay);
    overlay.explain({AreaSign{fill, edge}, least > 0 ? "margin of w" : "up to the farthest mistake"});
}

} // namespace halfplane
