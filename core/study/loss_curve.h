#pragma once

#include "core/answer.h"
#include "core/stop.h"

#include <cstdint>
#include <vector>

namespace halfplane {

/// Both losses and the margin of what a run stands for, over its updates, at every update of a short run and
/// at evenly spread ones of a long run; the first and the last are always among them.
struct LossCurve
{
    std::vector<std::uint64_t> updates; ///< ascending
    std::vector<std::size_t> mistakes; ///< 0-1 loss after that update
    std::vector<double> perceptron; ///< Σ max(0, −y⟨w, φ⟩)
    std::vector<double> margins; ///< min y⟨w, φ⟩/‖w‖; not a number where w = 0
    std::vector<double> testErrors; ///< the share of the points held out that is wrong; empty without any
    Pocket pocket; ///< of the w after the updates above, or of all: see fillPocket

    std::size_t size() const { return updates.size(); }

    /// Whether every update is there.
    bool isComplete() const { return !updates.empty() && updates.back() + 1 == updates.size(); }
};

/// So many places that they take well under a second.
std::size_t lossesWorthTheirTime(const Run &run);

/// At most so many places; a stop leaves the rest out.
LossCurve lossCurve(const Run &run, std::size_t most, Stop stop = {});

/// With the w of all updates; those of the places of the curve stay where a run is very long.
void fillPocket(const Run &run, LossCurve &curve, Stop stop = {});

/// The 0-1 loss after 0, 1, 2, … updates of what is recorded. A stop leaves the rest out.
std::vector<std::size_t> lossSeries(const Run &run, Stop stop = {});

} // namespace halfplane
