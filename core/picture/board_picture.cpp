#include "core/picture/board_picture.h"

#include "core/picture/parts.h"
#include "core/tween.h"

#include <algorithm>
#include <ranges>

namespace halfplane {

namespace {

Picture emptyPicture(const BoardFrame &frame)
{
    Picture picture{.size = frame.view.size, .instructions = {}};
    picture.add(Clip{Box(Spot{0, 0}, frame.view.size)});
    return picture;
}

/// A moment of another run than the one that is shown is none.
bool isOf(const Moment &moment, const Run &run)
{
    const auto size = dimension(run.problem->space);
    return moment.cursor.update <= run.trace.updateCount() && moment.before.size() == size
        && moment.after.size() == size && (!moment.check || moment.check->point < run.problem->points.size());
}

/// What labels had better not cover from the start: the points.
Placement placementFor(const Scene &scene)
{
    if (!scene.shows(pointsLayer) || !scene.run())
        return {scene.area, Occupancy(scene.area, scene.cell())};
    return {scene.area, scene.caches.points(scene.study.run, scene.frame.view, scene.cell(), scene.mark())};
}

std::vector<const Layer *> layersFromTheBack()
{
    std::vector<const Layer *> result(layers().begin(), layers().end());
    std::ranges::stable_sort(result, {}, &Layer::depth);
    return result;
}

/// What is drawn by `draw` belongs to the layer.
template <class Draw>
void addLayer(const Layer &layer, Overlay &overlay, const Scene &scene, Draw draw)
{
    const bool isThere =
        draw != nullptr && scene.shows(layer) && (layer.applies == nullptr || layer.applies(scene));
    if (!isThere)
        return;
    overlay.begin(layer);
    draw(scene, overlay);
}

void addOverlay(const Scene &scene, Picture &picture)
{
    if (scene.area.isEmpty())
        return;
    static const std::vector<const Layer *> stack = layersFromTheBack();
    Overlay overlay(placementFor(scene));
    for (const Layer *layer : stack)
        addLayer(*layer, overlay, scene, layer->draw);
    addNotice(scene, overlay);
    for (const Layer *layer : stack | std::views::reverse)
        addLayer(*layer, overlay, scene, layer->finish);
    overlay.placeLabels();
    std::ranges::move(overlay.taken(), std::back_inserter(picture.instructions));
}

void addPaper(const BoardFrame &frame, Picture &picture)
{
    picture.add(Part{"paper"});
    picture.add(Area{outlineOf(Box({}, frame.view.size)), {Hue::Paper}});
}

void addGround(const Layer &layer, const Ground &ground, Picture &picture)
{
    const bool isThere = layer.drawGround != nullptr && ground.frame.layers.has(layer)
        && (ground.scene == nullptr || layer.applies == nullptr || layer.applies(*ground.scene));
    if (!isThere)
        return;
    const std::size_t begin = picture.instructions.size();
    picture.add(Part{std::string(layer.id)});
    layer.drawGround(ground, picture);
    if (picture.instructions.size() == begin + 1)
        picture.instructions.pop_back(); // a part in which nothing is drawn does not appear
    for (std::size_t i = begin; i < picture.instructions.size(); ++i) {
        Instruction &instruction = picture.instructions[i];
        instruction.layer = &layer;
        if (instruction.subject == nullptr)
            instruction.subject = layer.subject;
    }
}

/// All that lies below the overlay, but for the points.
void addGrounds(const Ground &ground, Picture &picture)
{
    static const std::vector<const Layer *> stack = layersFromTheBack();
    for (const Layer *layer : stack) {
        if (layer != &pointsLayer)
            addGround(*layer, ground, picture);
    }
}

/// Calls with the frame's caches, or with new ones.
template <class Use>
void withCaches(const BoardFrame &frame, const Use &use)
{
    BoardCaches own;
    use(frame.caches != nullptr ? *frame.caches : own);
}

} // namespace

Sizes Sizes::scaledBy(double factor)
{
    const Sizes usual;
    return {.text = usual.text * factor,
            .boundary = usual.boundary * factor,
            .thin = usual.thin * factor,
            .weight = usual.weight * factor,
            .head = usual.head * factor,
            .mark = usual.mark * factor};
}

Space spaceOf(const BoardFrame &frame)
{
    return frame.study.run ? frame.study.run->problem->space : frame.study.recipe.space;
}

Weights shownWeights(const BoardFrame &frame)
{
    if (!frame.study.run || !frame.moment || !isOf(*frame.moment, *frame.study.run))
        return {};
    return tweened(frame.study.run->problem->space, frame.moment->before, frame.moment->after, frame.tween);
}

Picture groundPicture(const BoardFrame &frame, BoardFace face)
{
    Picture picture = emptyPicture(frame);
    addPaper(frame, picture);
    addGrounds({frame, nullptr, face}, picture);
    return picture;
}

Picture pointsPicture(const BoardFrame &frame, BoardFace face)
{
    Picture picture = emptyPicture(frame);
    addGround(pointsLayer, {frame, nullptr, face}, picture);
    return picture;
}

Picture overlayPicture(const BoardFrame &frame)
{
    Picture picture = emptyPicture(frame);
    withCaches(frame, [&](BoardCaches &caches) { addOverlay(Scene(frame, caches), picture); });
    return picture;
}

Picture boardPicture(const BoardFrame &frame)
{
    Picture picture = emptyPicture(frame);
    withCaches(frame, [&](BoardCaches &caches) {
        const Scene scene(frame, caches);
        const Ground ground{frame, &scene, BoardFace::Neither};
        addPaper(frame, picture);
        addGrounds(ground, picture);
        addGround(pointsLayer, ground, picture);
        addOverlay(scene, picture);
    });
    return picture;
}

} // namespace halfplane
