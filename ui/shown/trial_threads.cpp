#include "ui/shown/trial_threads.h"

#include "ui/shown/stop_flag.h"

#include <algorithm>

namespace halfplane {

namespace {

std::int64_t millisecondsNow()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

} // namespace

TrialThreads::TrialThreads(const Trials &trials, Order order)
    : m_count(trials.count())
    , m_outcomes(trials.noneYet())
    , m_tell(std::move(order.tell))
    , m_isDone(std::make_unique<std::atomic<bool>[]>(m_count / chunk + 1))
    , m_lastTold(millisecondsNow())
{
    const unsigned wanted = order.threads > 0 ? order.threads : std::thread::hardware_concurrency();
    const std::size_t useful = std::clamp<std::size_t>(wanted, 1, m_count / chunk + 1);
    m_working = static_cast<unsigned>(useful);
    try {
        for (std::size_t i = 0; i < useful; ++i)
            m_threads.emplace_back([this, trials]() mutable { work(std::move(trials)); });
    } catch (...) { // the system has no more of them
        stop();
        throw;
    }
}

TrialThreads::~TrialThreads() { stop(); }

void TrialThreads::stop() { m_isStopped.store(true, std::memory_order_relaxed); }

std::size_t TrialThreads::known() const
{
    const std::size_t chunks = (m_count + chunk - 1) / chunk;
    std::size_t known = m_chunksKnown.load(std::memory_order_acquire);
    while (known < chunks && m_isDone[known].load(std::memory_order_acquire))
        ++known;
    m_chunksKnown.store(known, std::memory_order_release);
    return std::min(known * chunk, m_count);
}

bool TrialThreads::waitFor(std::chrono::milliseconds time)
{
    std::unique_lock lock(m_mutex);
    return m_ended.wait_for(lock, time, [this] { return haveEnded(); });
}

void TrialThreads::work(Trials trials)
{
    const Stop stop(m_isStopped);
    while (!stop.isAsked()) {
        const std::size_t taken = m_nextChunk.fetch_add(1, std::memory_order_relaxed);
        const std::size_t from = std::min(taken * chunk, m_count);
        const std::size_t to = std::min(from + chunk, m_count);
        if (from == to || trials.carryOut(from, to, m_outcomes, stop) < to)
            break;
        m_isDone[taken].store(true, std::memory_order_release);
        tellNowAndThen();
    }
    endOne();
}

void TrialThreads::tellNowAndThen()
{
    constexpr std::int64_t pause = 30; // about two frames
    const std::int64_t now = millisecondsNow();
    std::int64_t last = m_lastTold.load(std::memory_order_relaxed);
    const bool isTime = m_tell && now - last >= pause;
    if (isTime && m_lastTold.compare_exchange_strong(last, now, std::memory_order_relaxed))
        m_tell();
}

void TrialThreads::endOne()
{
    if (m_working.fetch_sub(1, std::memory_order_acq_rel) > 1)
        return;
    {
        const std::scoped_lock lock(m_mutex); // so that nobody is between looking and waiting
    }
    m_ended.notify_all();
    if (m_tell)
        m_tell();
}

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
