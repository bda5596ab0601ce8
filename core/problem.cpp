#include "core/problem.h"

#include "core/numbers.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iterator>
#include <numeric>
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

/// Of points as they are.
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

/// Of points in a space.
std::optional<Failure> troubleWith(const Dataset &points, const ReflectedPoints &reflected)
{
    for (std::size_t i = 0; i < reflected.size(); ++i) {
        if (!std::isfinite(norm(reflected[i])))
            return Failure{nameOf(i, points[i])
                           + " is too far out to be lifted to a circle: scale the data down"};
        if (leastComponentOf(reflected[i]) < leastMagnitude)
            return Failure{nameOf(i, points[i])
                           + " is too close to 0 to compute with: scale the data up, or write 0"};
    }
    return std::nullopt;
}

std::shared_ptr<const Problem> problemOf(Dataset points, ReflectedPoints reflected,
                                         std::shared_ptr<const PointsApart> apart)
{
    const double radius = reflected.radius();
    double least = radius;
    for (std::size_t i = 0; i < reflected.size(); ++i)
        least = std::min(least, leastComponentOf(reflected[i]));
    const Space space = reflected.space();
    return std::make_shared<const Problem>(
        Problem{std::move(points), space, std::move(reflected), radius, least, std::move(apart)});
}

/// All numbers that are not among some ascending ones, then those.
Permutation setApart(std::span<const std::uint32_t> apart, std::size_t pointCount)
{
    Permutation all(pointCount);
    std::iota(all.begin(), all.end(), 0U);
    Permutation numbers;
    std::ranges::set_difference(all, apart, std::back_inserter(numbers));
    numbers.insert(numbers.end(), apart.begin(), apart.end());
    return numbers;
}

Permutation inverse(const Permutation &numbers)
{
    Permutation places(numbers.size());
    for (std::uint32_t place = 0; place < numbers.size(); ++place)
        places[numbers[place]] = place;
    return places;
}

std::vector<std::size_t> indicesOf(std::span<const std::uint32_t> numbers)
{
    return {numbers.begin(), numbers.end()};
}

Dataset subset(const Dataset &points, const std::vector<std::size_t> &indices)
{
    Dataset result;
    for (const std::size_t index : indices)
        result.push_back(points[index]);
    return result;
}

/// Why the points that remain are no data to learn from.
std::optional<Failure> troubleWithRest(const Dataset &rest, const HoldOut &holdOut, std::size_t out)
{
    for (const Label label : {Label::Positive, Label::Negative}) {
        if (out > 0 && count(rest, label) == 0)
            return Failure{"holding out " + std::to_string(out) + " of " + std::to_string(rest.size() + out)
                           + " points by seed " + std::to_string(holdOut.seed) + " leaves none of class "
                           + (label == Label::Positive ? "+1" : "−1")
                           + ": hold out fewer, or change the seed"};
    }
    return std::nullopt;
}

} // namespace

Result<std::shared_ptr<const Problem>> Problem::of(Dataset points, Space space,
                                                   std::span<const std::uint32_t> apart)
{
    if (auto trouble = troubleWith(points))
        return *std::move(trouble);
    if (apart.size() == points.size())
        return Failure{"no point is left: a run needs at least one"};
    ReflectedPoints reflected(points, space);
    if (auto trouble = troubleWith(points, reflected))
        return *std::move(trouble);
    if (apart.empty())
        return problemOf(std::move(points), std::move(reflected), nullptr);
    Permutation numbers = setApart(apart, points.size());
    const auto kept = indicesOf(std::span(numbers).first(points.size() - apart.size()));
    const auto others = indicesOf(apart);
    Permutation places = inverse(numbers);
    auto rest = std::make_shared<const PointsApart>(
        PointsApart{subset(points, others), reflected.subset(others), std::move(numbers), std::move(places)});
    return problemOf(subset(points, kept), reflected.subset(kept), std::move(rest));
}

Result<std::shared_ptr<const Problem>> Problem::of(Dataset points, const Recipe &recipe)
{
    const auto out = heldOut(recipe.holdOut, points.size());
    if (!out)
        return out.failure();
    auto problem = of(std::move(points), recipe.space, *out);
    if (problem) {
        if (auto trouble = troubleWithRest((*problem)->points, recipe.holdOut, out->size()))
            return *std::move(trouble);
    }
    return problem;
}

std::vector<std::size_t> Problem::numbersOf(const std::vector<std::size_t> &places) const
{
    std::vector<std::size_t> numbers;
    for (const std::size_t place : places)
        numbers.push_back(numberOf(place));
    return numbers;
}

Permutation Problem::documentOrder(const Permutation &order) const
{
    Permutation numbers(documentSize());
    for (std::size_t place = 0; place < numbers.size(); ++place)
        numbers[numberOf(place)] =
            static_cast<std::uint32_t>(numberOf(place < order.size() ? order[place] : place));
    return numbers;
}

Result<Permutation> heldOut(const HoldOut &holdOut, std::size_t pointCount)
{
    if (!(holdOut.share >= 0 && holdOut.share <= largestHoldOut))
        return Failure{"the share of points held out must be from 0 to 0.9"};
    // A share is meant as it is written: 0.29 of 100 is 29, though the double is a little less than 0.29.
    const double count = std::floor(std::nextafter(holdOut.share, 1) * static_cast<double>(pointCount));
    if (count == 0)
        return Permutation();
    Permutation numbers = *shuffledBy(holdOut.seed, pointCount);
    numbers.resize(static_cast<std::size_t>(count));
    std::ranges::sort(numbers);
    return numbers;
}

} // namespace halfplane
