#include "bench/bench.h"
#include "bench/clouds.h"
#include "bench/python.h"
#include "bench/sides.h"
#include "core/numbers.h"
#include "core/study/loss_curve.h"
#include "support/runs.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <unistd.h>

using namespace halfplane;

namespace bench {

namespace {

/// What the Python loops say of their run.
struct PythonRun
{
    double runSeconds = 0;
    double lossSeconds = 0;
    std::uint64_t updates = 0;
    double w1 = 0;
    double w2 = 0;
};

PythonRun runInPython(const std::string &interpreter, const Contest<2> &contest, int repetitions)
{
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / ("halfplane-bench-" + std::to_string(getpid()) + ".csv");
    std::ofstream(file) << writePoints(contest.points);
    std::string rates;
    for (const double rate : contest.rates())
        rates += (rates.empty() ? "" : ",") + shortest(rate);
    std::istringstream output(outputOf(
        interpreter + " " HALFPLANE_TEST_DATA "/bench/appendix_loops.py " + file.string() + " " + rates + " "
        + std::to_string(contest.recipe.caps.updates) + " " + std::to_string(repetitions)));
    std::filesystem::remove(file);
    PythonRun result;
    output >> result.runSeconds >> result.lossSeconds >> result.updates >> result.w1 >> result.w2;
    return result;
}

struct AppendixCase
{
    std::string variant;
    std::string data;
    Dataset points;
    std::uint64_t updates = 0;
};

/// Seconds for a run alone, and for a run and the losses after each of its updates.
struct OurTimes
{
    double run = 0;
    double runAndLosses = 0;
};

OurTimes timed(const Trainer &fresh, int repetitions)
{
    constexpr std::size_t runs = 20;
    std::vector<Trainer> trainers;
    const auto prepare = [&] { trainers.assign(runs, fresh); };
    const Side alone{.work =
                         [&] {
                             for (Trainer &trainer : trainers)
                                 trainer.advance();
                         },
                     .prepare = prepare};
    const Side withLosses{.work =
                              [&] {
                                  for (Trainer &trainer : trainers) {
                                      trainer.advance();
                                      use(lossSeries(trainer.run()));
                                  }
                              },
                          .prepare = prepare};
    const Times times = compare(alone, withLosses, repetitions);
    return {times.ours / runs, times.theirs / runs};
}

void measureCase(Table &table, const std::string &interpreter, const AppendixCase &given, int repetitions)
{
    Recipe recipe;
    recipe.variant = given.variant;
    if (given.variant == "greedy")
        recipe.parameters["etas"] = std::vector{0.5, 1.0, 2.0, 4.0};
    recipe.caps.updates = given.updates;
    const Contest<2> contest(given.points, recipe);
    Trainer trainer = contest.trainer();
    const OurTimes ours = timed(trainer, repetitions);
    const PythonRun theirs = runInPython(interpreter, contest, repetitions);

    const std::string what = given.variant + ", " + given.data;
    trainer.advance();
    const Trace &trace = trainer.run().trace;
    const Weights w = trace.weights(trace.updateCount());
    table.require(trace.updateCount() == theirs.updates && w[0] == theirs.w1 && w[1] == theirs.w2,
                  what + ": the same run in Python");
    table.add({what + ", run and losses",
               given.points.size(),
               {ours.runAndLosses, theirs.runSeconds + theirs.lossSeconds},
               1000});
    table.add({what + ", run alone", given.points.size(), {ours.run, theirs.runSeconds}, 0});
}

} // namespace

Table measureAppendix(const Effort &effort)
{
    Table table("Against Python and NumPy", effort.enough);
    const std::string interpreter = python();
    if (interpreter.empty()) {
        table.leaveOut("Left out: there is no python3 with NumPy.");
        return table;
    }
    const Dataset figure = test::oracleData("figure34.csv");
    const Dataset thousand = noisyClouds(1'000, 1);
    const Dataset tenThousand = noisyClouds(10'000, 1);
    for (const AppendixCase &given : {
             AppendixCase{"greedy", "Figure 3.4", figure, 1'000},
             AppendixCase{"greedy", "5 % noise", thousand, 100},
             AppendixCase{"greedy", "5 % noise", tenThousand, 20},
             AppendixCase{"standard", "Figure 3.4", figure, 1'000},
             AppendixCase{"standard", "5 % noise", thousand, 1'000},
             AppendixCase{"standard", "5 % noise", tenThousand, 100},
         })
        measureCase(table, interpreter, given, effort.repetitions);
    return table;
}

} // namespace bench
