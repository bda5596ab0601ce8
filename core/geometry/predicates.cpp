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
    return (Dyadic(a.x()) * Dyadic(b.y()) - Dyadic(a.y()) * Dyadic(b.x())).sign();
}

int exactTurn(const PlanePoint &a, const PlanePoint &b, const PlanePoint &c)
{
    const Dyadic ax(a.x());
    const Dyadic ay(a.y());
    return ((Dyadic(b.x()) - ax) * (Dyadic(c.y()) - ay) - (Dyadic(b.y()) - ay) * (Dyadic(c.x()) - ax)).sign();
}

} // namespace

/// Rounding is monotone, so two products that round to different doubles are in the order of these. Where
/// they round to the same, their rounding errors decide.
int turn(const PlanePoint &a, const PlanePoint &b)
{
    const double left = a.x() * b.y();
    const double right = a.y() * b.x();
    if (left != right)
        return left < right ? -1 : 1;
    if (std::abs(left) > leastSplittable && std::isfinite(left))
        return signOf(std::fma(a.x(), b.y(), -left) - std::fma(a.y(), b.x(), -right));
    return exactTurn(a, b);
}

/// The bound is Shewchuk's (Adaptive Precision Floating-Point Arithmetic, 1997, §4.3), and a little more for
/// what underflow may lose. Infinities and NaN fail the test and are left to exact arithmetic.
int turn(const PlanePoint &a, const PlanePoint &b, const PlanePoint &c)
{
    const double left = (b.x() - a.x()) * (c.y() - a.y());
    const double right = (b.y() - a.y()) * (c.x() - a.x());
    const double error = (3 + 16 * unitRoundoff) * unitRoundoff * (std::abs(left) + std::abs(right));
    const double determinant = left - right;
    if (std::abs(determinant) > error + std::numeric_limits<double>::min())
        return signOf(determinant);
    return exactTurn(a, b, c);
}

} // namespace halfplane
