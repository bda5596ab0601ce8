#pragma once

#include "core/problem.h"

#include <limits>
#include <span>

namespace halfplane {

inline constexpr std::size_t nowhere = std::numeric_limits<std::size_t>::max();

/// The first point in [from, to) whose score y⟨w, φ⟩ is at most the threshold; `nowhere` when there is none.
std::size_t firstAtMost(const ReflectedPoints &reflected, const Weights &w, double threshold,
                        std::size_t from, std::size_t to);

/// 0-1 loss: how many points are misclassified.
std::size_t loss(const ReflectedPoints &reflected, const Weights &w);

/// The 0-1 losses of several weights in one pass over the points: each block of points is loaded once.
void losses(const ReflectedPoints &reflected, std::span<const Weights> weights,
            std::span<std::size_t> result);

/// Σ max(0, −y⟨w, φ⟩).
double perceptronLoss(const ReflectedPoints &reflected, const Weights &w);

/// min y⟨w, φ⟩.
double leastScore(const ReflectedPoints &reflected, const Weights &w);

} // namespace halfplane
