#include "bench/timing.h"

#include <algorithm>
#include <chrono>
#include <limits>

namespace bench {

namespace {

double secondsFor(const Side &side)
{
    if (side.prepare)
        side.prepare();
    return bench::secondsFor(side.work);
}

} // namespace

double secondsFor(const std::function<void()> &work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

Times compare(const Side &ours, const Side &theirs, int repetitions)
{
    constexpr double never = std::numeric_limits<double>::infinity();
    constexpr double least = 0.2;
    Times best{never, never};
    double spent = 0;
    for (int i = 0; i < repetitions || spent < least; ++i) {
        const Times now{secondsFor(ours), secondsFor(theirs)};
        best = {std::min(best.ours, now.ours), std::min(best.theirs, now.theirs)};
        spent += now.ours + now.theirs;
    }
    return best;
}

} // namespace bench
