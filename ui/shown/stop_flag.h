#pragma once

#include "core/stop.h"

#include <functional>
#include <stop_token>

namespace halfplane {

/// A thread's std::stop_token as core hears it: while it lives, a stop asked for there is asked for here too.
class StopFlag
{
public:
    explicit StopFlag(const std::stop_token &stop)
        : m_callback(stop, [this] { m_isAsked.store(true, std::memory_order_relaxed); })
    {
    }

    Stop stop() const { return Stop(m_isAsked); }

private:
    std::atomic<bool> m_isAsked = false;
    std::stop_callback<std::function<void()>> m_callback;
};

} // namespace halfplane
