#pragma once

#include "core/run.h"
#include "core/stop.h"
#include "core/sweep_starts.h"

#include <limits>

namespace halfplane {

/// Carries out the loop of Algorithms 1 to 4 and records it:
///
///     while some point violates the variant's stopping rule:    # tested between sweeps
///         for i in order:                                       # one sweep
///             if the variant updates on point i:  w ← w + rate · y_i φ_i
///
/// It works in slices, can be stopped between any two checks, and goes on where it stopped, past a cap too
/// when the cap is raised. However it is sliced, the same recipe gives the same trace, bit for bit.
class Trainer
{
public:
    /// Checks the recipe against the points; the failure says what to change.
    static Result<Trainer> of(std::shared_ptr<const Problem> problem, const Recipe &recipe);
    static Result<Trainer> of(const Dataset &points, const Recipe &recipe);

    static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

    /// More records than this would not fit into an ordinary computer's memory.
    static constexpr std::uint64_t mostUpdates = 10'000'000;

    /// Checks about so many points more, or until the run ends or a stop is asked for. True when it has
    /// ended.
    bool advance(std::uint64_t checks = unlimited, Stop stop = {});

    /// Gives the run other caps. One that had ended at a cap can then go on.
    std::optional<Failure> setCaps(const Caps &caps);

    /// Begins the run anew, every sweep in this order, whatever the recipe says of the order. Nothing but the
    /// order is made again: many runs that differ in it alone cost no more than their loops.
    void restart(std::shared_ptr<const Permutation> order);

    const Run &run() const { return m_run; }
    bool hasEnded() const { return m_run.trace.end().has_value(); }

private:
    explicit Trainer(Run run);

    // One step of the loop each; false when the run ended instead.
    bool beginSweep();

    /// Checks on in the current sweep; gives how many checks it made, at most `most`; a stop is felt between
    /// two updates.
    std::uint64_t sweepOn(std::uint64_t most, Stop stop);

    template <std::size_t D>
    void checkUntil(std::size_t to, Stop stop);

    bool isSweepDone() const { return m_place == m_run.reflected().size(); }
    bool somePointViolates(std::size_t from) const;
    std::size_t firstSuspect(std::size_t from, std::size_t to) const;
    void close(EndReason reason, std::optional<Cycle> cycle = {});
    std::uint64_t checksUntilPlace() const;

    /// The z_i in the order of the current sweep.
    const ReflectedPoints &visited() const { return m_visited ? *m_visited : m_run.reflected(); }
    std::uint32_t pointAt(std::size_t place) const;
    Check checkAt(std::size_t place) const;
    bool arrange();

    Run m_run;
    Weights m_w;
    SweepStarts m_sweepStarts;
    std::optional<ReflectedPoints> m_visited; ///< nothing in list order
    Permutation m_order; ///< of the current sweep; empty in list order
    std::uint64_t m_sweep = 0; ///< from 1; 0 before the first
    std::size_t m_place = 0; ///< the next place to check in it
};

} // namespace halfplane
