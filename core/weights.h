#pragma once

#include <Eigen/Core>

#include <cmath>

namespace halfplane {

/// A vector of the space the algorithm works in: w, φ(x), z. Two to four numbers, held without the heap.
using Weights = Eigen::Matrix<double, Eigen::Dynamic, 1, Eigen::ColMajor, 4, 1>;

/// ⟨a, b⟩ summed from left to right. The order is part of the program's meaning: a sign decides whether a
/// point is wrong, so every place that computes it must round alike (Eigen's own dot does not promise one).
inline double dot(const Weights &a, const Weights &b)
{
    double sum = a[0] * b[0];
    for (Eigen::Index j = 1; j < a.size(); ++j)
        sum += a[j] * b[j];
    return sum;
}

inline double norm(const Weights &a) { return std::sqrt(dot(a, a)); }

inline bool isZero(const Weights &a) { return (a.array() == 0).all(); }

} // namespace halfplane
