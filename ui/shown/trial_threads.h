#pragma once

#include "core/order_search.h"
#include "core/trials.h"

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace halfplane {

/// Carries out trials on several threads, which share out the places among themselves. Outcomes stand where
/// their place is, so any number of threads finds the same; what is known so far can be looked at while the
/// rest is computed. Threads start at once.
class TrialThreads
{
public:
    struct Order
    {
        unsigned threads = 0; ///< 0: as many as there are cores

        /// From one of the threads: more is known. At most every few dozen milliseconds, and at the end, when
        /// all is known or all have stopped, once more.
        std::function<void()> tell = {};
    };

    TrialThreads(const Trials &trials, Order order);
    ~TrialThreads(); ///< stops what is going on and waits for it
    TrialThreads(const TrialThreads &) = delete;
    TrialThreads &operator=(const TrialThreads &) = delete;

    /// How many places are known, from the first on without a gap. Of each row so many outcomes can be read.
    std::size_t known() const;
    const Outcomes &outcomes() const { return m_outcomes; }

    /// All is known, or all have stopped.
    bool haveEnded() const { return m_working.load(std::memory_order_acquire) == 0; }

    /// Asks all to stop, between two updates of a run. Does not wait.
    void stop();

    /// Waits so long at most. True when all have ended.
    bool waitFor(std::chrono::milliseconds time);

private:
    void work(Trials trials);
    void tellNowAndThen();
    void endOne();

    static constexpr std::size_t chunk = 4; ///< places taken at a time

    std::size_t m_count;
    Outcomes m_outcomes;
    std::function<void()> m_tell;
    std::unique_ptr<std::atomic<bool>[]> m_isDone; ///< for each chunk
    mutable std::atomic<std::size_t> m_chunksKnown = 0; ///< all before it are done
    std::atomic<std::size_t> m_nextChunk = 0;
    std::atomic<std::int64_t> m_lastTold = 0; ///< milliseconds of the steady clock
    std::atomic<bool> m_isStopped = false;
    std::atomic<unsigned> m_working = 0;
    std::mutex m_mutex;
    std::condition_variable m_ended;
    std::vector<std::jthread> m_threads; ///< last, so that they are gone first
};

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
