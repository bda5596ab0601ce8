#include "bench/bench.h"
#include "support/runs.h"
#include "ui/shown/trial_threads.h"

#include <algorithm>

using namespace halfplane;

namespace bench {

namespace {

Trials figureTrials(std::size_t count)
{
    Trials trials(test::oracleData("figure34.csv"), Seeds{1, count});
    trials.add(test::recipe("standard"));
    trials.add(test::recipe("greedy"));
    return trials;
}

void carryOutOn(unsigned number, const Trials &trials)
{
    TrialThreads threads(trials, {.threads = number});
    threads.waitFor(std::chrono::hours(1));
    use(threads.outcomes());
}

void measureCores(Table &table, int repetitions)
{
    const unsigned cores = std::thread::hardware_concurrency();
    const Trials trials = figureTrials(20'000);
    const Side all{.work = [&] { carryOutOn(cores, trials); }, .prepare = {}};
    const Side one{.work = [&] { carryOutOn(1, trials); }, .prepare = {}};
    table.add({"on " + std::to_string(cores) + " cores, against one", 80,
               compare(all, one, std::max(repetitions, 10)), 0.8 * cores});
}

} // namespace

Table measureOrders(const Effort &effort)
{
    Table table("Orders of Figure 3.4", effort.enough);
    measureCores(table, effort.repetitions);
    return table;
}

} // namespace bench
