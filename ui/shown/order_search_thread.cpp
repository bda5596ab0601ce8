#include "ui/shown/order_search_thread.h"

#include "ui/shown/stop_flag.h"

namespace halfplane {

using Goal = OrderSearch::Goal;

std::unique_ptr<OrderSearchThread> OrderSearchThread::of(const Dataset &points, const Recipe &recipe,
                                                         std::uint64_t seed, Order order)
{
    auto shortest = OrderSearch::of(points, recipe, Goal::Shortest, seed);
    auto longest = OrderSearch::of(points, recipe, Goal::Longest, seed);
    if (!shortest || !longest)
        return nullptr;
    std::unique_ptr<OrderSearchThread> search(new OrderSearchThread(std::move(order)));
    search->m_thread =
        std::jthread([search = search.get(), both = std::array{*std::move(shortest), *std::move(longest)}](
                         const std::stop_token &stop) mutable { search->work(std::move(both), stop); });
    return search;
}

std::optional<OrderSearch::Found> OrderSearchThread::best(Goal goal) const
{
    const std::lock_guard lock(m_mutex);
    return goal == Goal::Longest ? m_longest : m_shortest;
}

void OrderSearchThread::work(std::array<OrderSearch, 2> both, const std::stop_token &stop)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::uint64_t triesAtOnce = 32;
    constexpr std::chrono::milliseconds pause(100);
    const StopFlag flag(stop);
    const auto end = Clock::now() + m_order.time;
    auto next = Clock::now() + pause;
    while (!stop.stop_requested() && Clock::now() < end) {
        for (OrderSearch &search : both)
            search.advance(triesAtOnce, flag.stop());
        if (Clock::now() < next)
            continue;
        tell(both);
        next = Clock::now() + pause;
    }
    m_hasEnded = true;
    tell(both);
}

void OrderSearchThread::tell(const std::array<OrderSearch, 2> &both)
{
    {
        const std::lock_guard lock(m_mutex);
        m_shortest = both[0].best();
        m_longest = both[1].best();
    }
    m_order.tell();
}

} // namespace halfplane
