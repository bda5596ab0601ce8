#include "core/picture/board_picture.h"

#include "core/picture/common_shapes.h"
#include "core/picture/outlines.h"
#include "core/picture/perspective.h"

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
bool hasMoment(const BoardFrame &frame)
{
    if (!frame.study.run || !frame.moment)
        return false;
    const Moment &moment = *frame.moment;
    const Run &run = *frame.study.run;
    const Eigen::Index size = run.trace.weights(0).size();
    return moment.cursor.update <= run.trace.updateCount() && moment.before.size() == size
        && moment.after.size() == size && (!moment.check || moment.check->point < run.problem->points.size());
}

/// The points are data, which words never cover; of a cloud as little as can be.
Placement placementFor(const Scene &scene)
{
    const Occupancy nothing(scene.area, scene.cell());
    if (!scene.shows(pointsLayer) || !scene.run())
        return {scene.area, nothing, nothing};
    const Occupancy &points =
        scene.caches.points(scene.study.run, scene.frame.view, scene.cell(), reachOfMarks(scene.mark()));
    return isCloud(scene.study.points) ? Placement(scene.area, points, nothing)
                                       : Placement(scene.area, nothing, points);
}

std::vector<const Layer *> layersFromTheBack()
{
    std::vector<const Layer *> result(layers().begin(), layers().end());
    std::ranges::stable_sort(result, {}, &Layer::depth);
    return result;
}

/// Whether points would hide the arrows; where there are few, arrows would hide the points.
bool isDense(const Scene &scene)
{
    constexpr std::size_t few = 30;
    return scene.study.points.size() > few;
}

/// Everything that the layers draw of the scene, and what they have to say.
Overlay overlayOf(const Scene &scene)
{
    static const std::vector<const Layer *> stack = layersFromTheBack();
    Overlay overlay(placementFor(scene));
    if (isDense(scene))
        overlay.raiseArrows();
    addNotice(scene, overlay);
    for (const Layer *layer : stack) {
        if (layer->draw == nullptr || !scene.has(*layer))
            continue;
        overlay.begin(*layer);
        layer->draw(scene, overlay);
    }
    return overlay;
}

/// Where the labels are when the frame's way to its moment is over; at the end of the one before, too.
WordsPlaces settledLabels(const BoardFrame &frame, BoardCaches &caches, const Cursor &cursor)
{
    BoardFrame settled = frame;
    settled.tween = 1;
    settled.beats = {};
    settled.moment = momentAt(*frame.study.run, cursor);
    if (frame.vectorFactor) {
        const bool isBefore = cursor.update < frame.moment->cursor.update;
        settled.vectorFactor = VectorFactor{isBefore ? frame.vectorFactor->before : frame.vectorFactor->now};
    }
    const BoardCaches::LabelsKey key{
        frame.study.run,  frame.study.landscape,         frame.view,  frame.layers,
        frame.sizes.text, vectorFactorOf(settled).drawn, frame.names, cursor};
    return caches.labels(key, [&] { return overlayOf(Scene(settled, caches)).placeLabels(); });
}

void placeLabels(const Scene &scene, Overlay &overlay)
{
    const BoardFrame &frame = scene.frame;
    const bool isAtRest = frame.tween == 1 && frame.beats == Beats{};
    if (isAtRest || scene.moment() == nullptr || !scene.moment()->check) {
        overlay.placeLabels();
        return;
    }
    const Cursor &cursor = scene.moment()->cursor;
    const WordsPlaces from =
        settledLabels(frame, scene.caches, previous(scene.run()->trace, cursor, Stride::Check));
    const WordsPlaces to = settledLabels(frame, scene.caches, cursor);
    overlay.glideLabels({from, to, scene.isUpdate() ? frame.tween : frame.beats.point});
}

void addPaper(const BoardFrame &frame, Picture &picture)
{
    picture.add(Part{"paper"});
    picture.add(Area{outlineOf(Box({}, frame.view.size)), {Hue::Paper}});
}

void addGround(const Layer &layer, const Ground &ground, Picture &picture)
{
    const bool isThere = layer.drawGround != nullptr
        && (ground.scene != nullptr ? ground.scene->has(layer) : ground.frame.layers.draws(layer));
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

/// All that lies below lines and points.
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

bool isCloud(const Dataset &points)
{
    constexpr std::size_t mostByThemselves = 1000;
    return points.size() > mostByThemselves;
}

Space spaceOf(const BoardFrame &frame)
{
    return frame.study.run ? frame.study.run->problem->space : frame.study.recipe.space;
}

Weights shownWeights(const BoardFrame &frame)
{
    if (!hasMoment(frame))
        return {};
    return tweened(spaceOf(frame), frame.moment->before, frame.moment->after, frame.tween);
}

Classifier shownAnswer(const BoardFrame &frame)
{
    if (!hasMoment(frame))
        return {spaceOf(frame), {}};
    return tweened(frame.moment->answerBefore, frame.moment->answer, frame.tween);
}

VectorFactor vectorFactorOf(const BoardFrame &frame)
{
    if (frame.vectorFactor)
        return *frame.vectorFactor;
    if (!hasMoment(frame))
        return {};
    return VectorScale(frame.study)
        .at(frame.moment->cursor.update, frame.moment->isUpdate() ? frame.tween : 1);
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

namespace {

/// Lines and bands, few points, words.
void addOverlay(const Scene &scene, Picture &picture)
{
    if (scene.area.isEmpty())
        return;
    Overlay overlay = overlayOf(scene);
    placeLabels(scene, overlay);
    std::ranges::move(overlay.takenShapes(), std::back_inserter(picture.instructions));
    if (!isCloud(scene.study.points))
        addGround(pointsLayer, {scene.frame, &scene, BoardFace::Neither}, picture);
    std::ranges::move(overlay.takenAbovePoints(), std::back_inserter(picture.instructions));
    std::ranges::move(overlay.takenWords(), std::back_inserter(picture.instructions));
}

} // namespace

namespace {

/// Said in the middle of an empty picture.
void addObstacle(const Scene &scene, std::string_view obstacle, Picture &picture)
{
    Words words = named(std::string(obstacle), {Hue::FaintWords}, scene.sizes);
    words.at = scene.area.centre();
    words.size = std::min(words.size, words.size * 0.95 * scene.area.width / sizeOf(words).width);
    picture.add(Part{"obstacle"});
    picture.add(std::move(words));
}

void addPerspective(const Scene &scene, Picture &picture)
{
    const Perspective &perspective = *scene.frame.viewpoint.perspective;
    if (scene.area.isEmpty())
        return;
    if (!perspective.isThere(scene.space))
        return addObstacle(scene, perspective.obstacle(scene.space), picture);
    if (perspective.drawGround != nullptr)
        perspective.drawGround(scene, picture);
    const Occupancy nothing(scene.area, scene.cell());
    Overlay overlay({scene.area, nothing, nothing});
    if (isDense(scene))
        overlay.raiseArrows();
    addNotice(scene, overlay);
    perspective.draw(scene, overlay);
    overlay.placeLabels();
    std::ranges::move(overlay.takenShapes(), std::back_inserter(picture.instructions));
    std::ranges::move(overlay.takenAbovePoints(), std::back_inserter(picture.instructions));
    std::ranges::move(overlay.takenWords(), std::back_inserter(picture.instructions));
}

} // namespace

bool showsPlane(const BoardFrame &frame)
{
    return frame.viewpoint.perspective == nullptr || frame.viewpoint.perspective->isPlane();
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
        if (!showsPlane(frame))
            return addPerspective(scene, picture);
        addGrounds(ground, picture);
        if (isCloud(frame.study.points))
            addGround(pointsLayer, ground, picture);
        addOverlay(scene, picture);
    });
    return picture;
}

} // namespace halfplane
