#include "core/numbers.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"

#include <cmath>
#include <numbers>
#include <optional>

namespace halfplane {

namespace {

constexpr Subject angleSubject{
    .title = "Angle between w and the point",
    .symbol = "cos α = ⟨w, x⟩ / (‖w‖ ‖x‖)",
    .definition = "A point of class +1 is right where α is below 90°, one of class −1 where it is above. An "
                  "update turns w towards the one and away from the other.",
    .source = "Steiner (2023), Theorems 6 to 8",
    .numbers = Subject::Numbers::Examined,
};

struct Turn
{
    Weights from;
    double radius = 0;
    Stroke stroke;
    std::string name;
};

/// The smaller way round from a w to the point.
void addTurn(const Turn &turn, const PlanePoint &to, const Scene &scene, Overlay &overlay)
{
    const double begin = std::atan2(turn.from[1], turn.from[0]);
    const double way = std::remainder(std::atan2(to.y(), to.x()) - begin, 2 * std::numbers::pi);
    const double from = std::min(begin, begin + way);
    overlay.add(ArcLine{scene.origin(), turn.radius, from, from + std::abs(way), turn.stroke});
    Words words =
        named(turn.name + inDegrees(std::abs(way)),
              turn.stroke.dash == Dash::Solid ? turn.stroke.colour : Colour{Hue::FaintWords}, scene.sizes);
    words.isBold = turn.stroke.dash == Dash::Solid;
    words.at = onCircle(scene.origin(), turn.radius, begin + way / 2);
    if (scene.area.contains(words.at))
        overlay.label({.words = std::move(words),
                       .distance = 0.5 * scene.sizes.text,
                       .direction = begin + way / 2,
                       .urgency = 7});
}

/// The point that is looked at; at the start of the run the first that will be.
std::optional<std::size_t> lookedAt(const Scene &scene)
{
    if (scene.moment() == nullptr)
        return std::nullopt;
    if (scene.moment()->check)
        return scene.moment()->check->number;
    const Trace &trace = scene.run()->trace;
    return trace.checkCount() > 0 ? std::optional(scene.run()->problem->numberOf(trace.pointOf(1)))
                                  : std::nullopt;
}

void addAngle(const Scene &scene, Overlay &overlay)
{
    const Point &point = scene.study.points[*lookedAt(scene)];
    const PlanePoint x = point.place();
    const double inner = 2.6 * scene.sizes.text;
    const double outer = 4.2 * scene.sizes.text;
    addWay({scene.origin(), scene.toScreen(x)}, {{hueOf(point.label)}, scene.sizes.thin, Dash::Dashed}, scene,
           overlay, cover::faint);
    const Stroke now{{Hue::Weight}, 0.6 * scene.sizes.boundary};
    if (!scene.isUpdate()) {
        addTurn({scene.w, inner, now, "α = "}, x, scene, overlay);
        return;
    }
    if (pointsSomewhere(scene.moment()->before))
        addTurn(
            {scene.moment()->before, outer, {{Hue::Ghost}, scene.sizes.thin * 1.4, Dash::Dashed}, "before "},
            x, scene, overlay);
    if (pointsSomewhere(scene.w))
        addTurn({scene.w, inner, now, "α = "}, x, scene, overlay);
}

bool hasAngle(const Scene &scene)
{
    const auto index = lookedAt(scene);
    if (scene.space != Space::Origin || !index || !isNear(scene.origin(), scene.area))
        return false;
    const Point &point = scene.study.points[*index];
    return (point.x1 != 0 || point.x2 != 0) && (scene.isUpdate() || pointsSomewhere(scene.w));
}

} // namespace

extern const Layer angleLayer{
    .id = "angle",
    .title = "Angle between w and x",
    .purpose =
        "Between w and the point that is looked at, before and after an update; at the start of the run "
        "the first.",
    .subject = &angleSubject,
    .isUsual = false,
    .depth = 135,
    .applies = hasAngle,
    .draw = addAngle,
};

} // namespace halfplane
