#pragma once

#include "core/picture/picture.h"
#include "core/picture/placement.h"
#include "core/picture/ring_sketch.h"
#include "core/picture/view.h"
#include "core/run.h"

#include <memory>
#include <optional>
#include <tuple>
#include <vector>

namespace halfplane {

struct Landscape;
struct Moment;
struct Study;

/// The latest value of something that takes time to work out, and what it was worked out from.
template <class Key, class Value>
class Latest
{
public:
    template <class Make>
    const Value &of(const Key &key, const Make &make)
    {
        if (!m_entry || !(m_entry->first == key))
            m_entry.emplace(key, make());
        return m_entry->second;
    }

private:
    std::optional<std::pair<Key, Value>> m_entry;
};

/// The 0-1 loss of some w, and min y⟨w, φ⟩.
struct Score
{
    std::size_t mistakes = 0;
    double least = 0;
};

/// What one picture of the board leaves to the next, so that a step takes no longer with many points. It
/// needs no telling when anything changes. Not to be shared between threads.
class BoardCaches
{
public:
    using SharedRun = std::shared_ptr<const Run>;

    /// The largest ‖spatial part of w‖ of the run.
    double longestWeights(const SharedRun &run);

    const Score &score(const SharedRun &run, const Moment &moment);
    const std::vector<Candidate> &candidates(const SharedRun &run, const Moment &moment);

    /// Nothing where there is none or where it would take too long.
    const std::optional<RingSketch> &ring(const Study &study, const Moment &moment);

    /// The heat map over the view; the landscape must know memberships.
    const HeatMap &memberships(const std::shared_ptr<const Landscape> &landscape, const View &view);

    /// The cells of the view in which there are points.
    const Occupancy &points(const SharedRun &run, const View &view, double cell, double mark);

private:
    // A run and how far it had come: it may be recorded further.
    using RunKey = std::tuple<SharedRun, std::uint64_t>;

    Latest<RunKey, double> m_longest;
    Latest<RunKey, Score> m_score;
    Latest<RunKey, std::vector<Candidate>> m_candidates;
    Latest<std::tuple<SharedRun, std::shared_ptr<const void>, std::uint64_t>, std::optional<RingSketch>>
        m_ring;
    Latest<std::pair<std::shared_ptr<const Landscape>, View>, HeatMap> m_memberships;
    Latest<std::tuple<SharedRun, View, double, double>, Occupancy> m_points;
};

} // namespace halfplane
