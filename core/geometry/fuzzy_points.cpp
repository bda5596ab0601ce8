#include "core/geometry/fuzzy_points.h"

#include "core/geometry/dyadic.h"

namespace halfplane {

namespace {

/// The sum of a class's points and their number.
struct ExactMean
{
    ExactVector sum{Dyadic(0), Dyadic(0)};
    Dyadic count{0};
};

ExactMean exactMean(const Dataset &points, Label label)
{
    ExactMean mean;
    for (const Point &point : points) {
        if (point.label != label)
            continue;
        mean.sum = mean.sum + ExactVector{Dyadic(point.x1), Dyadic(point.x2)};
        mean.count = mean.count + Dyadic(1);
    }
    return mean;
}

/// Whether a place lies on the ray that begins at a mean and leads away from another.
bool isBehind(const ExactVector &place, const ExactMean &mean, const ExactMean &from)
{
    const ExactVector way = mean.count * place - mean.sum;
    const ExactVector ray = from.count * mean.sum - mean.count * from.sum;
    return (way[0] * ray[1] - way[1] * ray[0]).sign() == 0 && dot(way, ray).sign() >= 0;
}

/// For each point whether p = ½.
std::vector<bool> exactlyHalf(const Dataset &points)
{
    const ExactMean positive = exactMean(points, Label::Positive);
    const ExactMean negative = exactMean(points, Label::Negative);
    std::vector<bool> result;
    for (const Point &point : points) {
        const bool isPositive = point.label == Label::Positive;
        result.push_back(isBehind({Dyadic(point.x1), Dyadic(point.x2)}, isPositive ? negative : positive,
                                  isPositive ? positive : negative));
    }
    return result;
}

} // namespace

std::vector<bool> fuzzyPoints(const Dataset &points, const Memberships &memberships, double delta)
{
    if (delta == 0)
        return exactlyHalf(points);
    std::vector<bool> result;
    for (const Point &point : points)
        result.push_back(memberships.excess(point) <= delta);
    return result;
}

} // namespace halfplane
