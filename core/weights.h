#pragma once

#include <Eigen/Core>

#include <cmath>
#include <span>

namespace halfplane {

/// A vector of the space the algorithm works in: w, φ(x), z. Two to four numbers, held without the heap. Only
/// those of one space can be compared.
using Weights = Eigen::Matrix<double, Eigen::Dynamic, 1, 0, 4, 1>;

inline Weights weightsOf(std::span<const double> numbers)
{
    return Eigen::Map<const Eigen::VectorXd>(numbers.data(), std::ssize(numbers));
}

/// ⟨a, b⟩ summed from left to right. The order is part of the program's meaning: a sign decides whether a
/// point is wrong, so every place that computes it must round alike. Eigen's own dot() promises no order.
inline double dot(const Weights &a, const Weights &b)
{
    double sum = a[0] * b[0];
    for (Eigen::Index j = 1; j < a.size(); ++j)
        sum += a[j] * b[j];
    return sum;
}

inline double norm(const Weights &a) { return std::sqrt(dot(a, a)); }

/// Exactly, as Eigen's isZero() is not.
inline bool isZero(const Weights &a) { return (a.array() == 0).all(); }

} // namespace halfplane
