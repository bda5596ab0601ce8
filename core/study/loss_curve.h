#pragma once

#include "core/run.h"
#include "core/stop.h"

#include <cstdint>
#include <vector>

namespace halfplane {

/// Both losses and the margin over the updates of a run, at every update of a short run and at evenly spread
/// ones of a long run; the first and the last are always among them.
struct LossCurve
{
    std::vector<std::uint64_t> updates; ///< ascending
    std::vector<std::size_t> mistakes; ///< 0-1 loss after that update
    std::vector<double> perceptron; ///< Σ max(0, −y⟨w, φ⟩)
    std::vector<double> margins; ///< of w, min y⟨w, φ⟩/‖w‖; not a number where w = 0

    /// An update that left fewer mistakes than all before it.
    struct Record
    {
        std::uint64_t update = 0;
        std::size_t mistakes = 0;
    };
    std::vector<Record> records; ///< among the updates above, or of all: see findRecords

    /// The first update with the fewest mistakes up to that one: what the pocket algorithm would keep.
    const Record *bestUntil(std::uint64_t update) const;

    std::size_t size() const { return updates.size(); }

    /// Whether every update is there.
    bool isComplete() const { return !updates.empty() && updates.back() + 1 == updates.size(); }
};

/// So many places that they take well under a second.
std::size_t lossesWorthTheirTime(const Run &run);

/// At most so many places; a stop leaves the rest out.
LossCurve lossCurve(const Run &run, std::size_t most, Stop stop = {});

/// The records of all updates; those among the places of the curve stay where a run is very long.
void findRecords(const Run &run, LossCurve &curve, Stop stop = {});

} // namespace halfplane
