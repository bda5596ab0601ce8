#include "core/picture/vector_scale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace halfplane {

namespace {

// Shares of the view's smaller side.
constexpr double largestShare = 0.45; ///< longer arrows do not fit …
constexpr double wantedShare = 0.38; ///< … and are drawn no longer than this
constexpr double shortestArrow = 24; ///< pixels; shorter arrows say little

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

} // namespace

double vectorFactor(double longest, const View &view)
{
    const double most = largestShare * std::min(view.size.width, view.size.height);
    const double length = longest * view.scale;
    const bool suits = length <= most && length >= std::min(shortestArrow, most);
    if (suits || !(length > 0) || !std::isfinite(length) || !(most > 0))
        return 1;
    const double factor = roundBelow(wantedShare / largestShare * most / length);
    return std::isfinite(factor) && factor > 0 ? factor : 1;
}

} // namespace halfplane
