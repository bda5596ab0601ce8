#pragma once

#include "core/trace.h"

#include <array>
#include <compare>
#include <optional>
#include <string_view>

namespace halfplane {

/// Where the playhead stands: after `update` updates and `idleChecks` checks since that changed nothing. {0,
/// 0} is the start; {k, 0} is the moment of update k. The check that makes an update has a place of its own
/// before that, behind the last idle check: its point is asked, and w is still as it was.
struct Cursor
{
    std::uint64_t update = 0;
    std::uint64_t idleChecks = 0;

    auto operator<=>(const Cursor &) const = default;
};

/// The two places of the check that makes an update: its point is asked; w has moved.
enum class Beat : std::uint8_t { Asked, Made };

/// A moment of a run by its update: how figures, which leave out what changes nothing, count them. Beyond the
/// end of a run is its end.
struct RunStep
{
    std::uint64_t update = 0;
    Beat beat = Beat::Made;

    constexpr RunStep(std::uint64_t k = 0, Beat which = Beat::Made)
        : update(k)
        , beat(which)
    {
    }
    auto operator<=>(const RunStep &) const = default;
};
Cursor cursorOf(const Trace &trace, const RunStep &step);

/// What one step of the playhead is. Only by checks it rests where a point is asked.
enum class Stride { Check, Update, Sweep };

inline constexpr std::array allStrides{Stride::Check, Stride::Update, Stride::Sweep};

std::string_view idOf(Stride stride);
std::optional<Stride> strideFromId(std::string_view id);

/// Where the point of an update, from 1, is asked.
Cursor askedCursor(const Trace &trace, std::uint64_t update);
bool isAsked(const Trace &trace, const Cursor &cursor);

/// How many checks have been begun at the cursor: the same for both beats of an update.
std::uint64_t checkOf(const Trace &trace, const Cursor &cursor);
/// What the check came to.
Cursor cursorAtCheck(const Trace &trace, std::uint64_t check);

/// The last moment that is recorded.
Cursor lastCursor(const Trace &trace);

/// The nearest moment that exists in this trace: the playhead stays where it was when a run changes under it.
Cursor clamped(const Trace &trace, const Cursor &cursor);

/// One step on or back; the ends stay where they are. By update, the checks after the last update are one
/// step: to the end of the run. By sweep, the steps end with the sweeps.
Cursor next(const Trace &trace, const Cursor &cursor, Stride stride);
Cursor previous(const Trace &trace, const Cursor &cursor, Stride stride);

} // namespace halfplane
