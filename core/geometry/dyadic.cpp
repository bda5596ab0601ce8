#include "core/geometry/dyadic.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstdint>

namespace halfplane {

namespace {

constexpr int doubleDigits = 53;
constexpr int wordDigits = 64;

} // namespace

Dyadic::Dyadic(double value)
{
    assert(std::isfinite(value));
    if (value == 0)
        return;
    const double fraction = std::frexp(value, &m_exponent);
    const auto digits = static_cast<std::int64_t>(std::ldexp(fraction, doubleDigits));
    const int zeros = std::countr_zero(static_cast<std::uint64_t>(digits));
    m_mantissa = digits >> zeros;
    m_exponent += zeros - doubleDigits;
}

int Dyadic::magnitude() const
{
    assert(sign() != 0);
    return static_cast<int>(msb(abs(m_mantissa))) + m_exponent;
}

double Dyadic::scaled(int shift) const
{
    if (sign() == 0)
        return 0;
    return sign() * nearest(abs(m_mantissa), false, m_exponent + shift);
}

/// The double nearest to magnitude·2^exponent, or to a little more than that: the first 64 bits with all that
/// follows gathered in the last of them, so that there is one rounding only.
double Dyadic::nearest(const Integer &magnitude, bool more, int exponent)
{
    const int surplus = static_cast<int>(msb(magnitude)) - (wordDigits - 1);
    if (surplus <= 0) {
        const Integer word = magnitude << -surplus;
        return std::ldexp(static_cast<double>(word.convert_to<std::uint64_t>() | std::uint64_t{more}),
                          exponent + surplus);
    }
    const Integer word = magnitude >> surplus;
    const bool inexact = more || static_cast<int>(lsb(magnitude)) < surplus;
    return std::ldexp(static_cast<double>(word.convert_to<std::uint64_t>() | std::uint64_t{inexact}),
                      exponent + surplus);
}

Dyadic operator+(const Dyadic &a, const Dyadic &b)
{
    if (a.sign() == 0)
        return b;
    if (b.sign() == 0)
        return a;
    if (a.m_exponent < b.m_exponent)
        return b + a;
    return {(a.m_mantissa << (a.m_exponent - b.m_exponent)) + b.m_mantissa, b.m_exponent};
}

Dyadic operator*(const Dyadic &a, const Dyadic &b)
{
    return {a.m_mantissa * b.m_mantissa, a.m_exponent + b.m_exponent};
}

/// With numerator a·2^i and radicand c·2^j, j even: √(a²·4^k / c), cut to an integer, has at least 66 digits
/// for k large enough, and whether anything was cut off is all that rounding has still to know.
double overRoot(const Dyadic &numerator, const Dyadic &radicand)
{
    using Integer = Dyadic::Integer;
    assert(radicand.sign() > 0);
    if (numerator.sign() == 0)
        return 0;
    const bool odd = radicand.m_exponent % 2 != 0;
    const Integer divisor = odd ? Integer(radicand.m_mantissa << 1) : radicand.m_mantissa;
    const int divisorExponent = radicand.m_exponent - (odd ? 1 : 0);
    const Integer square = numerator.m_mantissa * numerator.m_mantissa;

    const int lacking = 2 * (wordDigits + 4) + static_cast<int>(msb(divisor)) - static_cast<int>(msb(square));
    const int k = std::max(0, (lacking + 1) / 2);
    const Integer dividend = square << (2 * k);
    const Integer quotient = dividend / divisor;
    const Integer root = sqrt(quotient);
    const bool inexact = root * root * divisor != dividend;
    return numerator.sign() * Dyadic::nearest(root, inexact, numerator.m_exponent - divisorExponent / 2 - k);
}

boost::multiprecision::cpp_rational quotient(const Dyadic &part, const Dyadic &whole)
{
    using boost::multiprecision::cpp_int;
    assert(whole.sign() > 0);
    cpp_int numerator(part.m_mantissa);
    cpp_int denominator(whole.m_mantissa);
    (part.m_exponent < whole.m_exponent ? denominator : numerator) <<=
        std::abs(part.m_exponent - whole.m_exponent);
    return {numerator, denominator};
}

Dyadic dot(const ExactVector &a, const ExactVector &b)
{
    Dyadic sum;
    for (std::size_t j = 0; j < a.size(); ++j)
        sum = sum + a[j] * b[j];
    return sum;
}

ExactVector operator+(const ExactVector &a, const ExactVector &b)
{
    ExactVector sum(a.size());
    std::ranges::transform(a, b, sum.begin(), [](const Dyadic &s, const Dyadic &t) { return s + t; });
    return sum;
}

ExactVector operator-(const ExactVector &a, const ExactVector &b)
{
    ExactVector difference(a.size());
    std::ranges::transform(a, b, difference.begin(), [](const Dyadic &s, const Dyadic &t) { return s - t; });
    return difference;
}

ExactVector operator*(const Dyadic &factor, const ExactVector &a)
{
    ExactVector product(a.size());
    std::ranges::transform(a, product.begin(), [&](const Dyadic &s) { return factor * s; });
    return product;
}

bool isZero(const ExactVector &a)
{
    return std::ranges::all_of(a, [](const Dyadic &s) { return s.sign() == 0; });
}

} // namespace halfplane
