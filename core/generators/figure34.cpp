#include "core/generators/generator.h"
#include "core/generators/parameters.h"

#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <random>
#include <utility>
#include <vector>

namespace halfplane {

namespace {

/// The numbers that numpy.random gives after numpy.random.seed(seed): its legacy generator, which numpy keeps
/// as it is for the sake of old programs. Each function draws as its namesake does.
class NumpyRandom
{
public:
    explicit NumpyRandom(std::uint32_t seed)
        : m_next(seed)
    {
    }

    double randomSample(); ///< 0 ≤ u < 1
    double uniform(double low, double high);
    double standardNormal();
    double normal(double mean, double deviation);
    void shuffle(std::vector<std::size_t> &order);

private:
    std::uint32_t next() { return static_cast<std::uint32_t>(m_next()); }
    std::uint32_t atMost(std::uint32_t most);

    std::mt19937 m_next;
    std::optional<double> m_spare;
};

/// 53 bits out of two numbers: 27 high ones and 26 low ones.
double NumpyRandom::randomSample()
{
    const std::uint32_t high = next() >> 5U;
    const std::uint32_t low = next() >> 6U;
    return (high * 0x1p26 + low) / 0x1p53;
}

double NumpyRandom::uniform(double low, double high) { return low + (high - low) * randomSample(); }

// The polar method, and of each pair the second number first.
double NumpyRandom::standardNormal()
{
    if (m_spare) {
        const double spare = *m_spare;
        m_spare.reset();
        return spare;
    }
    double first = 0;
    double second = 0;
    double square = 0;
    do {
        first = 2 * randomSample() - 1;
        second = 2 * randomSample() - 1;
        square = first * first + second * second;
    } while (square >= 1 || square == 0);
    const double factor = std::sqrt(-2 * std::log(square) / square);
    m_spare = factor * first;
    return factor * second;
}

double NumpyRandom::normal(double mean, double deviation) { return mean + deviation * standardNormal(); }

/// Bits are drawn until they make a number that is not too large.
std::uint32_t NumpyRandom::atMost(std::uint32_t most)
{
    const std::uint32_t mask = std::numeric_limits<std::uint32_t>::max() >> std::countl_zero(most);
    std::uint32_t value = 0;
    do {
        value = next() & mask;
    } while (value > most);
    return value;
}

void NumpyRandom::shuffle(std::vector<std::size_t> &order)
{
    assert(order.size() <= std::numeric_limits<std::uint32_t>::max());
    for (std::size_t i = order.size(); i-- > 1;)
        std::swap(order[i], order[atMost(static_cast<std::uint32_t>(i))]);
}

/// What the dissertation's code calls, scikit-learn's make_blobs with two centres: draws the centres, then
/// the points of one class after the other, then an order. Nothing is rounded: with the seed and the values
/// of the dissertation these are its points, bit for bit.
Dataset makeFigure34(const Parameters &parameters, std::uint64_t seed)
{
    const std::size_t count = wholeNumber(parameters, "points");
    const double spread = number(parameters, "spread");
    const double reach = number(parameters, "reach");
    NumpyRandom random(static_cast<std::uint32_t>(seed));
    std::array<Point, 2> centres{Point{.label = Label::Negative}, Point{.label = Label::Positive}};
    for (Point &centre : centres) {
        centre.x1 = random.uniform(-reach, reach);
        centre.x2 = random.uniform(-reach, reach);
    }
    Dataset sorted;
    for (std::size_t i = 0; i < count; ++i) {
        Point point = centres[i < (count + 1) / 2 ? 0 : 1];
        point.x1 = random.normal(point.x1, spread);
        point.x2 = random.normal(point.x2, spread);
        sorted.push_back(point);
    }
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    random.shuffle(order);
    Dataset points;
    for (const std::size_t place : order)
        points.push_back(sorted[place]);
    return points;
}

} // namespace

extern const Generator figure34Generator{
    .id = "figure34",
    .title = "Figure 3.4",
    .noun = "points as in Figure 3.4",
    .purpose = "The points that Steiner's code makes for Figure 3.4. Its seed is 9758; any "
               "other gives what that code would give.",
    .source = "Steiner (2023), Appendix A.3",
    .parameters = {{.id = "points",
                    .symbol = "n",
                    .meaning = "how many points of both classes together, one half each (n_samples)",
                    .fallback = 80.0,
                    .range = Range::wholeBetween(2, mostPoints),
                    .title = "Points n"},
                   {.id = "spread",
                    .symbol = "σ",
                    .meaning = "how far a cloud spreads: the standard deviation (cluster_std)",
                    .fallback = 1.5,
                    .range = Range::between(0.01, largestLength),
                    .title = "Spread σ"},
                   {.id = "reach",
                    .symbol = "b",
                    .meaning = "the centres lie anywhere from −b to b on both axes (center_box)",
                    .fallback = 10.0,
                    .range = Range::between(0, largestLength),
                    .title = "Box b"}},
    .usualSeed = 9758,
    .largestSeed = std::numeric_limits<std::uint32_t>::max(),
    .make = makeFigure34,
};

} // namespace halfplane
