#include "core/picture/heat_maps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <span>

namespace halfplane {

namespace {

constexpr double most = 2e6; ///< more values would be smoother than anybody sees

/// Where a fine value lies among the coarse ones along one axis.
struct FinePlace
{
    std::size_t before;
    std::size_t after;
    float share; ///< of the one after
};

std::vector<FinePlace> placesOf(int fine, int coarse)
{
    std::vector<FinePlace> places;
    for (int i = 0; i < fine; ++i) {
        const double at = std::clamp((i + 0.5) * coarse / fine - 0.5, 0.0, coarse - 1.0);
        const auto before = static_cast<std::size_t>(at);
        const auto after = std::min(before + 1, static_cast<std::size_t>(coarse) - 1);
        places.push_back({before, after, static_cast<float>(at - static_cast<double>(before))});
    }
    return places;
}

float between(float a, float b, float share) { return a + (b - a) * share; }

constexpr double unseen = 0.2; ///< a place so near to the line between its neighbours is left out
constexpr double below = -std::numeric_limits<double>::infinity();

/// The values at the middles of the map's cells, at its edges the same again, and around it a ring that is
/// below every level: so every outline closes, along the edges where it has to.
class Grid
{
public:
    Grid(const HeatMap &map, double sign)
        : m_map(map)
        , m_sign(sign)
    {
    }

    int columns() const { return m_map.columns + 4; }
    int rows() const { return m_map.rows + 4; }

    double value(int column, int row) const
    {
        if (column == 0 || row == 0 || column == columns() - 1 || row == rows() - 1)
            return below;
        const int x = std::clamp(column - 2, 0, m_map.columns - 1);
        const int y = std::clamp(row - 2, 0, m_map.rows - 1);
        const auto index = static_cast<std::size_t>(y) * static_cast<std::size_t>(m_map.columns)
            + static_cast<std::size_t>(x);
        const double value = m_map.values[index];
        return m_sign * (std::isnan(value) ? -1 : value);
    }

    Spot place(int column, int row) const
    {
        const double x = std::clamp((column - 1.5) / m_map.columns, 0.0, 1.0);
        const double y = std::clamp((row - 1.5) / m_map.rows, 0.0, 1.0);
        return m_map.where.topLeft() + Spot{x * m_map.where.width, y * m_map.where.height};
    }

private:
    const HeatMap &m_map;
    double m_sign;
};

/// Marching squares: in each square of the grid the outline comes in through one side and goes out through
/// another. Clockwise around the square what is above begins at the side where it comes in, and ends where it
/// goes out; for the neighbour it is the other way round, so it comes in there.
class March
{
public:
    March(const Grid &grid, double level)
        : m_grid(grid)
        , m_level(level)
    {
        for (int row = 0; row + 1 < grid.rows(); ++row) {
            for (int column = 0; column + 1 < grid.columns(); ++column)
                pass(column, row);
        }
    }

    std::vector<Path> outlines()
    {
        std::vector<Path> result;
        while (!m_exits.empty())
            result.push_back(takeOutline());
        return result;
    }

private:
    /// Of squares; neighbours share it. From its left or upper end.
    struct Side
    {
        int row;
        int column;
        bool isUpright;

        auto operator<=>(const Side &) const = default;
    };

    bool isAbove(int column, int row) const { return m_grid.value(column, row) >= m_level; }

    bool isMiddleAbove(int column, int row) const
    {
        const double sum = m_grid.value(column, row) + m_grid.value(column + 1, row)
            + m_grid.value(column, row + 1) + m_grid.value(column + 1, row + 1);
        return sum / 4 >= m_level;
    }

    void pass(int column, int row)
    {
        const std::array<bool, 4> above{isAbove(column, row), isAbove(column + 1, row),
                                        isAbove(column + 1, row + 1), isAbove(column, row + 1)};
        // Clockwise from the top, each after the corner of the same number.
        const std::array<Side, 4> sides{
            {{row, column, false}, {row, column + 1, true}, {row + 1, column, false}, {row, column, true}}};
        const auto entersAt = [&](std::size_t side) { return !above[side] && above[(side + 1) % 4]; };
        const auto leavesAt = [&](std::size_t side) { return above[side] && !above[(side + 1) % 4]; };
        const bool isMiddleIn = isMiddleAbove(column, row);
        for (std::size_t side = 0; side < 4; ++side) {
            if (!entersAt(side))
                continue;
            // Where two opposite corners are above, the middle tells whether they hang together.
            std::size_t exit = (side + (isMiddleIn ? 3 : 1)) % 4;
            while (!leavesAt(exit))
                exit = (exit + 1) % 4;
            m_exits[sides[side]] = sides[exit];
        }
    }

    Spot crossing(const Side &side) const
    {
        const int column = side.isUpright ? side.column : side.column + 1;
        const int row = side.isUpright ? side.row + 1 : side.row;
        const double from = m_grid.value(side.column, side.row);
        const double to = m_grid.value(column, row);
        const double share = std::isfinite(from) && std::isfinite(to) ? (m_level - from) / (to - from) : 0;
        const Spot start = m_grid.place(side.column, side.row);
        return start + share * (m_grid.place(column, row) - start);
    }

    Path takeOutline()
    {
        Path outline;
        for (auto at = m_exits.begin(); at != m_exits.end();) {
            outline.push_back(crossing(at->first));
            const Side exit = at->second;
            m_exits.erase(at);
            at = m_exits.find(exit);
        }
        return outline;
    }

    const Grid &m_grid;
    double m_level;
    std::map<Side, Side> m_exits; ///< by where the outline comes in
};

double distanceFromLine(Spot place, Spot from, Spot to)
{
    const Spot way = to - from;
    const double squared = dot(way, way);
    const double share = squared > 0 ? std::clamp(dot(place - from, way) / squared, 0.0, 1.0) : 0;
    return length(place - from - share * way);
}

/// Douglas and Peucker: of the places between two, only the farthest from their line, as long as it is seen,
/// and so on between each and that.
void addSeen(std::span<const Spot> places, Path &result)
{
    std::size_t farthest = 0;
    double distance = unseen;
    for (std::size_t i = 1; i + 1 < places.size(); ++i) {
        const double own = distanceFromLine(places[i], places.front(), places.back());
        if (own > distance) {
            farthest = i;
            distance = own;
        }
    }
    if (farthest == 0)
        return;
    addSeen(places.first(farthest + 1), result);
    result.push_back(places[farthest]);
    addSeen(places.subspan(farthest), result);
}

Path simplified(Path outline)
{
    outline.push_back(outline.front());
    Path result{outline.front()};
    addSeen({outline.cbegin(), outline.cend()}, result);
    return result;
}

} // namespace

HeatMap finer(const HeatMap &map, double valuesAUnit)
{
    const auto count =
        static_cast<std::size_t>(std::max(map.columns, 0)) * static_cast<std::size_t>(std::max(map.rows, 0));
    if (count == 0 || map.values.size() != count || !(map.where.width * map.where.height > 0))
        return map;
    const double scale = std::min(valuesAUnit, std::sqrt(most / (map.where.width * map.where.height)));
    HeatMap result{.where = map.where,
                   .columns = std::max(map.columns, static_cast<int>(std::ceil(map.where.width * scale))),
                   .rows = std::max(map.rows, static_cast<int>(std::ceil(map.where.height * scale))),
                   .values = {},
                   .alpha = map.alpha,
                   .negative = map.negative,
                   .positive = map.positive};
    const std::vector<FinePlace> columns = placesOf(result.columns, map.columns);
    const auto perRow = static_cast<std::size_t>(map.columns);
    for (const FinePlace &row : placesOf(result.rows, map.rows)) {
        const float *above = map.values.data() + row.before * perRow;
        const float *below = map.values.data() + row.after * perRow;
        for (const FinePlace &column : columns)
            result.values.push_back(between(between(above[column.before], above[column.after], column.share),
                                            between(below[column.before], below[column.after], column.share),
                                            row.share));
    }
    return result;
}

std::vector<Path> outlinesAbove(const HeatMap &map, double level, double sign)
{
    const auto count =
        static_cast<std::size_t>(std::max(map.columns, 0)) * static_cast<std::size_t>(std::max(map.rows, 0));
    if (count == 0 || map.values.size() != count)
        return {};
    std::vector<Path> result;
    for (Path &outline : March(Grid(map, sign), level).outlines()) {
        Path seen = simplified(std::move(outline));
        if (seen.size() > 2)
            result.push_back(std::move(seen));
    }
    return result;
}

} // namespace halfplane
