#include "core/cursor.h"
#include "core/mistakes.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"

#include <cmath>
#include <vector>

namespace halfplane {

namespace {

/// The least y⟨w, φ⟩ of the boundary that is shown; 0 where there is no boundary for a band to lie beside.
double leastOf(const Scene &scene)
{
    const double least = leastScore(scene.run()->reflected(), scene.answer.w);
    return std::isfinite(least) && !std::holds_alternative<NoCurve>(scene.boundary) ? least : 0;
}

/// Out to the point of least score, right or wrong: there y⟨w, φ⟩ is least, and the band's edge goes through
/// it.
void addMarginBand(const Scene &scene, Overlay &overlay)
{
    const double least = leastOf(scene);
    if (least == 0)
        return;
    const Hue hue = least > 0 ? Hue::Good : Hue::Warning;
    const Colour fill{hue, 0.07};
    const Stroke edge{{hue, 0.8}, scene.sizes.thin};
    addBand({scene.answer, std::abs(least)}, fill, edge, scene, overlay);
    const double margin = least / norm(scene.answer.w);
    labelCurve(levelCurve(scene.frame.view, scene.answer, std::abs(least)),
               named(withNumber("margin", margin), {least > 0 ? Hue::Best : Hue::Warning}, scene.sizes),
               scene, overlay);
}

/// The points on the edges of the band, as far as doubles tell, and no more than can be told apart.
std::vector<std::size_t> nearestPoints(const Scene &scene, double least)
{
    constexpr double rounding = 1e-12;
    constexpr std::size_t most = 100;
    std::vector<std::size_t> result;
    const ReflectedPoints &points = scene.run()->reflected();
    for (std::size_t place = 0; place < points.size() && result.size() < most; ++place) {
        if (score(points, scene.answer, place) <= least * (1 + rounding))
            result.push_back(place);
    }
    return result;
}

/// Only a boundary without mistakes has room on both sides.
void addFinalMargin(const Scene &scene, Overlay &overlay)
{
    const double least = leastOf(scene);
    if (!(least > 0))
        return;
    addMarginBand(scene, overlay);
    ringPoints(nearestPoints(scene, least), {{Hue::Best}, scene.sizes.thin * 1.3}, scene, overlay);
}

/// Whether the playhead has come to rest where the run ended by itself.
bool isAtGoal(const Scene &scene)
{
    if (scene.moment() == nullptr || scene.frame.tween < 1)
        return false;
    const Trace &trace = scene.run()->trace;
    return trace.end() && trace.end()->reason == EndReason::Converged
        && scene.moment()->cursor == lastCursor(trace);
}

constexpr Subject marginBandSubject{
    .title = "Margin band",
    .symbol = "γ_w = min y⟨w, φ(x)⟩ / ‖w‖",
    .definition = "As wide as the margin of this w: up to the nearest point, or up to the farthest mistake.",
};

constexpr Subject finalMarginSubject{
    .title = "Margin of the end",
    .symbol = "γ_w = min y⟨w, φ(x)⟩ / ‖w‖",
    .definition =
        "The run has converged. No point lies in this band, and those that are ringed are nearest to "
        "the boundary: through the origin the margin is how far.",
};

} // namespace

extern const Layer marginBandLayer{
    .id = "margin-band",
    .title = "Margin band",
    .purpose = "As wide as the margin of w: up to the nearest point, or up to the farthest mistake.",
    .subject = &marginBandSubject,
    .isUsual = false,
    .depth = 40,
    .applies = [](const Scene &scene) { return scene.moment() != nullptr; },
    .draw = addMarginBand,
};

extern const Layer finalMarginLayer{
    .id = "final-margin",
    .title = "Margin of the end",
    .purpose =
        "When a run has converged: the band without points around its boundary, and the points nearest "
        "to it.",
    .subject = &finalMarginSubject,
    .whole = &marginBandLayer,
    .depth = 40,
    .applies = isAtGoal,
    .draw = addFinalMargin,
};

} // namespace halfplane
