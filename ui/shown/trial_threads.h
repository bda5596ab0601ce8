#pragma once

#include "core/trials.h"

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

} // namespace halfplane
