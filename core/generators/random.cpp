#include "core/generators/random.h"

#include <cmath>

namespace halfplane {

double Random::uniform() { return static_cast<double>(m_next() >> 11U) * 0x1p-53; }

double Random::uniform(double least, double most) { return least + (most - least) * uniform(); }

// Marsaglia's polar method: a point drawn from the disc of radius 1 gives two independent numbers.
double Random::gaussian()
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
        first = uniform(-1, 1);
        second = uniform(-1, 1);
        square = first * first + second * second;
    } while (square >= 1 || square == 0);
    const double factor = std::sqrt(-2 * std::log(square) / square);
    m_spare = second * factor;
    return first * factor;
}

double roundedCoordinate(double value)
{
    constexpr double scale = 1000;
    return std::round(value * scale) / scale + 0.0; // never −0
}

} // namespace halfplane
