#include "bench/bench.h"
#include "bench/clouds.h"
#include "bench/sides.h"

using namespace halfplane;

namespace bench {

namespace {

/// Runs of about so many checks together are timed at once.
constexpr double manyChecks = 300'000;

Recipe standardRecipe(Order order, const Caps &caps)
{
    Recipe recipe;
    recipe.order = order;
    recipe.caps = caps;
    return recipe;
}

template <std::size_t D>
class StandardContest
{
public:
    StandardContest(const Dataset &points, const Recipe &recipe)
        : m_contest(points, recipe)
        , m_fresh(m_contest.trainer())
        , m_once(m_fresh)
    {
        m_once.advance();
    }

    /// Seconds a check.
    template <class Record>
    Times compareWith(int repetitions)
    {
        const auto checks = static_cast<double>(m_once.run().trace.checkCount());
        const auto runs = static_cast<std::size_t>(std::clamp(manyChecks / checks, 1.0, 1000.0));
        std::vector<Trainer> trainers;
        const Side ours{.work =
                            [&] {
                                for (Trainer &trainer : trainers)
                                    trainer.advance();
                            },
                        .prepare = [&] { trainers.assign(runs, m_fresh); }};
        std::vector<Record> records;
        const Side theirs{.work =
                              [&] {
                                  for (Record &record : records)
                                      use(m_contest.runNaively(record));
                              },
                          .prepare = [&] { records.assign(runs, {}); }};
        return compare(ours, theirs, repetitions).each(checks * static_cast<double>(runs));
    }

    bool isSameOnBothSides() const { return m_contest.agreesWith(m_once.run().trace); }

private:
    Contest<D> m_contest;
    Trainer m_fresh;
    Trainer m_once;
};

/// First against a loop that keeps the same record of the run, then against a loop that keeps nothing.
template <std::size_t D>
void measure(Table &table, const std::string &name, const Dataset &points, const Recipe &recipe,
             int repetitions)
{
    StandardContest<D> contest(points, recipe);
    const std::string what =
        name + ", " + std::string(idOf(spaceOf<D>)) + ", " + std::string(idOf(recipe.order));
    table.require(contest.isSameOnBothSides(), what + ": the same run");
    table.add({what, points.size(), contest.template compareWith<naive::Record<D>>(repetitions), 1});
    table.add(
        {what + ", bare", points.size(), contest.template compareWith<naive::NoRecord<D>>(repetitions), 0});
}

/// Sweeps that find one mistake each.
template <std::size_t D>
void measureSweeps(Table &table, std::size_t n, Order order, int repetitions)
{
    const std::uint64_t sweeps = std::clamp<std::uint64_t>(1'000'000 / n, 5, 1'000);
    Recipe recipe = standardRecipe(order, {.updates = 100'000, .sweeps = sweeps});
    recipe.start = stubbornStart(sweeps, spaceOf<D>);
    measure<D>(table, "one mistake a sweep", stubbornClouds(n, n), recipe, repetitions);
}

/// 100 000 updates on noisy data: about every tenth check finds a mistake.
template <std::size_t D>
void measureNoise(Table &table, std::size_t n, Order order, int repetitions)
{
    measure<D>(table, "5 % noise", noisyClouds(n, n),
               standardRecipe(order, {.updates = 100'000, .sweeps = {}}), repetitions);
}

} // namespace

Table measureStandard(const Effort &effort)
{
    Table table("Standard", effort.enough);
    for (const std::size_t n : sizes) {
        for (const Order order : {Order::Given, Order::Shuffled}) {
            measureSweeps<2>(table, n, order, effort.repetitions);
            measureSweeps<3>(table, n, order, effort.repetitions);
            measureNoise<2>(table, n, order, effort.repetitions);
            measureNoise<3>(table, n, order, effort.repetitions);
        }
    }
    return table;
}

} // namespace bench
