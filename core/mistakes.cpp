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

Pair lesser(Pair a, Pair b) { return a < b ? a : b; }

/// Four at a time, as no one waits for the one before.
template <std::size_t D>
double leastOf(const Columns<D> &points, std::size_t count)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    Pair even{infinity, infinity};
    Pair odd = even;
    std::size_t i = 0;
    for (; i + 4 <= count; i += 4) {
        even = lesser(points.scores(i), even);
        odd = lesser(points.scores(i + 2), odd);
    }
    const Pair least = lesser(even, odd);
    double result = std::min(least[0], least[1]);
    for (; i < count; ++i)
        result = std::min(result, points.score(i));
    return result;
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

double leastScore(const ReflectedPoints &reflected, const Weights &w)
{
    return withDimension(reflected,
                         [&](auto d) { return leastOf(columns<d>(reflected, w), reflected.size()); });
}

double scoreOf(const Problem &problem, const Classifier &of, std::size_t number)
{
    const std::size_t place = problem.placeOf(number);
    const std::size_t count = problem.points.size();
    return place < count ? score(problem.reflected, of, place)
                         : score(problem.apart->reflected, of, place - count);
}

std::size_t testLoss(const Problem &problem, const Classifier &of)
{
    return problem.apart ? loss(problem.apart->reflected, of) : 0;
}

double perceptronLoss(const ReflectedPoints &reflected, const Classifier &classifier)
{
    double sum = 0;
    for (std::size_t i = 0; i < reflected.size(); ++i)
        sum += std::max(0.0, -score(reflected, classifier, i));
    return sum;
}

std::optional<double> marginOf(const ReflectedPoints &reflected, const Classifier &classifier)
{
    const double length = norm(classifier.w);
    return length > 0 ? std::optional(leastScore(reflected, classifier.w) / length) : std::nullopt;
}

} // namespace halfplane
