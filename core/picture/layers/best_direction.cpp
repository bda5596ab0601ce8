#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/legend.h"

#include <cmath>

namespace halfplane {

namespace {

constexpr Subject bestDirectionSubject{
    .title = "Best direction and its margin",
    .symbol = "⟨θ*, z⟩ ≥ γ for every point",
    .definition =
        "θ* stands at 90° to the best boundary, has the length 1 and is drawn as a direction. γ is how "
        "far the nearest point is from that boundary, and R how far the farthest is from 0. Where "
        "nothing separates the points, it is u, and γ* how deep its deepest mistake is.",
    .source = "Steiner (2023), Theorems 9, 23 and 25",
};

/// Of the points that a fuzzy perceptron updates on also what other layers have of all points: its boundary
/// and R.
struct BestDirection
{
    PlanePoint theta;
    std::size_t nearest = 0;
    std::optional<std::size_t> farthest = {};
    std::string name;
    std::string gamma;
};

std::optional<BestDirection> bestDirectionIn(const Scene &scene)
{
    const Landscape &landscape = *scene.study.landscape;
    const bool leavesPointsOut = !landscape.isFuzzy.empty();
    if (const auto &freedom = landscape.freedom) {
        const PlanePoint theta{std::cos(freedom->middle), std::sin(freedom->middle)};
        BestDirection best{theta, freedom->nearest, {}, "θ*", "γ"};
        if (leavesPointsOut) {
            best.farthest = freedom->farthest;
            best.gamma = "γ*";
        }
        return best;
    }
    const BestMargin &best = landscape.best;
    if (leavesPointsOut || best.separable || !(best.gamma < 0))
        return std::nullopt;
    return BestDirection{{best.direction[0], best.direction[1]}, best.support.front(), {}, "u", "γ*"};
}

void addMeasure(const Segment &measure, const std::string &name, const Colour &colour, const Scene &scene,
                Overlay &overlay)
{
    addWay({measure.from, measure.to}, {colour, scene.sizes.thin * 1.6}, scene, overlay, cover::line);
    Words words = named(name, colour, scene.sizes);
    words.at = measure.at(0.5);
    const Spot way = measure.to - measure.from;
    if (scene.area.contains(words.at))
        overlay.label({std::move(words), 0.45 * scene.sizes.text, angleOf({-way.y, way.x}), 7});
}

void addCounted(const BestDirection &best, const Scene &scene, Overlay &overlay)
{
    const PlanePoint farthest = scene.run()->problem->points[*best.farthest].place();
    addMeasure({scene.origin(), scene.toScreen(farthest)}, withNumber("R", farthest.norm()),
               {Hue::FaintWords}, scene, overlay);
    const double gamma = std::abs(best.theta.dot(scene.run()->problem->points[best.nearest].place()));
    addReferenceBoundary(
        {.curve = levelCurve(scene.frame.view, {Space::Origin, Weights{{best.theta.x(), best.theta.y()}}}),
         .support = {&best.nearest, 1},
         .dash = Dash::Dashed,
         .name = withNumber("θ*: γ*", gamma)},
        scene, overlay);
}

void addBestDirection(const Scene &scene, Overlay &overlay)
{
    const auto best = bestDirectionIn(scene);
    if (!best)
        return;
    const Colour colour{Hue::Best};
    const double angle = std::atan2(best->theta.y(), best->theta.x());
    const Spot tip = onCircle(scene.origin(), 4.5 * scene.sizes.text, angle);
    addVector(scene.origin(), tip, {colour, 0.7 * scene.sizes.weight}, scene, overlay);
    Words name = named(best->name, colour, scene.sizes);
    name.isBold = true;
    labelVector(tip, tip - scene.origin(), std::move(name), 8, scene, overlay);
    const PlanePoint nearest = scene.run()->problem->points[best->nearest].place();
    const PlanePoint foot = nearest - best->theta.dot(nearest) * best->theta;
    addMeasure({scene.toScreen(foot), scene.toScreen(nearest)}, best->gamma, colour, scene, overlay);
    if (best->farthest)
        addCounted(*best, scene, overlay);
}

/// Beside arrows that are as long as they are.
void explainBestDirection(const Scene &scene, std::vector<LegendEntry> &entries)
{
    if (const auto best = bestDirectionIn(scene))
        entries.push_back({LineSign{{{Hue::Best}, 0.7 * scene.sizes.weight}},
                           best->name + ": its direction, not its length"});
}

bool hasBestDirection(const Scene &scene)
{
    return scene.space == Space::Origin && scene.study.landscape && isNear(scene.origin(), scene.area)
        && bestDirectionIn(scene);
}

} // namespace

extern const Layer bestDirectionLayer{
    .id = "best-direction",
    .title = "Best direction θ* and γ",
    .purpose = "The direction with the largest margin, and how far the nearest point is from its boundary.",
    .subject = &bestDirectionSubject,
    .isUsual = false,
    .depth = 72,
    .applies = hasBestDirection,
    .draw = addBestDirection,
    .explain = explainBestDirection,
};

} // namespace halfplane
