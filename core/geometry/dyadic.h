#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <vector>

namespace halfplane {

/// A number m·2^e with an integer m of any length. Every finite double is one, and so are the sums,
/// differences and products of such numbers: nothing is ever rounded until a double is asked for.
class Dyadic
{
public:
    Dyadic() = default;
    explicit Dyadic(double value);

    int sign() const { return m_mantissa.sign(); }

    /// The e with 2^e ≤ |value| < 2^(e+1). Not for zero.
    int magnitude() const;

    /// value·2^shift as the nearest double.
    double scaled(int shift) const;

    Dyadic operator-() const { return Dyadic(-m_mantissa, m_exponent); }

    friend Dyadic operator+(const Dyadic &a, const Dyadic &b);
    friend Dyadic operator-(const Dyadic &a, const Dyadic &b) { return a + -b; }
    friend Dyadic operator*(const Dyadic &a, const Dyadic &b);

    /// numerator/√radicand as the nearest double. The radicand is positive.
    friend double overRoot(const Dyadic &numerator, const Dyadic &radicand);

    /// part/whole in lowest terms. The whole is positive.
    friend boost::multiprecision::cpp_rational quotient(const Dyadic &part, const Dyadic &whole);

private:
    // Numbers up to 512 bits, which ordinary data keep to, stay off the heap.
    using Integer = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<512>,
                                                  boost::multiprecision::et_off>;

    Dyadic(Integer mantissa, int exponent)
        : m_mantissa(std::move(mantissa))
        , m_exponent(exponent)
    {
    }

    static double nearest(const Integer &magnitude, bool more, int exponent);

    Integer m_mantissa;
    int m_exponent = 0;
};

using ExactVector = std::vector<Dyadic>;

Dyadic dot(const ExactVector &a, const ExactVector &b);
ExactVector operator+(const ExactVector &a, const ExactVector &b);
ExactVector operator-(const ExactVector &a, const ExactVector &b);
ExactVector operator*(const Dyadic &factor, const ExactVector &a);
bool isZero(const ExactVector &a);

} // namespace halfplane
