#include "core/picture/layers/update.h"

#include "core/numbers.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/layers/examined.h"

namespace halfplane {

namespace {

constexpr Subject boundaryBeforeSubject{
    .title = "Boundary before the update",
    .symbol = "⟨w, φ(x)⟩ = 0 with the old w",
    .definition = "Dashed: where the boundary was before w changed in this step.",
    .numbers = Subject::Numbers::OldAnswer,
};

constexpr Subject weightBeforeSubject{
    .title = "Weight vector before the update",
    .symbol = "w",
    .definition = "The old w. The vector that was added to it begins at its tip.",
    .numbers = Subject::Numbers::WeightsBefore,
};

constexpr Subject addedSubject{
    .title = "Added vector",
    .symbol = "rate · y · φ(x)",
    .definition = "What the update added to w: the examined point itself, towards it for class +1 and away "
                  "from it for class −1, as long as the rate says.",
    .source = "Steiner (2023), Definition 5",
    .numbers = Subject::Numbers::Addition,
};

constexpr Subject examinedSubject{
    .title = "Examined point",
    .symbol = "xᵢ",
    .definition = "The point that the loop looks at in this step. When it is wrong it changes w.",
    .source = "Steiner (2023), Algorithm 1",
    .numbers = Subject::Numbers::Examined,
};

} // namespace

std::string nameOfStep(const Scene &scene, Naming naming)
{
    const MomentCheck &check = *scene.moment()->check;
    const bool isPositive = scene.study.points[check.number].label == Label::Positive;
    const std::string rate = *check.rate == 1 ? std::string() : readable(*check.rate) + ' ';
    if (naming == Naming::Reflected)
        return "+ " + rate + withIndex("z", check.number + 1);
    return (isPositive ? "+ " : "− ") + rate + nameOfPoint(check.number);
}

void addGhost(const Scene &scene, Overlay &overlay)
{
    if (!scene.isUpdate())
        return;
    const LevelCurve before = levelCurve(scene.frame.view, scene.moment()->answerBefore);
    if (std::holds_alternative<NoCurve>(before))
        return;
    overlay.show(boundaryBeforeSubject);
    const Stroke stroke{{Hue::Ghost}, scene.sizes.boundary * 0.45, Dash::Dashed};
    if (scene.frame.beats.vector == 1) // until then the boundary is still there
        addCurve(before, stroke, scene, overlay, cover::faint);
    labelCurve(before, named("before", {Hue::FaintWords}, scene.sizes), scene, overlay);
}

void addAdded(const Scene &scene, Overlay &overlay, Naming naming)
{
    if (!scene.isUpdate() || !scene.vectors)
        return;
    const Spot before = scene.vectors->tip(scene.moment()->before);
    const Spot whole = scene.vectors->tip(scene.moment()->after) - before;
    const Spot after = before + scene.frame.beats.vector * whole;
    overlay.show(weightBeforeSubject);
    if (pointsSomewhere(scene.moment()->before))
        addVector(scene.vectors->base, before, {{Hue::Ghost, 0.8}, scene.sizes.weight * 0.45}, scene,
                  overlay);
    overlay.show(addedSubject);
    // From w = 0 it is the new w itself, which then shows as an edge around it.
    const double width = pointsSomewhere(scene.moment()->before) ? 0.9 : 0.45;
    addVector(before, after, {{Hue::Update}, scene.sizes.weight * width}, scene, overlay);
    const Spot way = whole;
    Words name = named(nameOfStep(scene, naming), {Hue::Update}, scene.sizes);
    name.isBold = true;
    labelVector(before + way / 2, {-way.y, way.x}, std::move(name), 8, scene, overlay);
}

namespace {

/// The point that the loop checks: ringed, whether or not it changes w.
void addExamined(const Scene &scene, Overlay &overlay)
{
    const auto examined = examinedIn(scene);
    if (!examined)
        return;
    const double shown = scene.frame.beats.point;
    const Stroke stroke{{Hue::Update, shown}, scene.sizes.boundary * 0.75};
    overlay.show(examinedSubject);
    overlay.data().add(examined->at, 0.8 * examined->radius, cover::arrow);
    overlay.addAbovePoints(Disc{.centre = examined->at,
                                .radius = (3 - 2 * shown) * examined->radius, // it closes in
                                .fill = {},
                                .edge = stroke});
    // The point once more, since others may lie on it.
    overlay.addAbovePoints(Marks{.marks = {markOf(scene, examined->point)}, .size = scene.mark()});
}

void addUpdate(const Scene &scene, Overlay &overlay)
{
    addGhost(scene, overlay);
    addAdded(scene, overlay);
    addExamined(scene, overlay);
}

} // namespace

extern const Layer updateLayer{
    .id = "update",
    .title = "Update",
    .purpose = "What the update did: the boundary before it, dashed, and the vector that was added to w.",
    .subject = &addedSubject,
    .depth = 150,
    .draw = addUpdate,
};

} // namespace halfplane
