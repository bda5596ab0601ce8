#pragma once

#include "core/picture/shape.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace halfplane {

/// How much is drawn where, counted in square cells: what words had better not cover.
class Occupancy
{
public:
    Occupancy() = default;
    Occupancy(const Box &frame, double cell);

    /// Adds a cost to every cell that the shape touches. What lies outside the frame does not count.
    void add(Spot place, double reach, int cost);
    void add(const Segment &line, int cost);
    void add(const Path &path, int cost);

    /// The cost of covering a rectangle.
    int under(const Box &rectangle) const;

private:
    struct Cells
    {
        int left;
        int right; ///< included
        int top;
        int bottom; ///< included
    };
    Cells cellsOf(const Box &rectangle) const;
    void add(const Cells &cells, int cost);

    Box m_frame;
    double m_cell = 1;
    int m_columns = 0;
    int m_rows = 0;
    std::vector<std::uint16_t> m_costs;
};

/// Finds places for words: inside the frame, off one another and off all that is to be seen, and over as
/// little else as can be. The same wishes in the same order give the same places.
class Placement
{
public:
    /// No words cover anything of `data`.
    Placement(const Box &frame, Occupancy occupied, Occupancy data)
        : m_frame(frame)
        , m_occupied(std::move(occupied))
        , m_data(std::move(data))
    {
    }

    Occupancy &occupied() { return m_occupied; }
    Occupancy &data() { return m_data; }

    /// No other words are to be here.
    void reserve(const Box &rectangle) { m_reserved.push_back(rectangle); }

    /// Whether words may be here: they would cover neither data nor other words.
    bool isFree(const Box &rectangle) const;

    struct Placed
    {
        Box box;
        std::size_t which; ///< of the places
    };
    /// The best of the places, the earlier the better where they are equal; it is reserved then. Nothing
    /// where all would cover what must be seen.
    std::optional<Placed> placed(std::span<const Box> places);

private:
    Box movedInside(Box place) const;

    Box m_frame;
    Occupancy m_occupied;
    Occupancy m_data;
    std::vector<Box> m_reserved;
};

/// Rectangles of a size around a place, at a distance from it, the first in the direction given (radians,
/// counter-clockwise as one sees it), the others ever further from it.
std::vector<Box> placesAround(Spot place, Size size, double distance, double direction);

/// The same on either side of a line through the place; the direction leads away from the line.
std::vector<Box> placesBeside(Spot place, Size size, double distance, double direction);

} // namespace halfplane
