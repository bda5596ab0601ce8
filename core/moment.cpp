#include "core/moment.h"

#include <cassert>

namespace halfplane {

namespace {

MomentCheck checked(const Run &run, const Moment &moment, std::uint32_t point, std::optional<double> rate)
{
    const std::uint64_t check = checkOf(run.trace, moment.cursor);
    return {.sweep = run.trace.sweepOf(check),
            .place = run.trace.placeOf(check),
            .point = point,
            .number = run.problem->numberOf(point),
            .scoreBefore = run.reflected().score(moment.before, point),
            .scoreAfter = run.reflected().score(moment.after, point),
            .rate = rate,
            .isPending = isAsked(run.trace, moment.cursor)};
}

} // namespace

Moment momentAt(const Run &run, const Cursor &cursor)
{
    const Trace &trace = run.trace;
    const std::uint64_t k = cursor.update;
    assert(cursor == clamped(trace, cursor));
    const Cursor before = previous(trace, cursor, Stride::Check);
    Moment moment{.cursor = cursor,
                  .before = trace.weights(before.update),
                  .after = trace.weights(k),
                  .answerBefore = classifierAt(run, before),
                  .answer = classifierAt(run, cursor),
                  .check = {}};
    if (cursor.idleChecks > 0)
        moment.check = checked(run, moment, trace.pointOf(checkOf(trace, cursor)), std::nullopt);
    else if (k > 0)
        moment.check = checked(run, moment, trace.update(k).point, trace.update(k).rate);
    return moment;
}

std::vector<Candidate> candidatesAt(const Run &run, const Moment &moment)
{
    if (!moment.isUpdate())
        return {};
    return run.variant->candidates({moment.before, moment.check->point, moment.check->scoreBefore});
}

} // namespace halfplane
