#include "core/picture/hits.h"

#include "core/boundary.h"
#include "core/picture/outlines.h"
#include "core/picture/touching.h"

#include <algorithm>

namespace halfplane {

namespace {

double squared(Spot vector) { return dot(vector, vector); }

template <class IsMeant>
Selection meant(const Dataset &points, const View &view, const IsMeant &isMeant)
{
    Selection result;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (isMeant(view.toScreen(points[i].x1, points[i].x2)))
            result.push_back(i);
    }
    return result;
}

double squaredDistance(Spot place, const Segment &way)
{
    const Spot along = way.to - way.from;
    const double length = squared(along);
    const double share = length > 0 ? dot(place - way.from, along) / length : 0;
    return squared(place - way.from - std::clamp(share, 0.0, 1.0) * along);
}

constexpr double reachOfHand = 3; ///< pixels: a hand is no more exact

struct Found
{
    Touched touch;
    const Subject *subject;
};

/// What a picture shows at a pixel, from the back.
void find(const Picture &picture, Spot pixel, std::vector<Found> &found)
{
    for (const Instruction &instruction : picture.instructions) {
        const Touched touch = touchedBy(instruction, pixel, reachOfHand);
        if (touch != Touched::None && instruction.subject != nullptr)
            found.push_back({instruction.subject->isPlate ? Touched::Words : touch, instruction.subject});
    }
}

std::vector<const Subject *> inOrder(std::vector<Found> found)
{
    std::ranges::reverse(found); // the topmost first
    std::ranges::stable_sort(found, std::ranges::greater(), &Found::touch);
    std::vector<const Subject *> result;
    for (const Found &each : found) {
        if (std::ranges::find(result, each.subject) == result.end())
            result.push_back(each.subject);
    }
    return result;
}

} // namespace

std::optional<std::size_t> nearestPoint(const Dataset &points, const View &view, Spot pixel, double reach)
{
    std::optional<std::size_t> nearest;
    double least = reach * reach;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double distance = squared(view.toScreen(points[i].x1, points[i].x2) - pixel);
        if (distance <= least) {
            least = distance;
            nearest = i;
        }
    }
    return nearest;
}

Selection pointsNear(const Dataset &points, const View &view, const Segment &way, double reach)
{
    return meant(points, view, [&](Spot place) { return squaredDistance(place, way) <= reach * reach; });
}

Selection pointsIn(const Dataset &points, const View &view, const Box &rectangle)
{
    return meant(points, view, [&](Spot place) { return rectangle.contains(place); });
}

std::optional<std::size_t> pointAt(const BoardFrame &frame, Spot pixel)
{
    const Dataset &points = frame.study.points;
    const double most = reachOfMarks(markSize(frame.sizes, points.size())) + 1;
    return nearestPoint(points, frame.view, pixel, most);
}

std::vector<const Subject *> subjectsAt(const BoardFrame &frame, Spot pixel)
{
    std::vector<Found> found;
    if (frame.layers.has(tintLayer) && !std::holds_alternative<NoBoundary>(boundaryOf(shownAnswer(frame))))
        found.push_back({Touched::Area, tintLayer.subject});
    find(groundPicture(frame, BoardFace::Neither), pixel, found);
    find(overlayPicture(frame), pixel, found);
    std::vector<const Subject *> subjects = inOrder(std::move(found));
    if (!frame.layers.has(pointsLayer) || !pointAt(frame, pixel))
        return subjects;
    const bool isCovered = !subjects.empty() && subjects.front()->isPlate;
    subjects.insert(subjects.begin() + (isCovered ? 1 : 0), pointsLayer.subject);
    return subjects;
}

} // namespace halfplane
