#include "core/numbers.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"

#include <cmath>
#include <optional>
#include <utility>

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

/// From a w to the point.
struct NamedAngle
{
    Weights w;
    PlanePoint x;
    double radius = 0;
    Stroke stroke;
    std::string name;
};

/// The smaller way round.
void addNamed(const NamedAngle &angle, const Scene &scene, Overlay &overlay)
{
    const double from = std::atan2(angle.w[1], angle.w[0]);
    const Turn turn{from, shorterTurn(from, std::atan2(angle.x.y(), angle.x.x())), angle.radius};
    addTurn(turn, angle.stroke, scene, overlay);
    const bool isNow = angle.stroke.dash == Dash::Solid;
    Words words = named(angle.name + inDegrees(std::abs(turn.way)),
                        isNow ? angle.stroke.colour : Colour{Hue::FaintWords}, scene.sizes);
    words.isBold = isNow;
    labelTurn(turn, {.words = std::move(words), .distance = 0.5 * scene.sizes.text, .urgency = 7}, scene,
              overlay);
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
        addNamed({scene.w, x, inner, now, "α = "}, scene, overlay);
        return;
    }
    if (pointsSomewhere(scene.moment()->before))
        addNamed({scene.moment()->before,
                  x,
                  outer,
                  {{Hue::Ghost}, scene.sizes.thin * 1.4, Dash::Dashed},
                  "before "},
                 scene, overlay);
    if (pointsSomewhere(scene.w))
        addNamed({scene.w, x, inner, now, "α = "}, scene, overlay);
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
