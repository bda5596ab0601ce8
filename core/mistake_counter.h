#pragma once

#include "core/boundary.h"
#include "core/loss_index.h"

#include <atomic>
#include <memory>
#include <span>

namespace halfplane {

/// Counts the mistakes of one w after the other on the same points, in the way that suits how often it is
/// asked: by passes over the points, and from when those have cost as much as an index would, by an index.
/// So a short run never waits for an index and a long one never waits for passes. The counts are the same,
/// and any number of threads may ask: while one of them makes the index, the others go on by passes.
class MistakeCounter
{
public:
    /// The points must stay as long as the counter does.
    explicit MistakeCounter(const ReflectedPoints &reflected);

    /// The 0-1 loss of each of the weights.
    void losses(std::span<const Weights> weights, std::span<std::size_t> result) const;
    std::size_t loss(const Classifier &classifier) const;

private:
    const LossIndex *indexFor(std::size_t asked) const;

    const ReflectedPoints &m_reflected;
    std::uint64_t m_enough; ///< so many passes cost as much as an index
    mutable std::atomic<std::uint64_t> m_passes = 0;
    mutable std::atomic_flag m_isIndexing; ///< set by the one who makes the index
    mutable std::unique_ptr<const LossIndex> m_index;
    mutable std::atomic<const LossIndex *> m_finished = nullptr; ///< the index, once others may look at it
};

} // namespace halfplane
