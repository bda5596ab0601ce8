#include "core/variants/range_steps.h"

#include "core/numbers.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace halfplane {

namespace {

/// 1, 2 or 5 times a power of ten.
struct NiceStep
{
    int digit = 1;
    int exponent = 0;

    double size() const { return digit * std::pow(10.0, exponent); }

    /// So many steps from 0, rounded once.
    double times(double count) const
    {
        const std::string text =
            shortest(count * digit) + "e" + std::to_string(exponent); // 3·0.1 is 0.3, not 0.30000000000000004
        return numberFrom(text).value_or(count * size());
    }
};

NiceStep niceStep(double about)
{
    const int exponent = static_cast<int>(std::floor(std::log10(about)));
    const double leading = about / std::pow(10.0, exponent);
    if (leading < 1.5)
        return {1, exponent};
    if (leading < 3.5)
        return {2, exponent};
    return leading < 7.5 ? NiceStep{5, exponent} : NiceStep{1, exponent + 1};
}

/// Below it steps do not get smaller; 0 where they may, since 0 is not in the range.
double leastStep(const Range &range)
{
    constexpr double usual = 0.01;
    if (range.numbers == Range::Numbers::Whole)
        return 1;
    if (std::isfinite(range.least) && std::isfinite(range.most))
        return std::min(usual, (range.most - range.least) / 100);
    const bool keepsOffZero = range.least == 0 && range.leastEnd == Range::End::Excluded;
    return keepsOffZero ? 0 : usual;
}

double oneStep(double value, bool isUp, const Range &range)
{
    constexpr double share = 0.05;
    constexpr double slack = 1e-6; // a number that is a whole count of steps but for rounding is one
    const NiceStep step = niceStep(std::max(std::abs(value) * share, leastStep(range)));
    const double count = value / step.size();
    const double next = isUp ? std::floor(count + slack) + 1 : std::ceil(count - slack) - 1;
    return step.times(next);
}

} // namespace

double stepped(double value, int steps, const Range &range)
{
    double result = value;
    for (int i = 0; i < std::abs(steps); ++i) {
        const double next = oneStep(result, steps > 0, range);
        if (range.contains(next))
            result = next;
        else if (next < range.least && range.leastEnd == Range::End::Included)
            result = range.least;
        else if (next > range.most && range.mostEnd == Range::End::Included)
            result = range.most;
    }
    return result;
}

double withFewDigits(double value, double step, const Range &range)
{
    const bool isWhole = range.numbers == Range::Numbers::Whole;
    const NiceStep grid = niceStep(isWhole ? std::max(step, 1.0) : step);
    const double count = std::round(value / grid.size());
    for (const double near : {count, count - 1, count + 1}) {
        if (range.contains(grid.times(near)))
            return grid.times(near);
    }
    return std::clamp(value, range.least, range.most);
}

} // namespace halfplane
