#include "core/geometry/rationals.h"

#include <bit>
#include <cmath>
#include <limits>

namespace halfplane::test {

namespace {

RationalVector difference(const RationalVector &a, const RationalVector &b)
{
    RationalVector result;
    for (std::size_t j = 0; j < a.size(); ++j)
        result.push_back(a[j] - b[j]);
    return result;
}

/// Gauss's elimination; nothing where the matrix, a row an equation with its right side last, is singular.
std::optional<RationalVector> solved(std::vector<RationalVector> rows)
{
    const std::size_t n = rows.size();
    for (std::size_t column = 0; column < n; ++column) {
        std::size_t pivot = column;
        while (pivot < n && rows[pivot][column] == 0)
            ++pivot;
        if (pivot == n)
            return std::nullopt;
        std::swap(rows[pivot], rows[column]);
        for (std::size_t i = 0; i < n; ++i) {
            if (i == column || rows[i][column] == 0)
                continue;
            const Rational factor = rows[i][column] / rows[column][column];
            for (std::size_t j = column; j <= n; ++j)
                rows[i][j] -= factor * rows[column][j];
        }
    }
    RationalVector solution;
    for (std::size_t i = 0; i < n; ++i)
        solution.push_back(rows[i][n] / rows[i][i]);
    return solution;
}

/// The point of the corners' simplex nearest to the origin where it has a share of each that is not negative;
/// nothing otherwise, and where the corners depend on each other.
std::optional<RationalVector> nearestInside(const std::vector<RationalVector> &corners)
{
    std::vector<RationalVector> edges;
    for (std::size_t i = 1; i < corners.size(); ++i)
        edges.push_back(difference(corners[i], corners[0]));
    std::vector<RationalVector> rows;
    for (const RationalVector &edge : edges) {
        RationalVector row;
        for (const RationalVector &other : edges)
            row.push_back(dot(edge, other));
        row.push_back(-dot(edge, corners[0]));
        rows.push_back(std::move(row));
    }
    const auto shares = solved(std::move(rows));
    if (!shares)
        return std::nullopt;
    Rational first = 1;
    RationalVector nearest = corners[0];
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const Rational &share = (*shares)[i];
        if (share < 0)
            return std::nullopt;
        first -= share;
        for (std::size_t j = 0; j < nearest.size(); ++j)
            nearest[j] += share * edges[i][j];
    }
    return first < 0 ? std::nullopt : std::optional(nearest);
}

Rational cross(const RationalVector &a, const RationalVector &b) { return a[0] * b[1] - a[1] * b[0]; }

Rational middle(double a, double b) { return (Rational(a) + Rational(b)) / 2; }

} // namespace

Rational dot(const RationalVector &a, const RationalVector &b)
{
    Rational sum = 0;
    for (std::size_t j = 0; j < a.size(); ++j)
        sum += a[j] * b[j];
    return sum;
}

std::vector<RationalVector> reflectedExactly(const Dataset &points, Space space)
{
    std::vector<RationalVector> result;
    for (const Point &point : points) {
        const Rational y = point.label == Label::Positive ? 1 : -1;
        const Rational x1(point.x1);
        const Rational x2(point.x2);
        RationalVector z{y * x1, y * x2};
        if (space == Space::Circle)
            z.push_back(y * (x1 * x1 + x2 * x2));
        if (space != Space::Origin)
            z.push_back(y);
        result.push_back(std::move(z));
    }
    return result;
}

RationalVector nearestToOrigin(const std::vector<RationalVector> &points)
{
    const std::size_t most = points.front().size() + 1;
    for (std::uint32_t chosen = 1; chosen < 1U << points.size(); ++chosen) {
        if (static_cast<std::size_t>(std::popcount(chosen)) > most)
            continue;
        std::vector<RationalVector> corners;
        for (std::size_t i = 0; i < points.size(); ++i) {
            if ((chosen >> i & 1U) != 0)
                corners.push_back(points[i]);
        }
        const auto nearest = nearestInside(corners);
        if (!nearest)
            continue;
        const Rational square = dot(*nearest, *nearest);
        bool isFirst = true;
        for (const RationalVector &point : points)
            isFirst = isFirst && dot(*nearest, point) >= square;
        if (isFirst)
            return *nearest;
    }
    return {};
}

std::optional<Rational> squareToNearestEdge(const std::vector<RationalVector> &points)
{
    std::optional<Rational> least;
    for (const RationalVector &a : points) {
        for (const RationalVector &b : points) {
            const RationalVector edge = difference(b, a);
            bool isBorder = edge[0] != 0 || edge[1] != 0;
            bool hasInside = false;
            for (const RationalVector &point : points) {
                const Rational side = cross(edge, difference(point, a));
                isBorder = isBorder && side >= 0;
                hasInside = hasInside || side > 0;
            }
            if (!isBorder || !hasInside)
                continue;
            const Rational square = cross(a, b) * cross(a, b) / dot(edge, edge);
            if (!least || square < *least)
                least = square;
        }
    }
    return least;
}

bool isNearestRoot(double value, const Rational &square, int sign)
{
    if (square == 0)
        return value == 0;
    if (value == 0 || std::signbit(value) != (sign < 0))
        return false;
    const double size = std::abs(value);
    const Rational below = middle(std::nextafter(size, 0.0), size);
    const Rational above = middle(size, std::nextafter(size, std::numeric_limits<double>::infinity()));
    return below * below <= square && square <= above * above;
}

} // namespace halfplane::test
