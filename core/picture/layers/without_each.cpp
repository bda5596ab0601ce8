#include "core/left_out.h"
#include "core/numbers.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/legend.h"

#include <algorithm>
#include <numbers>

namespace halfplane {

namespace {

constexpr Subject withoutEachSubject{
    .title = "Without each point",
    .definition =
        "Where the run would end if one point were not there, all else the same: a thin boundary for "
        "each point. Where the fan is wide, the boundary hangs on single points.",
    .source = "Steiner (2023), Section 5: fuzzy is to vary more than margin-fuzzy",
};

Stroke strokeOf(const Scene &scene) { return {{Hue::Ghost, 0.6}, scene.sizes.thin}; }

bool hasEnded(const Scene &scene) { return scene.run() != nullptr && scene.run()->trace.end(); }

void sayThatTheyAreTooLong(const Scene &scene, Overlay &overlay)
{
    std::vector<WordsWish::Beside> along;
    for (const double line : {3.0, 4.5, 6.0})
        along.push_back({{0.5 * scene.area.width, line * scene.sizes.text}, std::numbers::pi / 2});
    overlay.label({.words = named("The runs without each point take too long to be drawn", {Hue::FaintWords},
                                  scene.sizes),
                   .distance = 0,
                   .urgency = 3,
                   .along = std::move(along)});
}

/// Many points change nothing: their runs end alike.
std::vector<Classifier> distinct(const std::vector<Classifier> &answers)
{
    std::vector<Classifier> result;
    for (const Classifier &answer : answers) {
        if (answer.w.size() != 0 && std::ranges::find(result, answer) == result.end())
            result.push_back(answer);
    }
    return result;
}

void addWithoutEach(const Scene &scene, Overlay &overlay)
{
    const auto &without = scene.caches.withoutEach(scene.study.run);
    if (!without)
        return sayThatTheyAreTooLong(scene, overlay);
    LevelCurve last;
    for (const Classifier &answer : distinct(without->answers)) {
        const LevelCurve curve = levelCurve(scene.frame.view, answer);
        addCurve(curve, strokeOf(scene), scene, overlay, cover::nothing);
        if (!linesOf(curve, scene.area).empty())
            last = curve;
    }
    const std::string spread = without->spread ? ": spread " + inDegrees(*without->spread) : std::string();
    labelCurve(last, named("without one point" + spread, {Hue::FaintWords}, scene.sizes), scene, overlay, 3);
}

} // namespace

extern const Layer withoutEachLayer{
    .id = "without-each",
    .title = "Without each point",
    .purpose = "The final boundaries of the runs that each leave one point out, and how far apart they are.",
    .subject = &withoutEachSubject,
    .isUsual = false,
    .depth = 76,
    .applies = hasEnded,
    .draw = addWithoutEach,
    .explain =
        [](const Scene &scene, std::vector<LegendEntry> &entries) {
            entries.push_back({LineSign{strokeOf(scene)}, "without one point"});
        },
};

} // namespace halfplane
