#pragma once

#include "core/trace.h"

#include <vector>

namespace halfplane {

/// Remembers with which w the sweeps of a run began, to notice when one comes back. In a fixed order
/// everything that follows a sweep's start depends on its w alone, so the run then repeats itself for ever.
class SweepStarts
{
public:
    /// Notes that a sweep starts with w, after `sweeps` others and all the updates of the trace. Gives the
    /// number of updates before an earlier sweep that started with exactly the same numbers, if there was
    /// one. Noting the same start again (when a run goes on past a cap) is no return.
    std::optional<std::uint64_t> note(const Weights &w, std::uint64_t sweeps, const Trace &trace);

private:
    /// Small, because a run that makes a mistake in every sweep spends much of its time in here.
    struct Start
    {
        std::uint32_t hash = 0;
        std::uint32_t updatesAndOne = 0; ///< 0 where there is none

        bool isFree() const { return updatesAndOne == 0; }
        std::uint64_t updates() const { return updatesAndOne - std::uint64_t{1}; }
    };

    template <class IsSame>
    Start &placeOf(std::uint32_t hash, IsSame isSame);
    void grow();

    std::uint64_t m_noted = 0;
    std::vector<Start> m_starts; ///< a hash table: each at its hash or behind it, at least half of it free
};

} // namespace halfplane
