#include "core/problem.h"

#include "core/numbers.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>

namespace halfplane {

ReflectedPoints::ReflectedPoints(const Dataset &points, Space space)
    : m_space(space)
    , m_columns(points.size(), halfplane::dimension(space))
{
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Weights z = sign(points[i].label) * embed(space, points[i].x1, points[i].x2);
        m_columns.row(i) = z.transpose();
    }
}

ReflectedPoints ReflectedPoints::reordered(std::span<const std::uint32_t> order) const
{
    assert(!m_unscaled);
    return {m_space, m_columns(order, Eigen::all)};
}

ReflectedPoints ReflectedPoints::subset(std::span<const std::size_t> indices) const
{
    assert(!m_unscaled);
    return {m_space, m_columns(indices, Eigen::all)};
}

ReflectedPoints ReflectedPoints::scaled(std::span<const double> factors) const
{
    assert(!m_unscaled);
    ReflectedPoints result = *this;
    result.m_unscaled = std::make_shared<const ReflectedPoints>(*this);
    result.m_factors.assign(factors.begin(), factors.end());
    result.m_columns.colwise() *= Eigen::Map<const Eigen::ArrayXd>(factors.data(), std::ssize(factors));
    return result;
}

double ReflectedPoints::radius() const
{
    double largest = 0;
    for (std::size_t i = 0; i < size(); ++i)
        largest = std::max(largest, norm((*this)[i]));
    return largest;
}

namespace {

double leastComponentOf(const Weights &z)
{
    double least = std::numeric_limits<double>::infinity();
    for (const double component : z) {
        if (component != 0)
            least = std::min(least, std::abs(component));
    }
    return least;
}

std::string nameOf(std::size_t i, const Point &point)
{
    return "point " + std::to_string(i + 1) + " at (" + shortest(point.x1) + ", " + shortest(point.x2) + ")";
}

std::optional<Failure> troubleWith(const Dataset &points)
{
    if (points.empty())
        return Failure{"there are no points: a run needs at least one"};
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double size = std::max(std::abs(points[i].x1), std::abs(points[i].x2));
        if (!std::isfinite(points[i].x1) || !std::isfinite(points[i].x2))
            return Failure{nameOf(i, points[i]) + " is not finite"};
        if (size > largestMagnitude)
            return Failure{nameOf(i, points[i]) + " is too far out to compute with: scale the data down"};
    }
    return std::nullopt;
}

} // namespace

Result<std::shared_ptr<const Problem>> Problem::of(Dataset points, Space space)
{
    if (auto trouble = troubleWith(points))
        return *std::move(trouble);
    ReflectedPoints reflected(points, space);
    double largest = 0;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < reflected.size(); ++i) {
        const double length = norm(reflected[i]);
        if (!std::isfinite(length))
            return Failure{nameOf(i, points[i])
                           + " is too far out to be lifted to a circle: scale the data down"};
        largest = std::max(largest, length);
        least = std::min(least, leastComponentOf(reflected[i]));
        if (least < leastMagnitude)
            return Failure{nameOf(i, points[i])
                           + " is too close to 0 to compute with: scale the data up, or write 0"};
    }
    least = std::min(least, largest);
    return std::make_shared<const Problem>(
        Problem{std::move(points), space, std::move(reflected), largest, least});
}

} // namespace halfplane
