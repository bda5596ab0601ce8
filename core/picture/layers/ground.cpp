#include "core/picture/layers/ground.h"

#include "core/picture/membership_map.h"
#include "core/picture/overlay.h"

#include <cmath>

namespace halfplane {

namespace {

constexpr double tintAlpha = 0.08;
constexpr double gridPixels = 64;

Box areaOf(const BoardFrame &frame) { return {Spot{0, 0}, frame.view.size}; }

Colour tintOf(Label side) { return {hueOf(side), tintAlpha}; }

struct Gridlines
{
    const BoardFrame &frame;
    Picture &picture;

    Stroke strokeOf(double value) const
    {
        return {{value == 0 ? Hue::Axis : Hue::Grid}, value == 0 ? frame.sizes.thin : 1};
    }
    /// In the middle of a pixel: a thin line between two of them would be two faint ones.
    static double crisp(double place) { return std::floor(place) + 0.5; }

    void addUpright(double x1)
    {
        const double x = crisp(frame.view.toScreen(x1, 0).x);
        picture.add(Line{{{x, 0}, {x, frame.view.size.height}}, strokeOf(x1)});
    }
    void addLevel(double x2)
    {
        const double y = crisp(frame.view.toScreen(0, x2).y);
        picture.add(Line{{{0, y}, {frame.view.size.width, y}}, strokeOf(x2)});
    }
};

} // namespace

void addPaper(const BoardFrame &frame, Picture &picture)
{
    picture.add(Part{"paper"});
    picture.add(Area{outlineOf(areaOf(frame)), {Hue::Paper}});
}

void addTint(const BoardFrame &frame, BoardFace face, Picture &picture)
{
    if (!frame.layers.has(Layer::Tint) || face == BoardFace::Neither)
        return;
    picture.add(Part{partOf(Layer::Tint)});
    const Label side = face == BoardFace::Positive ? Label::Positive : Label::Negative;
    picture.add(Area{outlineOf(areaOf(frame)), tintOf(side)});
}

void addTint(const Scene &scene, Picture &picture)
{
    if (!scene.shows(Layer::Tint))
        return;
    picture.add(Part{partOf(Layer::Tint)});
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

void addMemberships(const BoardFrame &frame, Picture &picture)
{
    const Landscape *landscape = frame.study.landscape.get();
    if (!frame.layers.has(Layer::Memberships) || landscape == nullptr || !landscape->memberships
        || frame.view.size.isEmpty())
        return;
    picture.add(Part{partOf(Layer::Memberships)});
    if (frame.caches != nullptr)
        picture.add(frame.caches->memberships(frame.study.landscape, frame.view));
    else
        picture.add(membershipMap(*landscape->memberships, frame.view));
}

double gridStep(const BoardFrame &frame)
{
    const double pixels = gridPixels * std::max(1.0, frame.sizes.text / Sizes{}.text);
    return tickStep(frame.view.scale, pixels);
}

void addGrid(const BoardFrame &frame, Picture &picture)
{
    if (!frame.layers.has(Layer::Grid))
        return;
    picture.add(Part{partOf(Layer::Grid)});
    const Box plane = frame.view.plane();
    const double step = gridStep(frame);
    Gridlines lines{frame, picture};
    const auto alongX1 = ticks(plane.left, plane.right(), step);
    const auto alongX2 = ticks(plane.top, plane.bottom(), step);
    for (const bool isAxis : {false, true}) {
        for (const double x1 : alongX1) {
            if ((x1 == 0) == isAxis)
                lines.addUpright(x1);
        }
        for (const double x2 : alongX2) {
            if ((x2 == 0) == isAxis)
                lines.addLevel(x2);
        }
    }
}

} // namespace halfplane
