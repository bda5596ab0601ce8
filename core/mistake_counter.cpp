#include "core/mistake_counter.h"

#include "core/mistakes.h"

namespace halfplane {

MistakeCounter::MistakeCounter(const ReflectedPoints &reflected)
    : m_reflected(reflected)
    , m_enough(LossIndex::costInPasses(reflected.size()))
{
}

void MistakeCounter::losses(std::span<const Weights> weights, std::span<std::size_t> result) const
{
    const LossIndex *index = indexFor(weights.size());
    if (index == nullptr) {
        halfplane::losses(m_reflected, weights, result);
        return;
    }
    for (std::size_t i = 0; i < weights.size(); ++i)
        result[i] = index->loss(weights[i]);
}

std::size_t MistakeCounter::loss(const Classifier &classifier) const
{
    std::size_t result = 0;
    losses({&classifier.w, 1}, {&result, 1});
    return result;
}

/// Nothing as long as passes have cost less than an index, or another thread is making it.
const LossIndex *MistakeCounter::indexFor(std::size_t asked) const
{
    if (const LossIndex *finished = m_finished.load(std::memory_order_acquire))
        return finished;
    const bool isWorthIt = m_passes.fetch_add(asked, std::memory_order_relaxed) >= m_enough;
    if (!isWorthIt || m_isIndexing.test_and_set(std::memory_order_relaxed))
        return nullptr;
    m_index = std::make_unique<const LossIndex>(m_reflected);
    m_finished.store(m_index.get(), std::memory_order_release);
    return m_index.get();
}

} // namespace halfplane
