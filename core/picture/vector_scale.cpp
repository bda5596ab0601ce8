#include "core/picture/vector_scale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace halfplane {

namespace {

// Shares of the ring's usual radius.
constexpr double longestReadable = 1.1; ///< longer arrows leave the ring …
constexpr double shortestReadable = 0.35; ///< … shorter triangles say little …
constexpr double shortestArrow = 0.1; ///< … an arrow alone may be shorter: w0 stays where it is put …
constexpr double wanted = 0.8; ///< … and otherwise they are no longer than this

/// Close enough together that little room is lost, and easily said.
constexpr std::array leadingDigits{1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0};

/// The largest of the leading digits times a power of ten that is not above `most`.
double roundBelow(double most)
{
    const double power = std::pow(10, std::floor(std::log10(most)));
    const double share = most / power * (1 + 1e-12);
    double best = leadingDigits.front();
    for (const double digit : leadingDigits) {
        if (digit <= share)
            best = digit;
    }
    // Below 1 a number is nearer to what it is called when it is divided.
    return power < 1 ? best / std::round(1 / power) : best * power;
}

/// The longest side of the triangle of w, what is added, and the w after it.
double longestSide(const Moment &moment)
{
    const auto along = [](const Weights &w) { return std::hypot(w[0], w[1]); };
    return std::max({along(moment.before), along(moment.after), along(moment.after - moment.before)});
}

} // namespace

double vectorFactor(const Moment &moment, Space space, const View &view)
{
    const double radius = usualRingRadius(view.size);
    const double length = space == Space::Circle ? 0 : longestSide(moment) * view.scale;
    const double shortest = moment.isUpdate() ? shortestReadable : shortestArrow;
    const bool isReadable = length <= longestReadable * radius && length >= shortest * radius;
    if (isReadable || !(length > 0) || !std::isfinite(length) || !(radius > 0))
        return 1;
    const double factor = roundBelow(wanted * radius / length);
    return std::isfinite(factor) && factor > 0 ? factor : 1;
}

} // namespace halfplane
