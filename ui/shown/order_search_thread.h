#pragma once

#include "core/order_search.h"

#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <thread>

namespace halfplane {

/// Looks for the shortest and for the longest run of a recipe, in turns on one thread. It starts at once;
/// what it has found so far can be had at any time.
class OrderSearchThread
{
public:
    struct Order
    {
        std::chrono::milliseconds time{0}; ///< after which it ends by itself
        std::function<void()> tell; ///< from the thread: now and then, and at the end once more
    };

    /// Nothing for a recipe that cannot be carried out.
    static std::unique_ptr<OrderSearchThread> of(const Dataset &points, const Recipe &recipe,
                                                 std::uint64_t seed, Order order);

    bool hasEnded() const { return m_hasEnded; }
    void stop() { m_thread.request_stop(); } ///< does not wait

    std::optional<OrderSearch::Found> best(OrderSearch::Goal goal) const;

private:
    explicit OrderSearchThread(Order order)
        : m_order(std::move(order))
    {
    }

    void work(std::array<OrderSearch, 2> both, const std::stop_token &stop);
    void tell(const std::array<OrderSearch, 2> &both);

    Order m_order;
    mutable std::mutex m_mutex;
    std::optional<OrderSearch::Found> m_shortest;
    std::optional<OrderSearch::Found> m_longest;
    std::atomic<bool> m_hasEnded = false;
    std::jthread m_thread; ///< last, so that it is gone first
};

} // namespace halfplane
