#include "core/cursor.h"

#include <algorithm>

namespace halfplane {

namespace {

/// The check with which the sweep of this check ends; the end of what is recorded in the last sweep.
std::uint64_t lastCheckOfSweep(const Trace &trace, std::uint64_t sweep)
{
    return std::min(sweep * trace.pointCount(), trace.checkCount());
}

} // namespace

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
    return {cursor.update, std::min(cursor.idleChecks, trace.idleChecksAfter(cursor.update))};
}

Cursor next(const Trace &trace, const Cursor &cursor, Stride stride)
{
    const std::uint64_t check = checkOf(trace, cursor);
    switch (stride) {
    case Stride::Check:
        return cursorAtCheck(trace, check + 1);
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
        return cursorAtCheck(trace, check - 1);
    case Stride::Update:
        return {cursor.idleChecks > 0 ? cursor.update : cursor.update - 1, 0};
    case Stride::Sweep:
        return cursorAtCheck(trace, lastCheckOfSweep(trace, trace.sweepOf(check) - 1));
    }
    return cursor;
}

} // namespace halfplane
