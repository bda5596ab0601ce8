#include "core/picture/placement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace halfplane {

namespace {

constexpr double mostCells = 25'000;
constexpr int mostCost = 10'000; ///< of one cell
constexpr double rounding = 1e-6;
constexpr double costOfLaterPlace = 6; ///< of each place that was asked for earlier

double area(const Box &rectangle) { return rectangle.width * rectangle.height; }

/// The corner of a square around 0 that a direction goes to, or the middle of one of its sides.
Spot towards(double direction)
{
    const double x = std::cos(direction);
    const double y = -std::sin(direction);
    const double most = std::max(std::abs(x), std::abs(y));
    return {x / most, y / most};
}

Box boxAround(Spot middle, Size size) { return {middle - Spot{size.width, size.height} / 2, size}; }

Box boxTowards(Spot way, Spot place, Size size, double distance)
{
    return boxAround(place + Spot{way.x * (size.width / 2 + distance), way.y * (size.height / 2 + distance)},
                     size);
}

} // namespace

Occupancy::Occupancy(const Box &frame, double cell)
    : m_frame(frame)
    , m_cell(std::max({cell, std::sqrt(area(frame) / mostCells), 1.0}))
    , m_columns(static_cast<int>(std::ceil(frame.width / m_cell)))
    , m_rows(static_cast<int>(std::ceil(frame.height / m_cell)))
    , m_costs(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows))
{
}

Occupancy::Cells Occupancy::cellsOf(const Box &rectangle) const
{
    const auto cell = [&](double from, int count) {
        return static_cast<int>(std::clamp(std::floor(from / m_cell), -1.0, static_cast<double>(count)));
    };
    return {.left = std::max(0, cell(rectangle.left - m_frame.left, m_columns)),
            .right = std::min(m_columns - 1, cell(rectangle.right() - m_frame.left, m_columns)),
            .top = std::max(0, cell(rectangle.top - m_frame.top, m_rows)),
            .bottom = std::min(m_rows - 1, cell(rectangle.bottom() - m_frame.top, m_rows))};
}

void Occupancy::add(const Cells &cells, int cost)
{
    for (int row = cells.top; row <= cells.bottom; ++row) {
        for (int column = cells.left; column <= cells.right; ++column) {
            std::uint16_t &cell = m_costs[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns)
                                          + static_cast<std::size_t>(column)];
            cell = static_cast<std::uint16_t>(std::min(cell + cost, mostCost));
        }
    }
}

void Occupancy::add(Spot place, double reach, int cost)
{
    add(cellsOf({place.x - reach, place.y - reach, 2 * reach, 2 * reach}), cost);
}

void Occupancy::add(const Segment &line, int cost)
{
    // A step a cell is dense enough: words are more than one cell wide and high.
    const double steps = std::ceil(line.length() / m_cell);
    if (!(steps < 1e5))
        return;
    for (double i = 0; i <= steps; ++i)
        add(line.at(steps > 0 ? i / steps : 0), 0, cost);
}

void Occupancy::add(const Path &path, int cost)
{
    for (std::size_t i = 1; i < path.size(); ++i)
        add(Segment{path[i - 1], path[i]}, cost);
}

int Occupancy::under(const Box &rectangle) const
{
    const Cells cells = cellsOf(rectangle);
    int sum = 0;
    for (int row = cells.top; row <= cells.bottom; ++row) {
        for (int column = cells.left; column <= cells.right; ++column)
            sum += m_costs[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns)
                           + static_cast<std::size_t>(column)];
    }
    return sum;
}

bool Placement::isFree(const Box &rectangle) const
{
    return m_data.under(rectangle) == 0 && std::ranges::none_of(m_reserved, [&](const Box &reserved) {
               return reserved.intersects(rectangle);
           });
}

Box Placement::movedInside(Box place) const
{
    place.left = std::max(m_frame.left, std::min(place.left, m_frame.right() - place.width));
    place.top = std::max(m_frame.top, std::min(place.top, m_frame.bottom() - place.height));
    return place;
}

std::optional<Placement::Placed> Placement::placed(std::span<const Box> places)
{
    std::optional<Placed> best;
    double least = std::numeric_limits<double>::infinity();
    double penalty = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Box place = movedInside(places[i]);
        const double moved = std::abs(place.left - places[i].left) + std::abs(place.top - places[i].top);
        const double total = m_occupied.under(place) + penalty + moved;
        if (total < least && m_frame.grown(rounding).contains(place) && isFree(place)) {
            least = total;
            best = Placed{place, i};
        }
        penalty += costOfLaterPlace;
    }
    if (best)
        reserve(best->box);
    return best;
}

std::vector<Box> placesAround(Spot place, Size size, double distance, double direction)
{
    constexpr double eighth = std::numbers::pi / 4;
    constexpr std::array turns{0.0,         eighth,     -eighth,     2 * eighth,
                               -2 * eighth, 3 * eighth, -3 * eighth, 4 * eighth};
    std::vector<Box> result;
    for (const double further : {0.0, size.height, 2.5 * size.height}) {
        for (const double turn : turns) {
            result.push_back(boxTowards(towards(direction + turn), place, size, distance + further));
        }
    }
    return result;
}

std::vector<Box> placesBeside(Spot place, Size size, double distance, double direction)
{
    // As far away as the corner of the words that is nearest to the line.
    const Spot way{std::cos(direction), -std::sin(direction)};
    const double reach = distance + (std::abs(way.x) * size.width + std::abs(way.y) * size.height) / 2;
    std::vector<Box> result;
    for (const double side : {reach, -reach})
        result.push_back(boxAround(place + side * way, size));
    return result;
}

} // namespace halfplane
