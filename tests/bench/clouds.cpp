#include "bench/clouds.h"

#include <cmath>
#include <random>

using namespace halfplane;

namespace bench {

namespace {

Label anyLabel(std::mt19937_64 &random)
{
    return std::bernoulli_distribution(0.5)(random) ? Label::Positive : Label::Negative;
}

} // namespace

Dataset noisyClouds(std::size_t n, std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    std::normal_distribution<double> deviation(0, 1);
    std::bernoulli_distribution isNoise(0.05);
    Dataset points;
    while (points.size() < n) {
        const Label label = anyLabel(random);
        const double x1 = sign(label) * 2 + deviation(random);
        const double x2 = sign(label) * 1.5 + deviation(random);
        points.push_back({x1, x2, isNoise(random) ? opposite(label) : label});
    }
    return points;
}

Dataset stubbornClouds(std::size_t n, std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    std::uniform_real_distribution<double> along(-1, 1);
    std::exponential_distribution<double> beyond(1);
    Dataset points;
    while (points.size() < n) {
        const Label label = anyLabel(random);
        points.push_back({along(random), sign(label) * (1 + beyond(random)), label});
    }
    points[n / 2] = {-3, 0.01, Label::Positive};
    return points;
}

/// Every sweep takes 3 off w1. As long as it is positive the stubborn point is wrong, and as long as w2 is
/// twice as large as it was at first the others are right.
std::vector<double> stubbornStart(std::uint64_t sweeps, Space space)
{
    std::vector<double> start(dimension(space));
    start[0] = 3.0 * static_cast<double>(sweeps + 1);
    start[1] = 2 * start[0];
    return start;
}

} // namespace bench
