#pragma once

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

#include <cstdint>
#include <span>
#include <vector>

namespace halfplane {

/// How much is drawn where, counted in square cells: what words had better not cover.
class Occupancy
{
public:
    Occupancy() = default;
    Occupancy(const QRectF &frame, double cell);

    /// Adds a cost to every cell that the shape touches. What lies outside the frame does not count.
    void add(QPointF place, double reach, int cost);
    void add(const QLineF &line, int cost);
    void add(const QPolygonF &path, int cost);

    /// The cost of covering a rectangle.
    int under(const QRectF &rectangle) const;

private:
    struct Cells
    {
        int left;
        int right; ///< included
        int top;
        int bottom; ///< included
    };
    Cells cellsOf(const QRectF &rectangle) const;
    void add(const Cells &cells, int cost);

    QRectF m_frame;
    double m_cell = 1;
    int m_columns = 0;
    int m_rows = 0;
    std::vector<std::uint16_t> m_costs;
};

/// Finds places for words: inside the frame, off one another, and over as little else as can be. The same
/// wishes in the same order give the same places.
class Placement
{
public:
    Placement(const QRectF &frame, Occupancy occupied)
        : m_frame(frame)
        , m_occupied(std::move(occupied))
    {
    }

    Occupancy &occupied() { return m_occupied; }

    /// Nothing else is to be here: a plate, words that have been placed.
    void reserve(const QRectF &rectangle) { m_reserved.push_back(rectangle); }
    bool isReserved(const QRectF &rectangle) const;

    /// The best of the places, the earlier the better where they are equal; it is reserved then.
    QRectF placed(std::span<const QRectF> places);

private:
    double cost(const QRectF &place) const;
    QRectF movedInside(QRectF place) const;

    QRectF m_frame;
    Occupancy m_occupied;
    std::vector<QRectF> m_reserved;
};

/// Rectangles of a size around a place, at a distance from it, the first in the direction given (radians,
/// counter-clockwise as one sees it), the others ever further from it.
std::vector<QRectF> placesAround(QPointF place, QSizeF size, double distance, double direction);

} // namespace halfplane
