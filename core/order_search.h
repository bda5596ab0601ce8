#pragma once

#include "core/trials.h"

namespace halfplane {

/// Looks for an order in which a recipe makes as many updates as possible, or as few, before it converges:
/// from a shuffled order on, swaps two places, keeps what is at least as good, and begins again elsewhere
/// when swaps have long made nothing better. What it finds is the longest or shortest run found, not the
/// longest or shortest there is. The same seed finds the same after so many tries, however it is stopped in
/// between.
class OrderSearch
{
public:
    enum class Goal { Longest, Shortest };

    /// An order and what becomes of the run in it.
    struct Found
    {
        std::shared_ptr<const Permutation> order; ///< the point at each place
        Outcome outcome; ///< converged
    };

    static Result<OrderSearch> of(const Dataset &points, const Recipe &recipe, Goal goal, std::uint64_t seed);

    /// Tries so many orders more, a run each. False when it was stopped; called again, it goes on there.
    bool advance(std::uint64_t tries, Stop stop = {});

    std::uint64_t tries() const { return m_tries; }

    /// Nothing as long as no run has converged.
    const std::optional<Found> &best() const { return m_best; }

private:
    OrderSearch(Trainer trainer, Goal goal, std::uint64_t seed);

    std::shared_ptr<const Permutation> nextOrder();
    void judge(const Found &tried);
    bool isBetter(const Found &one, const std::optional<Found> &other) const;

    Trainer m_trainer;
    Goal m_goal;
    std::mt19937_64 m_next;
    std::uint64_t m_tries = 0;
    std::shared_ptr<const Permutation> m_tried; ///< under way; nothing between two tries
    std::optional<Found> m_current; ///< from which the next swap starts
    std::uint64_t m_swapsInVain = 0; ///< since m_current became better
    std::optional<Found> m_best;
};

} // namespace halfplane
