#pragma once

#include "core/boundary.h"
#include "core/problem.h"

#include <limits>
#include <optional>
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

/// min y⟨w, φ⟩.
double leastScore(const ReflectedPoints &reflected, const Weights &w);

/// How right a point is: wrong where this is not above 0.
inline double score(const ReflectedPoints &reflected, const Classifier &of, std::size_t index)
{
    return reflected.score(of.w, index);
}

inline std::size_t loss(const ReflectedPoints &reflected, const Classifier &of)
{
    return loss(reflected, of.w);
}

/// How right a point of the document is, by its number: also one that is held out.
double scoreOf(const Problem &problem, const Classifier &of, std::size_t number);

/// How many of the points that are held out, if any are, are misclassified.
std::size_t testLoss(const Problem &problem, const Classifier &of);

/// Σ max(0, −y⟨w, φ⟩).
double perceptronLoss(const ReflectedPoints &reflected, const Classifier &classifier);

/// min y⟨w, φ⟩/‖w‖; nothing where w = 0.
std::optional<double> marginOf(const ReflectedPoints &reflected, const Classifier &classifier);

} // namespace halfplane
