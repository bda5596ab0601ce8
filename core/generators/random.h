#pragma once

#include <cstdint>
#include <optional>
#include <random>

namespace halfplane {

/// Numbers by chance that are the same on every machine for the same seed: the standard library says what its
/// engines give, but not its distributions, so those are written out here.
class Random
{
public:
    explicit Random(std::uint64_t seed)
        : m_next(seed)
    {
    }

    double uniform(); ///< 0 ≤ u < 1, a multiple of 2⁻⁵³
    double uniform(double least, double most);
    double gaussian(); ///< mean 0, standard deviation 1

private:
    std::mt19937_64 m_next;
    std::optional<double> m_spare;
};

/// A coordinate as it is put down: to three decimals, so that a table of points reads well and the last bit
/// of a machine's logarithm or sine does not matter.
double roundedCoordinate(double value);

} // namespace halfplane
