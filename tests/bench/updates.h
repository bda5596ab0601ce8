#pragma once

#include "bench/bench.h"
#include "bench/sides.h"

namespace bench {

/// Everything that an update takes, the making of the trainer and of what it needs included.
template <std::size_t D>
void measureUpdates(Table &table, const std::string &what, const Contest<D> &contest, double demanded,
                    int repetitions)
{
    std::optional<halfplane::Trainer> trainer;
    const Side ours{.work =
                        [&] {
                            trainer.emplace(contest.trainer());
                            trainer->advance();
                        },
                    .prepare = [&] { trainer.reset(); }};
    const Side theirs{.work =
                          [&] {
                              naive::Record<D> record;
                              contest.runNaively(record);
                              use(record);
                          },
                      .prepare = {}};
    const Times times = compare(ours, theirs, repetitions);
    table.require(contest.agreesWith(trainer->run().trace), what + ": the same run");
    table.add({what, contest.points.size(),
               times.each(static_cast<double>(trainer->run().trace.updateCount())), demanded});
}

} // namespace bench
