#include "core/geometry/predicates.h"

#include "core/geometry/dyadic.h"

#include <cmath>
#include <limits>

namespace halfplane {

namespace {

constexpr double unitRoundoff = std::numeric_limits<double>::epsilon() / 2;

/// Above this the rounding error of a product of doubles is itself a double.
constexpr double leastSplittable = 0x1p-960;

int signOf(double value) { return (value > 0) - (value < 0); }

int exactTurn(const PlanePoint &a, const PlanePoint &b)
{
    return (Dyadic(a.x1) * Dyadic(b.x2) - Dyadic(a.x2) * Dyadic(b.x1)).sign();
}

int exactTurn(const PlanePoint &a, const PlanePoint &b, const PlanePoint &c)
{
    const Dyadic ax(a.x1);
    const Dyadic ay(a.x2);
    return ((Dyadic(b.x1) - ax) * (Dyadic(c.x2) - ay) - (Dyadic(b.x2) - ay) * (Dyadic(c.x1) - ax)).sign();
}

} // namespace

/// Rounding is monotone, so two products that round to different doubles are in the order of these. Where
/// they round to the same, their rounding errors decide.
int turn(const PlanePoint &a, const PlanePoint &b)
{
    const double left = a.x1 * b.x2;
    const double right = a.x2 * b.x1;
    if (left != right)
        return left < right ? -1 : 1;
    if (std::abs(left) > leastSplittable && std::isfinite(left))
        return signOf(std::fma(a.x1, b.x2, -left) - std::fma(a.x2, b.x1, -right));
    return exactTurn(a, b);
}

/// The bound is Shewchuk's (Adaptive Precision Floating-Point Arithmetic, 1997, §4.3), and a little more for
/// what underflow may lose. Infinities and NaN fail the test and are left to exact arithmetic.
int turn(const PlanePoint &a, const PlanePoint &b, const PlanePoint &c)
{
    const double left = (b.x1 - a.x1) * (c.x2 - a.x2);
    const double right = (b.x2 - a.x2) * (c.x1 - a.x1);
    const double error = (3 + 16 * unitRoundoff) * unitRoundoff * (std::abs(left) + std::abs(right));
    const double determinant = left - right;
    if (std::abs(determinant) > error + std::numeric_limits<double>::min())
        return signOf(determinant);
    return exactTurn(a, b, c);
}

} // namespace halfplane
