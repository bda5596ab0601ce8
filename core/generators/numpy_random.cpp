#include "core/generators/numpy_random.h"

#include <bit>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

namespace halfplane {

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

} // namespace halfplane
