#include "core/shift.h"

#include "core/numbers.h"

#include <cmath>

namespace halfplane {

namespace {

constexpr int allDigits = 17; ///< more than a double can tell
constexpr double exactWhole = 9007199254740992.0; ///< 2⁵³

/// As many as its shortest text has.
int decimalsOf(double value)
{
    const std::string text = shortest(value);
    if (text.find('e') != std::string::npos)
        return std::abs(value) < 1 ? allDigits : 0;
    const std::size_t dot = text.find('.');
    return dot == std::string::npos ? 0 : static_cast<int>(text.size() - dot - 1);
}

double rounded(double value, int decimals)
{
    const double power = std::pow(10, decimals);
    const bool isExact = decimals < allDigits && std::abs(value) * power < exactWhole;
    return isExact ? std::round(value * power) / power : value;
}

} // namespace

Shift::Written Shift::written(double value) { return {value, decimalsOf(value)}; }

double Shift::sum(const Written &place, const Written &shift)
{
    const double value = place.value + shift.value;
    if (!std::isfinite(value) || shift.value == 0)
        return place.value;
    return rounded(value, std::max(place.decimals, shift.decimals)) + 0.0; // no -0
}

Shift::Shift(const Dataset &points, Selection which)
    : m_which(std::move(which))
{
    m_from.reserve(m_which.size());
    for (const std::size_t index : m_which) {
        const Point &point = points[index];
        m_from.push_back({written(point.x1), written(point.x2)});
    }
}

std::vector<PlanePoint> Shift::by(double x1, double x2) const
{
    const Written shift[] = {written(x1), written(x2)};
    std::vector<PlanePoint> places;
    places.reserve(m_from.size());
    for (const auto &from : m_from)
        places.push_back({sum(from[0], shift[0]), sum(from[1], shift[1])});
    return places;
}

std::vector<PlanePoint> Shift::byNothing() const { return by(0, 0); }

} // namespace halfplane
