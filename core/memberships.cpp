#include "core/memberships.h"

#include "core/geometry/dyadic.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

PlanePoint meanOf(const Dataset &points, Label label)
{
    PlanePoint sum = PlanePoint::Zero();
    double n = 0;
    for (const Point &point : points) {
        if (point.label == label) {
            sum += point.place();
            ++n;
        }
    }
    return sum / n;
}

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

Result<Memberships> Memberships::of(const Dataset &points, double c)
{
    if (count(points, Label::Positive) == 0 || count(points, Label::Negative) == 0)
        return Failure{"memberships are undefined: both classes need at least one point"};
    Memberships result;
    result.m_c = c;
    result.m_positive = meanOf(points, Label::Positive);
    result.m_negative = meanOf(points, Label::Negative);
    result.m_distance = (result.m_positive - result.m_negative).norm();
    if (!(result.m_distance > 0))
        return Failure{"memberships are undefined: the two classes have the same mean; move a point"};
    return result;
}

double Memberships::excess(const Point &point) const
{
    const double toOwn = (point.place() - mean(point.label)).norm();
    const double toOther = (point.place() - mean(opposite(point.label))).norm();
    const double u = std::clamp((toOther - toOwn) / m_distance, -1.0, 1.0);
    // (e^{cu} − e^{−c}) / (2(e^c − e^{−c})), both divided by e^c
    return std::exp(m_c * (u - 1)) * std::expm1(-m_c * (u + 1)) / (2 * std::expm1(-2 * m_c));
}

std::vector<bool> Memberships::fuzzy(const Dataset &points, double delta) const
{
    if (delta == 0)
        return exactlyHalf(points);
    std::vector<bool> result;
    for (const Point &point : points)
        result.push_back(excess(point) <= delta);
    return result;
}

double Memberships::edge(double delta) const
{
    // ln(e^{−c} + 2δ(e^c − e^{−c}))/c with e^c taken out of the logarithm
    return std::max(-1.0, 1 + std::log1p((1 - 2 * delta) * std::expm1(-2 * m_c)) / m_c);
}

double bandThreshold(double c) { return std::exp(-c) / (2 * (1 + std::exp(-c))); }

double suggestedDelta(double c) { return bandThreshold(c) + 0.02; }

} // namespace halfplane
