#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <vector>

namespace halfplane {

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

} // namespace halfplane
