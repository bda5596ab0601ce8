#pragma once

#include <atomic>

namespace halfplane {

/// How work in several pieces hears that nobody wants the rest of it: a view of a flag, which belongs to
/// whoever may ask and must stay as long as the work goes on. By default nobody ever asks. Who sets the flag,
/// and from which thread, is no concern of core, which has to compile where there are no threads.
class Stop
{
public:
    Stop() = default;
    explicit Stop(const std::atomic<bool> &asked)
        : m_asked(&asked)
    {
    }

    bool isAsked() const { return m_asked != nullptr && m_asked->load(std::memory_order_relaxed); }

private:
    const std::atomic<bool> *m_asked = nullptr;
};

} // namespace halfplane
