#include "core/numbers.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"

#include <numbers>

namespace halfplane {

namespace {

constexpr Subject distancesSubject{
    .title = "Distances to the boundary",
    .symbol = "y⟨w, x⟩ / ‖w‖",
    .definition =
        "From a point straight to the boundary, and how far it is: above 0 on its right side, below 0 "
        "on the wrong one. Through the origin that is the point's margin. Of many points only the one "
        "that is looked at has its line.",
    .source = "CS 337 (2023), \"Distance between point and hyperplane\"; Perceptron, 2 Margin",
};

constexpr std::size_t few = 30;
constexpr std::size_t fewest = 4; ///< have room for the word beside the number

bool isExamined(const Scene &scene, std::size_t index)
{
    return scene.moment()->check && scene.moment()->check->number == index;
}

/// Where the way meets the boundary, a right angle, if it has room there.
void addRightAngle(Spot foot, Spot end, const Stroke &stroke, const Scene &scene, Overlay &overlay)
{
    const double side = 0.45 * scene.sizes.text;
    const Spot along = end - foot;
    if (length(along) < 2 * side)
        return;
    const Spot up = (side / length(along)) * along;
    const Spot across{-up.y, up.x};
    addWay({foot + up, foot + up + across, foot + across}, stroke, scene, overlay, cover::faint);
}

void addDistance(std::size_t index, const Boundary &boundary, const Scene &scene, Overlay &overlay)
{
    const Point &point = scene.study.points[index];
    const auto nearest = nearestOn(boundary, point.x1, point.x2);
    if (!nearest)
        return;
    const double distance = sign(point.label) * *distanceFrom(boundary, point.x1, point.x2);
    const Spot foot = scene.toScreen(*nearest);
    const Spot end = scene.toScreen(point.place());
    const bool isStrong = isExamined(scene, index);
    const Hue hue = distance > 0 ? Hue::Good : Hue::Warning;
    const Stroke stroke{{hue}, (isStrong ? 2.2 : 1.3) * scene.sizes.thin};
    addWay({foot, end}, stroke, scene, overlay, cover::line);
    addRightAngle(foot, end, {{hue}, scene.sizes.thin}, scene, overlay);
    const bool hasWord = isStrong || scene.study.points.size() <= fewest;
    Words words = named(hasWord ? withNumber("distance", distance) : readable(distance),
                        {distance > 0 ? Hue::Best : Hue::Warning}, scene.sizes);
    words.isBold = isStrong;
    words.at = 0.5 * (foot + end);
    if (!scene.area.contains(words.at))
        return;
    overlay.label({.words = std::move(words),
                   .distance = 0.5 * scene.sizes.text,
                   .direction = angleOf(end - foot) + std::numbers::pi / 2,
                   .urgency = isStrong ? 7 : 1,
                   .shorter = hasWord ? readable(distance) : std::string()});
}

void addDistances(const Scene &scene, Overlay &overlay)
{
    const Boundary boundary = boundaryOf(scene.answer);
    const std::size_t count = scene.study.points.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (count <= few || isExamined(scene, i))
            addDistance(i, boundary, scene, overlay);
    }
}

} // namespace

extern const Layer distancesLayer{
    .id = "distances",
    .title = "Distances to the boundary",
    .purpose = "From each point straight to the boundary; of more than 30 from the one that is looked at.",
    .subject = &distancesSubject,
    .isUsual = false,
    .depth = 85,
    .applies = [](const Scene &scene) { return scene.moment() != nullptr; },
    .draw = addDistances,
};

} // namespace halfplane
