#pragma once

#include "core/trace.h"

#include <compare>

namespace halfplane {

/// Where the playhead stands: after `update` updates and `idleChecks` checks since that changed nothing. {0,
/// 0} is the start; {k, 0} is the moment of update k.
struct Cursor
{
    std::uint64_t update = 0;
    std::uint64_t idleChecks = 0;

    auto operator<=>(const Cursor &) const = default;
};

/// What one step of the playhead is.
enum class Stride { Check, Update, Sweep };

/// How many checks have been made at the cursor.
std::uint64_t checkOf(const Trace &trace, const Cursor &cursor);
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
