#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <span>

namespace halfplane {

/// A vector of the space the algorithm works in: w, φ(x), z. Two to four numbers, held without the heap.
class Weights
{
public:
    Weights() = default;
    explicit Weights(std::size_t size)
        : m_size(size)
    {
        assert(size <= m_numbers.size());
    }
    explicit Weights(std::span<const double> numbers)
        : Weights(numbers.size())
    {
        std::ranges::copy(numbers, m_numbers.begin());
    }
    Weights(std::initializer_list<double> numbers)
        : Weights(std::span(numbers.begin(), numbers.size()))
    {
    }

    std::size_t size() const { return m_size; }
    double &operator[](std::size_t j) { return m_numbers[j]; }
    double operator[](std::size_t j) const { return m_numbers[j]; }
    const double *begin() const { return m_numbers.data(); }
    const double *end() const { return begin() + m_size; }

    friend Weights operator+(const Weights &a, const Weights &b)
    {
        assert(a.size() == b.size());
        return of(a.size(), [&](std::size_t j) { return a[j] + b[j]; });
    }
    friend Weights operator-(const Weights &a, const Weights &b)
    {
        assert(a.size() == b.size());
        return of(a.size(), [&](std::size_t j) { return a[j] - b[j]; });
    }
    friend Weights operator*(double factor, const Weights &a)
    {
        return of(a.size(), [&](std::size_t j) { return factor * a[j]; });
    }
    friend Weights operator/(const Weights &a, double divisor)
    {
        return of(a.size(), [&](std::size_t j) { return a[j] / divisor; });
    }
    bool operator==(const Weights &) const = default;

private:
    template <class Number>
    static Weights of(std::size_t size, Number number)
    {
        Weights result(size);
        for (std::size_t j = 0; j < size; ++j)
            result[j] = number(j);
        return result;
    }

    std::size_t m_size = 0;
    std::array<double, 4> m_numbers{}; ///< 0 behind the last
};

/// ⟨a, b⟩ summed from left to right. The order is part of the program's meaning: a sign decides whether a
/// point is wrong, so every place that computes it must round alike.
inline double dot(const Weights &a, const Weights &b)
{
    double sum = a[0] * b[0];
    for (std::size_t j = 1; j < a.size(); ++j)
        sum += a[j] * b[j];
    return sum;
}

inline double norm(const Weights &a) { return std::sqrt(dot(a, a)); }

/// max |a_j|, 0 where there is no number.
inline double largestOf(const Weights &a)
{
    double result = 0;
    for (const double number : a)
        result = std::max(result, std::abs(number));
    return result;
}

inline bool isZero(const Weights &a)
{
    return std::ranges::all_of(a, [](double number) { return number == 0; });
}

} // namespace halfplane
