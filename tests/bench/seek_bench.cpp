#include "bench/bench.h"
#include "bench/clouds.h"
#include "bench/sides.h"
#include "core/moment.h"

#include <random>

using namespace halfplane;

namespace bench {

namespace {

constexpr std::size_t pointCount = 1000;
constexpr std::size_t seekCount = 100'000;
constexpr std::uint64_t replayed = 100;

Contest<2> recordedContest(Order order, std::uint64_t updates)
{
    Recipe recipe;
    recipe.order = order;
    recipe.caps.updates = updates;
    return {noisyClouds(pointCount, pointCount), recipe};
}

/// Half of them updates, half of them any checks.
std::vector<std::uint64_t> randomChecks(const Trace &trace)
{
    std::mt19937_64 random(5);
    std::vector<std::uint64_t> result;
    for (std::size_t i = 0; i < seekCount / 2; ++i) {
        result.push_back(trace.checksUntil(random() % (trace.updateCount() + 1)));
        result.push_back(random() % (trace.checkCount() + 1));
    }
    return result;
}

/// A seek is from the number of a check to all that is to be shown of it. It has to be faster than it is to
/// replay a hundred updates, which is what recording only every two-hundredth w would take.
void measureSeeks(Table &table, Order order, int repetitions)
{
    Trainer trainer = recordedContest(order, 100'000).trainer();
    trainer.advance();
    const Run &run = trainer.run();
    const std::vector<std::uint64_t> checks = randomChecks(run.trace);
    const Contest<2> few = recordedContest(Order::Given, replayed);
    const Side ours{.work =
                        [&] {
                            for (const std::uint64_t check : checks)
                                use(momentAt(run, cursorAtCheck(run.trace, check)));
                        },
                    .prepare = {}};
    const Side theirs{.work =
                          [&] {
                              naive::NoRecord<2> record;
                              for (std::size_t i = 0; i < seekCount; ++i)
                                  use(few.runNaively(record));
                          },
                      .prepare = {}};
    const Times times = compare(ours, theirs, repetitions);
    table.add({"seek, " + std::string(idOf(order)), pointCount, times.each(seekCount), 2});
}

} // namespace

Table measureSeek(const Effort &effort)
{
    Table table("Seeking in 100000 updates", effort.enough);
    for (const Order order : allOrders)
        measureSeeks(table, order, effort.repetitions);
    return table;
}

} // namespace bench
