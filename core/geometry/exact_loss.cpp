#include "core/geometry/exact_loss.h"

#include "core/geometry/body.h"

#include <cmath>
#include <limits>

namespace halfplane {

namespace {

ExactVector exactly(const Weights &w)
{
    ExactVector result;
    for (const double number : w)
        result.emplace_back(number);
    return result;
}

/// Σ |w_j z_ij|: a score is off by less than six units of roundoff of it, those of a lifted number included,
/// and by what underflow may lose.
double sizeOfScore(const ReflectedPoints &reflected, const Weights &w, std::size_t i)
{
    double size = 0;
    for (std::size_t j = 0; j < w.size(); ++j)
        size += std::abs(w[j] * reflected.column(j)[i]);
    return size;
}

} // namespace

std::size_t exactLoss(const ReflectedPoints &reflected, const Weights &w)
{
    constexpr double share = 4 * std::numeric_limits<double>::epsilon();
    const ExactVector exactW = exactly(w);
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < reflected.size(); ++i) {
        const double score = reflected.score(w, i);
        const double doubt = share * sizeOfScore(reflected, w, i) + std::numeric_limits<double>::min();
        if (std::abs(score) > doubt)
            wrong += score < 0 ? 1 : 0;
        else
            wrong += dot(exactW, exactPlace(reflected, i)).sign() <= 0 ? 1 : 0;
    }
    return wrong;
}

} // namespace halfplane
