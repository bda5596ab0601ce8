#include "bench/clouds.h"
#include "bench/updates.h"

namespace bench {

namespace {

/// As many updates as sorting takes about a tenth of a second for; not so many that rates, which may halve at
/// each update, come to the least that the program allows.
std::uint64_t affordableUpdates(std::size_t n) { return std::clamp<std::uint64_t>(2'000'000 / n, 8, 300); }

template <std::size_t D>
void measureLineSearch(Table &table, std::size_t n, int repetitions)
{
    halfplane::Recipe recipe;
    recipe.variant = "line-search";
    recipe.caps.updates = affordableUpdates(n);
    measureUpdates<D>(table, "update, " + std::string(idOf(spaceOf<D>)), {noisyClouds(n, n), recipe},
                      n == 100'000 ? 20 : 0, repetitions);
}

} // namespace

Table measureLineSearch(const Effort &effort)
{
    Table table("Line search", effort.enough);
    for (const std::size_t n : sizes) {
        measureLineSearch<2>(table, n, effort.repetitions);
        measureLineSearch<3>(table, n, effort.repetitions);
    }
    return table;
}

} // namespace bench
