#include "core/cursor.h"

#include <algorithm>

namespace halfplane {

namespace {

/// The check with which the sweep of this check ends; the end of what is recorded in the last sweep.
std::uint64_t lastCheckOfSweep(const Trace &trace, std::uint64_t sweep)
{
    return std::min(sweep * trace.pointCount(), trace.checkCount());
}

/// The places of the playhead after {k, 0} and before {k + 1, 0}.
std::uint64_t placesAfter(const Trace &trace, std::uint64_t k)
{
    return trace.idleChecksAfter(k) + (k < trace.updateCount() ? 1 : 0);
}

Cursor placeAfter(const Trace &trace, const Cursor &cursor)
{
    if (cursor.idleChecks < placesAfter(trace, cursor.update))
        return {cursor.update, cursor.idleChecks + 1};
    return cursor.update < trace.updateCount() ? Cursor{cursor.update + 1, 0} : cursor;
}

Cursor placeBefore(const Trace &trace, const Cursor &cursor)
{
    if (cursor.idleChecks > 0)
        return {cursor.update, cursor.idleChecks - 1};
    return cursor.update > 0 ? askedCursor(trace, cursor.update) : Cursor{};
}

} // namespace

std::string_view idOf(Stride stride)
{
    switch (stride) {
    case Stride::Check:
        return "check";
    case Stride::Update:
        return "update";
    case Stride::Sweep:
        return "sweep";
    }
    return {};
}

std::optional<Stride> strideFromId(std::string_view id)
{
    const auto found = std::ranges::find_if(allStrides, [&](Stride stride) { return idOf(stride) == id; });
    return found == allStrides.end() ? std::nullopt : std::optional(*found);
}

Cursor askedCursor(const Trace &trace, std::uint64_t update)
{
    return {update - 1, trace.idleChecksAfter(update - 1) + 1};
}

Cursor cursorOf(const Trace &trace, const RunStep &step)
{
    if (step.update > trace.updateCount())
        return lastCursor(trace);
    return step.beat == Beat::Asked ? askedCursor(trace, step.update) : Cursor{step.update, 0};
}

bool isAsked(const Trace &trace, const Cursor &cursor)
{
    return cursor.update < trace.updateCount() && cursor == askedCursor(trace, cursor.update + 1);
}

std::uint64_t checkOf(const Trace &trace, const Cursor &cursor)
{
    return trace.checksUntil(cursor.update) + cursor.idleChecks;
}

Cursor cursorAtCheck(const Trace &trace, std::uint64_t check)
{
    const std::uint64_t known = std::min(check, trace.checkCount());
    const std::uint64_t update = trace.updateAtCheck(known);
    return {update, known - trace.checksUntil(update)};
}

Cursor lastCursor(const Trace &trace)
{
    const std::uint64_t last = trace.updateCount();
    return {last, trace.idleChecksAfter(last)};
}

Cursor clamped(const Trace &trace, const Cursor &cursor)
{
    if (cursor.update > trace.updateCount())
        return lastCursor(trace);
    return {cursor.update, std::min(cursor.idleChecks, placesAfter(trace, cursor.update))};
}

Cursor next(const Trace &trace, const Cursor &cursor, Stride stride)
{
    // A check whose point is asked has not been made.
    const std::uint64_t check = checkOf(trace, cursor) - (isAsked(trace, cursor) ? 1 : 0);
    switch (stride) {
    case Stride::Check:
        return placeAfter(trace, cursor);
    case Stride::Update:
        return cursor.update < trace.updateCount() ? Cursor{cursor.update + 1, 0} : lastCursor(trace);
    case Stride::Sweep:
        return cursorAtCheck(trace, lastCheckOfSweep(trace, trace.sweepOf(check + 1)));
    }
    return cursor;
}

Cursor previous(const Trace &trace, const Cursor &cursor, Stride stride)
{
    const std::uint64_t check = checkOf(trace, cursor);
    if (check == 0)
        return {};
    switch (stride) {
    case Stride::Check:
        return placeBefore(trace, cursor);
    case Stride::Update:
        return {cursor.idleChecks > 0 ? cursor.update : cursor.update - 1, 0};
    case Stride::Sweep:
        return cursorAtCheck(trace, lastCheckOfSweep(trace, trace.sweepOf(check) - 1));
    }
    return cursor;
}

} // namespace halfplane
