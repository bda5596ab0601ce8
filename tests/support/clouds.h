#pragma once

#include "core/dataset.h"

#include <random>

namespace halfplane::test {

/// Two clouds that overlap so much that no boundary separates them, alternating in class.
inline Dataset overlappingClouds(std::size_t count, std::uint64_t seed = 1)
{
    std::mt19937_64 random(seed);
    std::normal_distribution<double> spread(0, 1);
    Dataset points;
    for (std::size_t i = 0; i < count; ++i) {
        const Label label = i % 2 == 0 ? Label::Positive : Label::Negative;
        points.push_back({spread(random) + sign(label), spread(random) + sign(label), label});
    }
    return points;
}

} // namespace halfplane::test
