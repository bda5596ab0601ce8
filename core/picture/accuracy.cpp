#include "core/picture/accuracy.h"

#include <cmath>

namespace halfplane {

namespace {

double exponentOf(double scale) { return std::floor(-std::log10(scale)); }

} // namespace

double pixelStep(double scale) { return std::pow(10, exponentOf(scale)); }

double pixelSteps(int count, double scale) { return toPixelAccuracy(count * pixelStep(scale), scale); }

double toPixelAccuracy(double value, double scale)
{
    const double exponent = exponentOf(scale);
    if (!std::isfinite(exponent) || std::abs(exponent) > 300)
        return value;
    // Dividing by a whole power of ten gives the very double that is written 3.48; multiplying may not.
    if (exponent < 0)
        return std::round(value * std::pow(10, -exponent)) / std::pow(10, -exponent);
    return std::round(value / std::pow(10, exponent)) * std::pow(10, exponent);
}

} // namespace halfplane
