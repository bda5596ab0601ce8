#pragma once

#include "core/loss_index.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <span>

namespace halfplane {

/// Counts the mistakes of one w after the other on the same points, in the way that suits how often it is
/// asked: by passes over the points, and from when those have cost as much as an index would, by an index.
/// So a short run never waits for an index and a long one never waits for passes. The counts are the same,
/// and any number of threads may ask.
class MistakeCounter
{
public:
    /// The points must stay as long as the counter does.
    explicit MistakeCounter(const ReflectedPoints &reflected);

    /// The 0-1 loss of each of the weights.
    void losses(std::span<const Weights> weights, std::span<std::size_t> result) const;

private:
    const LossIndex &index() const;

    const ReflectedPoints &m_reflected;
    std::uint64_t m_enough; ///< so many passes cost as much as an index
    mutable std::atomic<std::uint64_t> m_passes = 0;
    mutable std::once_flag m_indexing;
    mutable std::unique_ptr<const LossIndex> m_index;
};

} // namespace halfplane
