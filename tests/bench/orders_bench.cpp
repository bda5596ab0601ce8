#include "bench/bench.h"
#include "bench/python.h"
#include "support/runs.h"
#include "ui/shown/trial_threads.h"

#include <algorithm>
#include <sstream>

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

/// Seconds for the plain loops in the orders of ten seeds.
double tenOrdersInPython(const std::string &interpreter, const std::string &rates, int repetitions)
{
    std::istringstream output(outputOf(
        interpreter
        + " " HALFPLANE_TEST_DATA "/bench/appendix_loops.py " HALFPLANE_TEST_DATA "/oracle/figure34.csv "
        + rates + " 100000 " + std::to_string(repetitions) + " 1 2 3 4 5 6 7 8 9 10"));
    double seconds = 0;
    output >> seconds;
    return seconds;
}

/// A thousand of ours in a tenth of the time of ten of theirs: each a thousand times as fast.
void measureAgainstPython(Table &table, int repetitions)
{
    const std::string interpreter = python();
    if (interpreter.empty()) {
        table.leaveOut("Left out: there is no python3 with NumPy.");
        return;
    }
    const Trials trials = figureTrials(1'000);
    const Side ours{.work = [&] { carryOutOn(1, trials); }, .prepare = {}};
    const Times times = compare(ours, {.work = [] {}, .prepare = {}}, repetitions);
    const double theirs = tenOrdersInPython(interpreter, "1", repetitions)
        + tenOrdersInPython(interpreter, "0.5,1,2,4", repetitions);
    table.add({"an order, standard and greedy, one core", 80, {times.ours / 1'000, theirs / 10}, 1'000});
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
    measureAgainstPython(table, effort.repetitions);
    measureCores(table, effort.repetitions);
    return table;
}

} // namespace bench
