#include "core/geometry/scores.h"

#include <algorithm>
#include <optional>

namespace halfplane {

namespace {

/// The largest component of a rounded direction is about 2^-4: then no score overflows.
constexpr int directionMagnitude = -4;

} // namespace

Direction::Direction(ExactVector direction)
    : exact(std::move(direction))
    , rounded(exact.size())
{
    int largest = std::numeric_limits<int>::min();
    for (const Dyadic &component : exact) {
        if (component.sign() != 0)
            largest = std::max(largest, component.magnitude());
    }
    for (std::size_t j = 0; j < exact.size(); ++j)
        rounded[j] = exact[j].scaled(directionMagnitude - largest);
}

ExactVector exactly(const Weights &w)
{
    ExactVector result;
    for (const double number : w)
        result.emplace_back(number);
    return result;
}

/// (y x1, y x2, y(x1² + x2²), y): the third number is worked out from the others, as y² = 1.
ExactVector exactPlace(const ReflectedPoints &points, std::size_t i)
{
    if (const ReflectedPoints *unscaled = points.unscaled())
        return Dyadic(points.factor(i)) * exactPlace(*unscaled, i);
    ExactVector place = exactly(points[i]);
    if (points.areLifted())
        place[2] = place[3] * (place[0] * place[0] + place[1] * place[1]);
    return place;
}

std::size_t exactLoss(const ReflectedPoints &points, const Direction &direction)
{
    std::size_t wrong = 0;
    scanScores(points, direction.rounded, [&](std::size_t i, double score, double error) {
        if (std::abs(score) > error)
            wrong += score < 0 ? 1 : 0;
        else
            wrong += dot(direction.exact, exactPlace(points, i)).sign() <= 0 ? 1 : 0;
    });
    return wrong;
}

std::size_t exactLoss(const ReflectedPoints &points, const Weights &w)
{
    return isZero(w) ? points.size() : exactLoss(points, Direction(exactly(w)));
}

/// Rounded scores rule out all points but those that may be the least.
std::optional<double> exactMarginOf(const ReflectedPoints &points, const Classifier &classifier)
{
    if (isZero(classifier.w))
        return std::nullopt;
    const Direction direction(exactly(classifier.w));
    double atMost = std::numeric_limits<double>::infinity();
    scanScores(points, direction.rounded,
               [&](std::size_t, double score, double error) { atMost = std::min(atMost, score + error); });
    std::optional<Dyadic> least;
    scanScores(points, direction.rounded, [&](std::size_t i, double score, double error) {
        if (score - error > atMost)
            return;
        Dyadic exactScore = dot(direction.exact, exactPlace(points, i));
        if (!least || (exactScore - *least).sign() < 0)
            least = std::move(exactScore);
    });
    return overRoot(*least, dot(direction.exact, direction.exact));
}

/// Rounded lengths rule out nearly all points: they are off by less than 4 units of roundoff.
Dyadic squaredRadius(const ReflectedPoints &points)
{
    const double least = points.radius() * (1 - roundingOfScores);
    Dyadic largest;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (norm(points[i]) < least)
            continue;
        const ExactVector place = exactPlace(points, i);
        const Dyadic square = dot(place, place);
        if ((square - largest).sign() > 0)
            largest = square;
    }
    return largest;
}

} // namespace halfplane
