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
    if (m_passes.load(std::memory_order_relaxed) < m_enough) {
        m_passes.fetch_add(weights.size(), std::memory_order_relaxed);
        halfplane::losses(m_reflected, weights, result);
        return;
    }
    const LossIndex &quick = index();
    for (std::size_t i = 0; i < weights.size(); ++i)
        result[i] = quick.loss(weights[i]);
}

const LossIndex &MistakeCounter::index() const
{
    std::call_once(m_indexing, [this] { m_index = std::make_unique<const LossIndex>(m_reflected); });
    return *m_index;
}

} // namespace halfplane
