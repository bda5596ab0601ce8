#include "core/picture/layers.h"
#include "core/picture/scene.h"

namespace halfplane {

namespace {

/// Each side of the boundary for itself.
void addTintOfSides(const Scene &scene, Picture &picture)
{
    const auto *circle = std::get_if<ClosedCurve>(&scene.boundary);
    const Label first = circle != nullptr ? opposite(circle->inside) : Label::Positive;
    for (const Label side : {first, opposite(first)}) {
        const Path outline = sideOf(scene.boundary, side, scene.area);
        // The inside of a circle is not to have both tints.
        if (circle != nullptr && side == circle->inside)
            picture.add(Area{outline, {Hue::Paper}});
        if (!outline.empty())
            picture.add(Area{outline, tintOf(side)});
    }
}

void addTint(const Ground &ground, Picture &picture)
{
    if (ground.scene != nullptr)
        return addTintOfSides(*ground.scene, picture);
    if (ground.face == BoardFace::Neither)
        return;
    const Label side = ground.face == BoardFace::Positive ? Label::Positive : Label::Negative;
    picture.add(Area{outlineOf(Box({}, ground.frame.view.size)), tintOf(side)});
}

} // namespace

constexpr Subject halfPlaneSubject{
    .title = "Half-plane",
    .symbol = "sign ⟨w, φ(x)⟩",
    .definition = "The tint is the class that w gives to every place on this side of the boundary.",
    .numbers = Subject::Numbers::Place,
};

const Layer tintLayer{
    .id = "tint",
    .title = "Half-planes",
    .purpose = "A tint on each side of the boundary: the class that w gives to every place there.",
    .subject = &halfPlaneSubject,
    .depth = -40,
    .drawGround = addTint,
};

} // namespace halfplane
