#include "core/memberships.h"

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

double Memberships::edge(double delta) const
{
    // ln(e^{−c} + 2δ(e^c − e^{−c}))/c with e^c taken out of the logarithm
    return std::max(-1.0, 1 + std::log1p((1 - 2 * delta) * std::expm1(-2 * m_c)) / m_c);
}

double bandThreshold(double c) { return std::exp(-c) / (2 * (1 + std::exp(-c))); }

double suggestedDelta(double c) { return bandThreshold(c) + 0.02; }

} // namespace halfplane
