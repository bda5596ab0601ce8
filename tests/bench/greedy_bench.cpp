#include "bench/clouds.h"
#include "bench/updates.h"
#include "core/loss_index.h"
#include "core/mistakes.h"

using namespace halfplane;

namespace bench {

namespace {

std::vector<double> rates(std::size_t count)
{
    std::vector<double> result;
    for (std::size_t i = 0; i < count; ++i)
        result.push_back(0.25 * static_cast<double>(i + 1));
    return result;
}

/// As many updates as the naive loop makes in some hundredths of a second.
std::uint64_t affordableUpdates(std::size_t n, std::size_t rateCount)
{
    return std::clamp<std::uint64_t>(40'000'000 / (n * rateCount), 8, 20'000);
}

template <std::size_t D>
Contest<D> greedyContest(std::size_t n, std::size_t rateCount)
{
    Recipe recipe;
    recipe.variant = "greedy";
    recipe.parameters["etas"] = rates(rateCount);
    recipe.caps.updates = affordableUpdates(n, rateCount);
    return {noisyClouds(n, n + rateCount), recipe};
}

template <std::size_t D>
std::string name(const std::string &what, std::size_t rateCount)
{
    return what + ", S = " + std::to_string(rateCount) + ", " + std::string(idOf(spaceOf<D>));
}

/// The candidates of one update in the midst of a run.
template <std::size_t D>
std::vector<naive::Vector<D>> candidates(const Contest<D> &contest)
{
    const naive::Vector<D> w{3, 2};
    std::vector<naive::Vector<D>> result;
    for (const double rate : contest.rates())
        result.push_back(naive::updated(w, 0.2 * rate, contest.examples[contest.points.size() / 2]));
    return result;
}

/// The losses of some candidates, over and over again.
template <std::size_t D>
struct LossContest
{
    explicit LossContest(const Contest<D> &contest)
        : examples(contest.examples)
        , reflected(contest.problem->reflected)
        , index(reflected)
        , naiveWeights(candidates(contest))
        , counts(naiveWeights.size())
        , naiveCounts(naiveWeights.size())
        , rounds(static_cast<int>(contest.recipe.caps.updates))
    {
        for (const naive::Vector<D> &w : naiveWeights)
            weights.push_back(weightsOf(w));
    }

    void countNaively()
    {
        for (std::size_t i = 0; i < naiveWeights.size(); ++i)
            naiveCounts[i] = naive::loss(examples, naiveWeights[i]);
    }
    void countInOnePass() { losses(reflected, weights, counts); }
    void countByIndex()
    {
        for (std::size_t i = 0; i < weights.size(); ++i)
            counts[i] = index.loss(weights[i]);
    }

    const naive::Examples<D> &examples;
    const ReflectedPoints &reflected;
    LossIndex index;
    std::vector<naive::Vector<D>> naiveWeights;
    std::vector<Weights> weights;
    std::vector<std::size_t> counts;
    std::vector<std::size_t> naiveCounts;
    int rounds;
};

template <std::size_t D>
void measureLosses(Table &table, const Contest<D> &given, int repetitions)
{
    LossContest<D> contest(given);
    const auto repeated = [&](auto count) {
        return Side{.work =
                        [&contest, count] {
                            for (int i = 0; i < contest.rounds; ++i) {
                                (contest.*count)();
                                use(contest);
                            }
                        },
                    .prepare = {}};
    };
    const auto measure = [&](const char *what, auto count) {
        const Times times = compare(repeated(count), repeated(&LossContest<D>::countNaively), repetitions);
        table.require(contest.counts == contest.naiveCounts, std::string(what) + ": the same counts");
        table.add({name<D>(what, contest.counts.size()), given.points.size(), times.each(contest.rounds), 0});
    };
    measure("losses in one pass", &LossContest<D>::countInOnePass);
    measure("losses by index", &LossContest<D>::countByIndex);
}

} // namespace

Table measureGreedy(const Effort &effort)
{
    Table table("Greedy", effort.enough);
    for (const std::size_t n : sizes) {
        for (const std::size_t rateCount : {4U, 16U}) {
            measureUpdates(table, name<2>("update", rateCount), greedyContest<2>(n, rateCount), 2,
                           effort.repetitions);
            measureUpdates(table, name<3>("update", rateCount), greedyContest<3>(n, rateCount), 2,
                           effort.repetitions);
        }
    }
    return table;
}

Table measureLosses(const Effort &effort)
{
    Table table("Losses of the candidates", effort.enough);
    for (const std::size_t n : sizes) {
        measureLosses(table, greedyContest<2>(n, 4), effort.repetitions);
        measureLosses(table, greedyContest<3>(n, 4), effort.repetitions);
    }
    return table;
}

} // namespace bench
