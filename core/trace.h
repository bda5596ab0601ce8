#pragma once

#include "core/visits.h"
#include "core/weights.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace halfplane {

/// One change of w: all that is stored of a run but its start and its end.
struct Update
{
    std::array<double, 4> w{}; ///< after it; unused components are 0
    double rate = 0;
    std::uint64_t check = 0; ///< the check that caused it, counted from 1 over the whole run
    std::uint32_t point = 0; ///< index into the dataset

    bool operator==(const Update &) const = default;
};

enum class EndReason { Converged, MaxUpdates, MaxSweeps, Cycling };

/// "converged", "max-updates", "max-sweeps", "cycling"
std::string_view idOf(EndReason reason);

/// Two sweep starts with the same w, by how many updates had been made: from the second on the run repeats
/// what it did since the first, for ever.
struct Cycle
{
    std::uint64_t first = 0;
    std::uint64_t second = 0;

    bool operator==(const Cycle &) const = default;
};

struct End
{
    EndReason reason = EndReason::Converged;
    std::uint64_t sweeps = 0; ///< sweeps begun until the end, the last one perhaps not finished
    std::uint64_t checks = 0; ///< made until the end
    std::optional<Cycle> cycle; ///< when cycling

    bool operator==(const End &) const = default;
};

/// A whole run, recorded. w after any update is had at once, and what happened at a check between two updates
/// follows from the order alone: nothing is computed again, nothing is undone by subtracting.
class Trace
{
public:
    Trace(Weights start, Visits visits);

    std::uint64_t updateCount() const { return m_updates.size(); }
    const std::vector<Update> &updates() const { return m_updates; }

    /// The k-th update, from 1.
    const Update &update(std::uint64_t k) const { return m_updates[k - 1]; }

    /// w after k updates; w0 for k = 0.
    Weights weights(std::uint64_t k) const;

    /// How many checks had been made when update k was made; 0 for k = 0.
    std::uint64_t checksUntil(std::uint64_t k) const { return k == 0 ? 0 : update(k).check; }

    /// Checks after update k that changed nothing, until the next update or the end of what is recorded.
    std::uint64_t idleChecksAfter(std::uint64_t k) const;

    /// The last update made before or at a check (0 when there is none). Takes the logarithm of the run's
    /// length.
    std::uint64_t updateAtCheck(std::uint64_t check) const;

    std::size_t pointCount() const { return m_visits.pointCount(); }
    std::uint64_t sweepOf(std::uint64_t check) const { return (check - 1) / pointCount() + 1; }
    std::size_t placeOf(std::uint64_t check) const
    {
        return static_cast<std::size_t>((check - 1) % pointCount());
    }
    std::uint32_t pointOf(std::uint64_t check) const
    {
        return m_visits.point(sweepOf(check), placeOf(check));
    }

    /// Sweeps begun when update k was made.
    std::uint64_t sweepOfUpdate(std::uint64_t k) const { return k == 0 ? 0 : sweepOf(update(k).check); }

    /// Checks recorded so far.
    std::uint64_t checkCount() const { return m_checks; }
    const std::optional<End> &end() const { return m_end; }

    // How the trainer writes it.
    template <std::size_t D>
    void append(const std::array<double, D> &w, double rate, std::uint64_t check, std::uint32_t point)
    {
        if (m_updates.size() == m_updates.capacity())
            makeRoom();
        Update &update = m_updates.emplace_back();
        for (std::size_t j = 0; j < D; ++j)
            update.w[j] = w[j];
        update.rate = rate;
        update.check = check;
        update.point = point;
        m_checks = check;
    }
    void recordChecks(std::uint64_t checks) { m_checks = checks; }
    void close(const End &end);
    void reopen() { m_end.reset(); }
    void restart(std::shared_ptr<const Permutation> order); ///< nothing has happened yet; memory is kept
    Visits &visits() { return m_visits; }
    const Visits &visits() const { return m_visits; }

private:
    void makeRoom();

    Weights m_start;
    Visits m_visits;
    std::vector<Update> m_updates;
    std::uint64_t m_checks = 0;
    std::optional<End> m_end;
};

} // namespace halfplane
