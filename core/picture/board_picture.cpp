#include "core/picture/board_picture.h"

#include "core/picture/layers/ground.h"
#include "core/picture/layers/points.h"
#include "core/picture/parts.h"
#include "core/tween.h"

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
        && moment.after.size() == size && (!moment.look || moment.look->point < run.problem->points.size());
}

/// What labels had better not cover from the start: the points.
Placement placementFor(const Scene &scene)
{
    if (!scene.shows(Layer::Points) || !scene.run())
        return {scene.area, Occupancy(scene.area, scene.cell())};
    return {scene.area, scene.caches.points(scene.study.run, scene.frame.view, scene.cell(), scene.mark())};
}

/// From the back. What belongs to one layer is drawn in one go.
constexpr std::array parts{addCone,      addRadius,       addFuzzyRegion, addMarginBand, addEpsilonBand,
                           addMaxMargin, addBestBoundary, addLossRing,    addTrail,      addMeans,
                           addStart,     addBoundary,     addCandidates,  addWeight,     addGhost,
                           addUpdate,    addExamined};

void addOverlay(const Scene &scene, Picture &picture)
{
    if (scene.area.isEmpty())
        return;
    Overlay overlay(placementFor(scene));
    explainPoints(scene, overlay);
    explainMemberships(scene, overlay);
    for (const auto add : parts)
        add(scene, overlay);
    for (const auto add : {addLegend, addReadout, addNotice, addTicks})
        add(scene, overlay);
    overlay.placeLabels();
    std::ranges::move(overlay.taken(), std::back_inserter(picture.instructions));
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
    addTint(frame, face, picture);
    addMemberships(frame, picture);
    addGrid(frame, picture);
    return picture;
}

Picture pointsPicture(const BoardFrame &frame, BoardFace face)
{
    Picture picture = emptyPicture(frame);
    addPoints(frame, face, picture);
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
        addPaper(frame, picture);
        addTint(scene, picture);
        addMemberships(frame, picture);
        addGrid(frame, picture);
        addPoints(scene, picture);
        addOverlay(scene, picture);
    });
    return picture;
}

} // namespace halfplane
