#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace halfplane {

// What pictures are measured in: plain numbers, in the picture's own unit, y down.

/// A place, or the way from one place to another.
struct Spot
{
    double x = 0;
    double y = 0;

    constexpr Spot &operator+=(Spot by)
    {
        x += by.x;
        y += by.y;
        return *this;
    }
    constexpr Spot &operator-=(Spot by)
    {
        x -= by.x;
        y -= by.y;
        return *this;
    }

    bool operator==(const Spot &) const = default;
};

constexpr Spot operator-(Spot way) { return {-way.x, -way.y}; }
constexpr Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
constexpr Spot operator-(Spot a, Spot b) { return {a.x - b.x, a.y - b.y}; }
constexpr Spot operator*(double factor, Spot way) { return {way.x * factor, way.y * factor}; }
constexpr Spot operator*(Spot way, double factor) { return factor * way; }
constexpr Spot operator/(Spot way, double by) { return {way.x / by, way.y / by}; }

constexpr double dot(Spot a, Spot b) { return a.x * b.x + a.y * b.y; }
inline double length(Spot way) { return std::hypot(way.x, way.y); }
inline double distance(Spot a, Spot b) { return length(b - a); }

struct Size
{
    double width = 0;
    double height = 0;

    constexpr bool isEmpty() const { return !(width > 0 && height > 0); }

    bool operator==(const Size &) const = default;
};

constexpr Size operator+(Size a, Size b) { return {a.width + b.width, a.height + b.height}; }
constexpr Size operator-(Size a, Size b) { return {a.width - b.width, a.height - b.height}; }
constexpr Size operator*(Size size, double factor) { return {size.width * factor, size.height * factor}; }
constexpr Size operator*(double factor, Size size) { return size * factor; }
constexpr Size operator/(Size size, double by) { return {size.width / by, size.height / by}; }

/// An upright rectangle. One without area contains nothing and meets nothing; neither does one with a side
/// that is no number.
struct Box
{
    double left = 0;
    double top = 0;
    double width = 0;
    double height = 0;

    constexpr Box() = default;
    constexpr Box(double leftSide, double topSide, double across, double down)
        : left(leftSide)
        , top(topSide)
        , width(across)
        , height(down)
    {
    }
    constexpr Box(Spot topLeft, Size size)
        : Box(topLeft.x, topLeft.y, size.width, size.height)
    {
    }
    /// Between two corners that lie opposite each other.
    constexpr Box(Spot a, Spot b)
        : Box(std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x) - std::min(a.x, b.x),
              std::max(a.y, b.y) - std::min(a.y, b.y))
    {
    }

    constexpr double right() const { return left + width; }
    constexpr double bottom() const { return top + height; }
    constexpr Size size() const { return {width, height}; }
    constexpr Spot topLeft() const { return {left, top}; }
    constexpr Spot topRight() const { return {right(), top}; }
    constexpr Spot bottomLeft() const { return {left, bottom()}; }
    constexpr Spot bottomRight() const { return {right(), bottom()}; }
    constexpr Spot centre() const { return {left + width / 2, top + height / 2}; }

    constexpr bool isEmpty() const { return size().isEmpty(); }
    bool contains(Spot place) const; ///< its sides belong to it
    bool contains(const Box &other) const;
    bool intersects(const Box &other) const;
    Box intersected(const Box &other) const; ///< empty where they do not meet

    /// The place in it, or on its sides, that is nearest.
    constexpr Spot nearest(Spot to) const
    {
        return {std::clamp(to.x, left, right()), std::clamp(to.y, top, bottom())};
    }

    /// Each side moved by so much, to the right or down.
    constexpr Box adjusted(double leftBy, double topBy, double rightBy, double bottomBy) const
    {
        return {left + leftBy, top + topBy, width - leftBy + rightBy, height - topBy + bottomBy};
    }
    constexpr Box grown(double by) const { return adjusted(-by, -by, by, by); }
    constexpr Box moved(Spot by) const { return {topLeft() + by, size()}; }

    bool operator==(const Box &) const = default;
};

/// A straight line from one place to another.
struct Segment
{
    Spot from;
    Spot to;

    double length() const { return distance(from, to); }
    constexpr Spot at(double share) const { return from + share * (to - from); }

    bool operator==(const Segment &) const = default;
};

/// Places in turn: an open line, or the corners of an area.
using Path = std::vector<Spot>;

Path outlineOf(const Box &box);
Box boundsOf(const Path &path);
Path shifted(Path path, Spot by);

/// By the odd-even rule.
bool isInside(const Path &outline, Spot place);

} // namespace halfplane
