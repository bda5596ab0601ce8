#include "core/order_search.h"

#include <numeric>

namespace halfplane {

namespace {

/// So many swaps in vain, for each point, and the climb is at its top.
constexpr std::uint64_t patience = 10;

} // namespace

OrderSearch::OrderSearch(Trainer trainer, Goal goal, std::uint64_t seed)
    : m_trainer(std::move(trainer))
    , m_goal(goal)
    , m_next(seed)
{
}

Result<OrderSearch> OrderSearch::of(const Dataset &points, const Recipe &recipe, Goal goal,
                                    std::uint64_t seed)
{
    Recipe inListOrder = recipe;
    inListOrder.order = Order::Given;
    auto trainer = Trainer::of(points, inListOrder);
    if (!trainer)
        return trainer.failure();
    return OrderSearch(*std::move(trainer), goal, seed);
}

bool OrderSearch::advance(std::uint64_t tries, Stop stop)
{
    for (; tries > 0; --tries) {
        if (!m_tried) {
            m_tried = nextOrder();
            m_trainer.restart(m_tried);
        }
        if (!m_trainer.advance(Trainer::unlimited, stop))
            return false;
        ++m_tries;
        judge({std::exchange(m_tried, nullptr), outcomeOf(m_trainer)});
    }
    return true;
}

std::shared_ptr<const Permutation> OrderSearch::nextOrder()
{
    const std::size_t n = m_trainer.run().trace.pointCount();
    if (m_swapsInVain > patience * n)
        m_current.reset();
    if (m_current) {
        auto order = std::make_shared<Permutation>(*m_current->order);
        std::swap((*order)[m_next() % n], (*order)[m_next() % n]);
        return order;
    }
    m_swapsInVain = 0;
    auto order = std::make_shared<Permutation>(n);
    std::iota(order->begin(), order->end(), 0U);
    shuffle(*order, m_next);
    return order;
}

/// Of equally good ones the later is kept to start from: on a plateau it wanders, and finds ways up.
void OrderSearch::judge(const Found &tried)
{
    ++m_swapsInVain;
    if (tried.outcome.end != EndReason::Converged)
        return;
    if (isBetter(tried, m_best))
        m_best = tried;
    if (isBetter(tried, m_current))
        m_swapsInVain = 0;
    if (!m_current || !isBetter(*m_current, tried))
        m_current = tried;
}

bool OrderSearch::isBetter(const Found &one, const std::optional<Found> &other) const
{
    if (!other)
        return true;
    return m_goal == Goal::Longest ? one.outcome.updates > other->outcome.updates
                                   : one.outcome.updates < other->outcome.updates;
}

} // namespace halfplane
