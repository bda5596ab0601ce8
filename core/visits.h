#pragma once

#include "core/recipe.h"

#include <cstdint>
#include <memory>
#include <random>
#include <vector>

namespace halfplane {

using Permutation = std::vector<std::uint32_t>;

/// Fisher–Yates, written out so that a seed means the same order everywhere (std::shuffle does not promise
/// that): for i from n−1 down to 1 swap places i and next() mod (i+1).
void shuffle(Permutation &order, std::mt19937_64 &next);

/// The order that a seed shuffles points into.
std::shared_ptr<const Permutation> shuffledBy(std::uint64_t seed, std::size_t pointCount);

/// Which point the loop checks when. One object describes all the sweeps of a run. For `given` and
/// `shuffled` every sweep is alike; for `reshuffled` each sweep's order follows from the one before, so
/// orders are kept as the run makes them: all of them up to a budget of memory, then every second, fourth, …
/// one, the others being made again from the nearest kept one.
class Visits
{
public:
    Visits(Order order, std::uint64_t seed, std::size_t pointCount);

    std::size_t pointCount() const { return m_pointCount; }

    /// The order of a sweep (from 1). Those of a reshuffled run must have been reached by reachSweep.
    Permutation order(std::uint64_t sweep) const;

    /// The point at a place (from 0) of a sweep (from 1).
    std::uint32_t point(std::uint64_t sweep, std::size_t place) const;

    bool isListOrder() const { return m_order == Order::Given; }
    bool changesEverySweep() const { return m_order == Order::Reshuffled; }

    /// From now on every sweep is in this order, and none has been reached.
    void follow(std::shared_ptr<const Permutation> order);

    /// Makes a sweep's order known. A run calls it with 1, 2, 3, …; calls for sweeps already reached do
    /// nothing.
    void reachSweep(std::uint64_t sweep);

private:
    struct Kept
    {
        std::shared_ptr<const Permutation> order;
        std::mt19937_64 next;
    };

    const Kept &keptBefore(std::uint64_t sweep) const;
    std::size_t bytesPerSweep() const;
    void thinOut();

    Order m_order;
    std::size_t m_pointCount;
    std::vector<Kept> m_kept; ///< of sweeps 1, 1 + stride, 1 + 2·stride, …; only the first unless reshuffled
    std::uint64_t m_stride = 1;
    std::uint64_t m_reached = 1;
    Kept m_last; ///< of the sweep reached last, from which the next one follows
};

} // namespace halfplane
