#include "ui/canvas/accuracy.h"

#include <cmath>

namespace halfplane {

double toPixelAccuracy(double value, double scale)
{
    const double exponent = std::floor(-std::log10(scale));
    if (!std::isfinite(exponent) || std::abs(exponent) > 300)
        return value;
    // Dividing by a whole power of ten gives the very double that is written 3.48; multiplying may not.
    if (exponent < 0)
        return std::round(value * std::pow(10, -exponent)) / std::pow(10, -exponent);
    return std::round(value / std::pow(10, exponent)) * std::pow(10, exponent);
}

} // namespace halfplane
