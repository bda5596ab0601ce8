#include "core/picture/weight_space.h"

#include "core/picture/clipping.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr double alphaOfLoss = 0.55;
constexpr double leastCell = 4; ///< pixels
constexpr double mostWork = 8e6; ///< scores for one map: more points, larger cells
constexpr double leastEdge = 1e-3; ///< pixels
constexpr double roomAround = 8; ///< pixels, for lines that leave the view

int cellsIn(double length, double cell) { return std::max(2, static_cast<int>(std::ceil(length / cell))); }

/// Adds what a point's loss is in each cell of a row, which is linear along it where it is not 0.
void addLoss(const WeightBound &bound, double first, double step, double x2, std::vector<double> &row)
{
    const double start = bound.at({first, x2});
    const double slope = bound.first * step;
    for (std::size_t column = 0; column < row.size(); ++column)
        row[column] += std::max(0.0, -(start + slope * static_cast<double>(column)));
}

void fillLoss(WeightSpace &space, const std::vector<WeightBound> &bounds, const View &view)
{
    HeatMap &map = space.loss;
    const double width = view.size.width / map.columns;
    const double height = view.size.height / map.rows;
    std::vector<double> losses;
    std::vector<double> row(static_cast<std::size_t>(map.columns));
    for (int r = 0; r < map.rows; ++r) {
        const PlanePoint first = view.toPlane({0.5 * width, (r + 0.5) * height});
        std::ranges::fill(row, 0.0);
        for (const WeightBound &bound : bounds)
            addLoss(bound, first.x(), width / view.scale, first.y(), row);
        losses.insert(losses.end(), row.begin(), row.end());
    }
    space.largestLoss = *std::ranges::max_element(losses);
    map.values.reserve(losses.size());
    for (const double loss : losses)
        map.values.push_back(space.largestLoss > 0 ? static_cast<float>(std::sqrt(loss / space.largestLoss))
                                                   : 0.F);
}

struct Corner
{
    PlanePoint at = PlanePoint::Zero();
    std::size_t edge; ///< the bound on which the way to the next corner lies; none: the frame's
};
constexpr std::size_t ofFrame = static_cast<std::size_t>(-1);

std::vector<Corner> cut(const std::vector<Corner> &region, const WeightBound &bound, std::size_t index)
{
    const auto isInside = [&](const Corner &corner) { return bound.at(corner.at) > 0; };
    const std::vector<Corner> kept = cutAt(region, isInside, [&](const Corner &here, const Corner &next) {
        return Corner{zeroBetween(here.at, bound.at(here.at), next.at, bound.at(next.at)),
                      isInside(here) ? index : here.edge};
    });
    return kept.size() < 3 ? std::vector<Corner>() : kept;
}

void findSolutions(WeightSpace &space, const std::vector<WeightBound> &bounds, const View &view)
{
    std::vector<Corner> region;
    for (const Spot &corner : outlineOf(Box({}, view.size).grown(roomAround)))
        region.push_back({view.toPlane(corner), ofFrame});
    for (std::size_t i = 0; i < bounds.size() && !region.empty(); ++i)
        region = cut(region, bounds[i], i);
    for (const Corner &corner : region)
        space.solutions.push_back(view.toScreen(corner.at.x(), corner.at.y()));
    // Of lines that meet in one place rounding leaves edges that nobody sees.
    for (std::size_t i = 0; i < region.size(); ++i) {
        const Spot next = space.solutions[(i + 1) % region.size()];
        if (region[i].edge != ofFrame && distance(space.solutions[i], next) > leastEdge)
            space.edges.push_back(region[i].edge);
    }
    std::ranges::sort(space.edges);
    space.edges.erase(std::ranges::unique(space.edges).begin(), space.edges.end());
}

} // namespace

WeightBound boundOf(const ReflectedPoints &points, std::size_t index, const Weights &w)
{
    WeightBound bound{points.column(0)[index], points.column(1)[index], 0};
    for (std::size_t j = 2; j < points.dimension(); ++j)
        bound.rest += w[j] * points.column(j)[index];
    return bound;
}

std::optional<Segment> lineOf(const WeightBound &bound, const View &view, const Box &frame)
{
    const double length = std::hypot(bound.first, bound.second);
    if (!(length > 0))
        return std::nullopt;
    const double level = bound.at({view.centreX1, view.centreX2}) / length;
    const Spot normal = Spot{bound.first, -bound.second} / length; // on the screen
    const Spot foot = Box({}, view.size).centre() - (level * view.scale) * normal;
    const Spot along = (frame.width + frame.height) * Spot{-normal.y, normal.x};
    return clippedLine({foot - along, foot + along}, frame);
}

Path rightSideOf(const WeightBound &bound, const View &view, const Box &frame)
{
    std::vector<PlanePoint> corners;
    for (const Spot &corner : outlineOf(frame))
        corners.push_back(view.toPlane(corner));
    Path side;
    for (const PlanePoint &corner : cutAt(
             corners, [&](const PlanePoint &at) { return bound.at(at) > 0; },
             [&](const PlanePoint &a, const PlanePoint &b) {
                 return zeroBetween(a, bound.at(a), b, bound.at(b));
             }))
        side.push_back(view.toScreen(corner.x(), corner.y()));
    return side;
}

WeightSpace weightSpaceOf(const ReflectedPoints &points, const Weights &w, const View &view)
{
    WeightSpace space;
    const double area = view.size.width * view.size.height;
    const double cell = std::max(leastCell, std::sqrt(area * static_cast<double>(points.size()) / mostWork));
    space.loss = {.where = Box({}, view.size),
                  .columns = cellsIn(view.size.width, cell),
                  .rows = cellsIn(view.size.height, cell),
                  .values = {},
                  .alpha = alphaOfLoss,
                  .positive = Hue::MostLoss};
    std::vector<WeightBound> bounds;
    bounds.reserve(points.size());
    for (std::size_t i = 0; i < points.size(); ++i)
        bounds.push_back(boundOf(points, i, w));
    fillLoss(space, bounds, view);
    findSolutions(space, bounds, view);
    return space;
}

} // namespace halfplane
