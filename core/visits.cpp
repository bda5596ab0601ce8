#include "core/visits.h"

#include <cassert>
#include <numeric>

namespace halfplane {

namespace {

constexpr std::size_t memoryBudget = std::size_t{64} << 20U;

} // namespace

void shuffle(Permutation &order, std::mt19937_64 &next)
{
    for (std::size_t i = order.size(); i-- > 1;)
        std::swap(order[i], order[next() % (i + 1)]);
}

std::shared_ptr<const Permutation> shuffledBy(std::uint64_t seed, std::size_t pointCount)
{
    auto order = std::make_shared<Permutation>(pointCount);
    std::iota(order->begin(), order->end(), 0U);
    std::mt19937_64 next(seed);
    shuffle(*order, next);
    return order;
}

Visits::Visits(Order order, std::uint64_t seed, std::size_t pointCount)
    : m_order(order)
    , m_pointCount(pointCount)
    , m_last{nullptr, std::mt19937_64(seed)}
{
    Permutation first(pointCount);
    std::iota(first.begin(), first.end(), 0U);
    if (order != Order::Given)
        shuffle(first, m_last.next);
    m_last.order = std::make_shared<const Permutation>(std::move(first));
    m_kept.push_back(m_last);
}

const Visits::Kept &Visits::keptBefore(std::uint64_t sweep) const
{
    return changesEverySweep() ? m_kept[(sweep - 1) / m_stride] : m_kept.front();
}

Permutation Visits::order(std::uint64_t sweep) const
{
    assert(sweep >= 1 && (!changesEverySweep() || sweep <= m_reached));
    const Kept &kept = keptBefore(sweep);
    Permutation result = *kept.order;
    if (changesEverySweep()) {
        std::mt19937_64 next = kept.next;
        for (std::uint64_t behind = (sweep - 1) % m_stride; behind > 0; --behind)
            shuffle(result, next);
    }
    return result;
}

std::uint32_t Visits::point(std::uint64_t sweep, std::size_t place) const
{
    const bool isKept = !changesEverySweep() || (sweep - 1) % m_stride == 0;
    return isKept ? (*keptBefore(sweep).order)[place] : order(sweep)[place];
}

std::size_t Visits::bytesPerSweep() const
{
    return m_pointCount * sizeof(std::uint32_t) + sizeof(std::mt19937_64);
}

void Visits::thinOut()
{
    std::vector<Kept> rest;
    for (std::size_t i = 0; i < m_kept.size(); i += 2)
        rest.push_back(std::move(m_kept[i]));
    m_kept = std::move(rest);
    m_stride *= 2;
}

void Visits::follow(std::shared_ptr<const Permutation> order)
{
    assert(order->size() == m_pointCount);
    m_order = Order::Shuffled;
    m_last.order = std::move(order);
    m_kept.resize(1);
    m_kept.front().order = m_last.order;
    m_stride = 1;
    m_reached = 1;
}

void Visits::reachSweep(std::uint64_t sweep)
{
    if (!changesEverySweep())
        return;
    while (m_reached < sweep) {
        Permutation next = *m_last.order;
        shuffle(next, m_last.next);
        m_last.order = std::make_shared<const Permutation>(std::move(next));
        ++m_reached;
        if ((m_reached - 1) % m_stride == 0)
            m_kept.push_back(m_last);
        if (m_kept.size() > 2 && m_kept.size() * bytesPerSweep() > memoryBudget)
            thinOut();
    }
}

} // namespace halfplane
