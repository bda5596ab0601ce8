#pragma once

#include "core/cursor.h"
#include "core/data_names.h"
#include "core/left_out.h"
#include "core/picture/overlay.h"
#include "core/picture/ring_sketch.h"
#include "core/picture/view.h"
#include "core/picture/weight_space.h"
#include "core/run.h"

#include <array>
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

/// What one picture of the board leaves to the next, so that a step takes no longer with many points. It
/// needs no telling when anything changes. Not to be shared between threads.
class BoardCaches
{
public:
    using SharedRun = std::shared_ptr<const Run>;

    const std::vector<Candidate> &candidates(const SharedRun &run, const Moment &moment);

    /// Nothing where there is none.
    const std::optional<RingSketch> &ring(const Study &study);

    /// Of a run that has ended; nothing where the runs are too long to be found between two frames.
    const std::optional<AnswersWithoutEach> &withoutEach(const SharedRun &run);

    /// The heat map over the view; the landscape must know memberships.
    const HeatMap &memberships(const std::shared_ptr<const Landscape> &landscape, const View &view);

    /// The plane of w as the view shows it; the w says where it is cut where it has more numbers.
    const WeightSpace &weights(const SharedRun &run, const Weights &w, const View &view);

    /// The cells of the view in which there are points.
    const Occupancy &points(const SharedRun &run, const View &view, double cell, double reach);

    /// Where the labels are once a moment has come to rest: a tween asks for those of two that are beside
    /// each other, by turns.
    using LabelsKey = std::tuple<SharedRun, std::shared_ptr<const Landscape>, View, Layers, double, double,
                                 DataNames, Cursor>;
    template <class Make>
    const WordsPlaces &labels(const LabelsKey &key, const Make &make)
    {
        const std::uint64_t looks = std::get<Cursor>(key).idleChecks;
        return m_labels[looks == 0 ? 0 : 1 + looks % 2].of(key, make);
    }

private:
    // A run and how far it had come: it may be recorded further.
    using RunKey = std::tuple<SharedRun, std::uint64_t>;

    Latest<RunKey, std::vector<Candidate>> m_candidates;
    Latest<std::shared_ptr<const Landscape>, std::optional<RingSketch>> m_ring;
    Latest<SharedRun, std::optional<AnswersWithoutEach>> m_withoutEach;
    Latest<std::pair<std::shared_ptr<const Landscape>, View>, HeatMap> m_memberships;
    Latest<std::tuple<SharedRun, View, Weights>, WeightSpace> m_weights;
    Latest<std::tuple<SharedRun, View, double, double>, Occupancy> m_points;
    std::array<Latest<LabelsKey, WordsPlaces>, 3> m_labels; ///< of an update, and of looks by turns
};

} // namespace halfplane
