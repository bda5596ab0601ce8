#include "core/mistakes.h"

#include "core/columns.h"

#include <algorithm>

namespace halfplane {

namespace {

/// Doubles of one coordinate that stay in the first-level cache beside those of three others.
constexpr std::size_t countBlock = 512;

template <std::size_t D>
void losses(const ReflectedPoints &reflected, std::span<const Weights> weights, std::span<std::size_t> result)
{
    std::ranges::fill(result, 0);
    for (std::size_t from = 0; from < reflected.size(); from += countBlock) {
        const std::size_t to = std::min(reflected.size(), from + countBlock);
        for (std::size_t candidate = 0; candidate < weights.size(); ++candidate)
            result[candidate] += mistakesIn(columns<D>(reflected, weights[candidate]), from, to);
    }
}

} // namespace

std::size_t firstAtMost(const ReflectedPoints &reflected, const Weights &w, double threshold,
                        std::size_t from, std::size_t to)
{
    return withDimension(reflected,
                         [&](auto d) { return firstAtMost(columns<d>(reflected, w), threshold, from, to); });
}

std::size_t loss(const ReflectedPoints &reflected, const Weights &w)
{
    std::size_t result = 0;
    losses(reflected, {&w, 1}, {&result, 1});
    return result;
}

void losses(const ReflectedPoints &reflected, std::span<const Weights> weights, std::span<std::size_t> result)
{
    assert(weights.size() == result.size());
    withDimension(reflected, [&](auto d) { losses<d>(reflected, weights, result); });
}

double perceptronLoss(const ReflectedPoints &reflected, const Weights &w)
{
    double sum = 0;
    for (std::size_t i = 0; i < reflected.size(); ++i)
        sum += std::max(0.0, -reflected.score(w, i));
    return sum;
}

double leastScore(const ReflectedPoints &reflected, const Weights &w)
{
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < reflected.size(); ++i)
        least = std::min(least, reflected.score(w, i));
    return least;
}

} // namespace halfplane
