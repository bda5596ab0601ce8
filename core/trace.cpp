#include "core/trace.h"

#include <algorithm>
#include <cassert>

namespace halfplane {

std::string_view idOf(EndReason reason)
{
    switch (reason) {
    case EndReason::Converged:
        return "converged";
    case EndReason::MaxUpdates:
        return "max-updates";
    case EndReason::MaxSweeps:
        return "max-sweeps";
    case EndReason::Cycling:
        return "cycling";
    }
    return {};
}

Trace::Trace(Weights start, Visits visits)
    : m_start(std::move(start))
    , m_visits(std::move(visits))
{
}

Weights Trace::weights(std::uint64_t k) const
{
    if (k == 0)
        return m_start;
    return weightsOf(std::span(update(k).w).first(m_start.size()));
}

std::uint64_t Trace::idleChecksAfter(std::uint64_t k) const
{
    const std::uint64_t until = k < updateCount() ? update(k + 1).check - 1 : m_checks;
    return until - checksUntil(k);
}

std::uint64_t Trace::updateAtCheck(std::uint64_t check) const
{
    const auto after = std::ranges::upper_bound(m_updates, check, {}, &Update::check);
    return static_cast<std::uint64_t>(after - m_updates.begin());
}

/// Moving what there is costs more than recording it, so it is done seldom. Memory that is never written to
/// costs nothing.
void Trace::makeRoom() { m_updates.reserve(std::max<std::size_t>(64, 8 * m_updates.size())); }

void Trace::restart(std::shared_ptr<const Permutation> order)
{
    m_updates.clear();
    m_checks = 0;
    m_end.reset();
    m_visits.follow(std::move(order));
}

void Trace::close(const End &end)
{
    assert(!m_end);
    m_end = end;
    m_checks = end.checks;
}

} // namespace halfplane
