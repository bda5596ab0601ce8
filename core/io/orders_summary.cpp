#include "core/io/orders_summary.h"

#include "core/calls/recipe_words.h"
#include "core/io/json.h"
#include "core/numbers.h"
#include "core/orders.h"

#include <numbers>

namespace halfplane {

namespace {

template <class Items, class Text>
std::string jsonList(const Items &items, Text text)
{
    std::string list = "[";
    for (const auto &item : items)
        (list += list.size() == 1 ? "" : ", ") += text(item);
    return list + "]";
}

std::string endsObject(const Ends &ends)
{
    std::string object = "{";
    for (const EndReason end : allEnds)
        object += (object.size() == 1 ? "" : ", ") + jsonString(idOf(end)) + ": " + std::to_string(ends[end]);
    return object + "}";
}

/// The seeds of the runs whose number of updates means nothing: what is needed to put pieces together.
std::string notConverged(std::uint64_t seed, std::span<const Outcome> outcomes)
{
    std::vector<std::uint64_t> seeds;
    for (const Outcome &outcome : outcomes) {
        if (outcome.end != EndReason::Converged)
            seeds.push_back(seed);
        ++seed;
    }
    return jsonList(seeds, [](std::uint64_t each) { return std::to_string(each); });
}

std::string degrees(double radians) { return shortest(radians * 180 / std::numbers::pi); }

/// What is said of runs without a point each.
std::string anglesOf(std::span<const Outcome> outcomes)
{
    const auto spread = spreadOfNormals(outcomes);
    return ", \"angle\": "
        + jsonList(outcomes,
                   [](const Outcome &outcome) {
                       return outcome.angle == Outcome::noAngle ? std::string("null")
                                                                : degrees(outcome.angle);
                   })
        + ", \"spread\": " + (spread ? degrees(*spread) : "null");
}

std::string ordersOfOne(std::uint64_t firstSeed, const Recipe &recipe, std::span<const Outcome> outcomes,
                        const std::string &more)
{
    const Spread spread = spreadOf(outcomes);
    const auto &updates = spread.updates;
    return "{\"recipe\": " + jsonString(recipeWords(recipe)) + ", \"updates\": "
        + jsonList(outcomes, [](const Outcome &outcome) { return std::to_string(outcome.updates); })
        + ", \"sweeps\": "
        + jsonList(outcomes, [](const Outcome &outcome) { return std::to_string(outcome.sweeps); })
        + ", \"ends\": " + endsObject(spread.ends)
        + ", \"not_converged\": " + notConverged(firstSeed, outcomes)
        + ", \"min\": " + (updates ? std::to_string(updates->min) : "null")
        + ", \"median\": " + (updates ? shortest(updates->median) : "null")
        + ", \"max\": " + (updates ? std::to_string(updates->max) : "null") + more + "}";
}

} // namespace

std::string writeOrders(const Variations &varied, std::span<const Recipe> recipes, const Outcomes &outcomes)
{
    const auto *seeds = std::get_if<Seeds>(&varied);
    const auto *points = std::get_if<LeftOut>(&varied);
    const std::uint64_t first = seeds != nullptr ? seeds->first : points != nullptr ? points->first + 1 : 1;
    const std::size_t count = countOf(varied);
    std::string runs;
    for (std::size_t row = 0; row < recipes.size(); ++row) {
        Recipe recipe = recipes[row];
        if (seeds != nullptr)
            recipe.order = Order::Given; // the seeds are said once
        (runs += row == 0 ? "" : ", ") +=
            ordersOfOne(first, recipe, outcomes[row], points != nullptr ? anglesOf(outcomes[row]) : "");
    }
    std::string head = "{\"from\": " + std::to_string(first) + ", \"count\": " + std::to_string(count);
    if (const VariedValues values = valuesOf(varied); !values.name.empty())
        head +=
            ", \"vary\": " + jsonString(values.name) + ", \"values\": " + jsonList(values.values, shortest);
    return head + ", \"runs\": [" + runs + "], \"fewest\": "
        + jsonList(fewestOf(outcomes, count).alone, [](std::uint64_t each) { return std::to_string(each); })
        + "}\n";
}

} // namespace halfplane
