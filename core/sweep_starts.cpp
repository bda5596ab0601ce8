#include "core/sweep_starts.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <limits>
#include <utility>

namespace halfplane {

namespace {

/// Fibonacci hashing of the bits of each component. A multiplication carries upwards only, so the upper half
/// is folded back.
std::uint32_t hashOf(const Weights &w)
{
    constexpr std::uint64_t oddPartOfGoldenRatio = 0x9E37'79B9'7F4A'7C15;
    std::uint64_t hash = 0;
    for (const double component : w) {
        const double oneZero = component + 0.0; // −0 and 0 are the same number
        hash = (hash ^ std::bit_cast<std::uint64_t>(oneZero)) * oddPartOfGoldenRatio;
        hash ^= hash >> 32U;
    }
    return static_cast<std::uint32_t>(hash);
}

} // namespace

/// The start that is the same, or the free place for it.
template <class IsSame>
SweepStarts::Start &SweepStarts::placeOf(std::uint32_t hash, IsSame isSame)
{
    const std::size_t mask = m_starts.size() - 1;
    std::size_t i = hash & mask;
    while (!m_starts[i].isFree() && !(m_starts[i].hash == hash && isSame(m_starts[i])))
        i = (i + 1) & mask;
    return m_starts[i];
}

void SweepStarts::grow()
{
    const std::size_t size = std::max<std::size_t>(128, 4 * m_starts.size());
    const std::vector<Start> old = std::exchange(m_starts, std::vector<Start>(size));
    for (const Start &start : old) {
        if (!start.isFree())
            placeOf(start.hash, [](const Start &) { return false; }) = start;
    }
}

std::optional<std::uint64_t> SweepStarts::note(const Weights &w, std::uint64_t sweeps, const Trace &trace)
{
    if (sweeps < m_noted)
        return std::nullopt;
    m_noted = sweeps + 1;
    if (2 * m_noted > m_starts.size())
        grow();
    const std::uint32_t hash = hashOf(w);
    Start &start = placeOf(hash, [&](const Start &other) { return trace.weights(other.updates()) == w; });
    if (!start.isFree())
        return start.updates();
    assert(trace.updateCount() < std::numeric_limits<std::uint32_t>::max());
    start = {hash, static_cast<std::uint32_t>(trace.updateCount() + 1)};
    return std::nullopt;
}

} // namespace halfplane
