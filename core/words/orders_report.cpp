#include "core/words/orders_report.h"

#include "core/numbers.h"
#include "core/orders.h"
#include "core/words/comparison_report.h"
#include "core/words/number_words.h"
#include "core/words/report_parts.h"

#include <algorithm>

namespace halfplane {

namespace {

/// From the least to the largest number of updates of any recipe; nothing where no run converged.
struct UpdateRange
{
    std::uint32_t min = 0;
    std::uint32_t max = 0;
};

std::optional<UpdateRange> rangeOf(std::span<const Spread> spreads)
{
    std::optional<UpdateRange> range;
    for (const Spread &spread : spreads) {
        if (!spread.updates)
            continue;
        if (!range)
            range = {spread.updates->min, spread.updates->max};
        range = {std::min(range->min, spread.updates->min), std::max(range->max, spread.updates->max)};
    }
    return range;
}

/// How many runs made so many updates, in columns that are alike for every recipe.
std::string histogram(std::span<const Outcome> outcomes, const UpdateRange &range)
{
    constexpr std::size_t width = 50;
    const std::uint64_t values = std::uint64_t{range.max} - range.min + 1;
    std::vector<std::size_t> columns(std::min<std::uint64_t>(width, values));
    for (const Outcome &outcome : outcomes) {
        if (outcome.end == EndReason::Converged)
            ++columns[(outcome.updates - range.min) * columns.size() / values];
    }
    return bars(columns, width);
}

/// The ways in which any run ended; convergence always.
std::vector<EndReason> endsOf(std::span<const Spread> spreads)
{
    std::vector<EndReason> ends;
    for (const EndReason end : allEnds) {
        const auto isThere = [end](const Spread &spread) { return spread.ends[end] > 0; };
        if (end == EndReason::Converged || std::ranges::any_of(spreads, isThere))
            ends.push_back(end);
    }
    return ends;
}

std::string spreadTable(std::span<const Spread> spreads, const Fewest &fewest)
{
    const std::vector<EndReason> ends = endsOf(spreads);
    std::vector<Side> sides(5 + ends.size(), Side::Right);
    sides[0] = Side::Left;
    Table table(sides);
    std::vector<std::string> titles{"", "median", "least", "most", "fewest"};
    for (const EndReason end : ends)
        titles.emplace_back(idOf(end));
    table.add(titles);
    for (std::size_t row = 0; row < spreads.size(); ++row) {
        const auto &updates = spreads[row].updates;
        const auto cell = [&](double value) { return updates ? readable(value, 15) : std::string(noNumber); };
        const Spread::Updates shown = updates.value_or(Spread::Updates{});
        std::vector<std::string> cells{std::to_string(row + 1), cell(shown.median), cell(shown.min),
                                       cell(shown.max), number(fewest.alone[row])};
        for (const EndReason end : ends)
            cells.push_back(number(spreads[row].ends[end]));
        table.add(cells);
    }
    return table.text("  ");
}

/// Where the points are left out one by one, an angle is told of all runs.
std::string remarkOnSpread(std::span<const Spread> spreads, const Variations &varied)
{
    const auto isUnfinished = [](const Spread &spread) {
        return std::ranges::any_of(
            allEnds, [&](EndReason end) { return end != EndReason::Converged && spread.ends[end] > 0; });
    };
    return std::holds_alternative<LeftOut>(varied) && std::ranges::any_of(spreads, isUnfinished)
        ? " The angle is over all runs: of one that did not converge it takes the w that it had last."
        : "";
}

/// What the columns leave open.
std::string remarks(std::span<const Spread> spreads, const Fewest &fewest, const Variations &varied)
{
    if (!std::holds_alternative<Seeds>(varied))
        return std::string("Median, least and most are over the runs that converged; fewest: in so many this "
                           "recipe alone made the fewest updates.")
            + remarkOnSpread(spreads, varied);
    std::string text = "Median, least and most are over the orders in which a run converged";
    if (spreads.size() > 1) {
        text +=
            "; fewest: in so many orders this recipe alone made the fewest updates. All made equally many in "
            + counted(fewest.allEqual, "order", "orders");
        if (fewest.shared > 0)
            text += ", some shared the fewest in " + number(fewest.shared);
        if (fewest.none > 0)
            text += ", none converged in " + number(fewest.none);
    }
    return text + ".";
}

std::string histograms(const OrdersRun &run, const UpdateRange &range)
{
    std::string text;
    for (std::size_t row = 0; row < run.recipes.size(); ++row) {
        text += "  " + padded(std::to_string(row + 1), 3, Side::Left) + number(range.min) + " "
            + padded(histogram(run.outcomes[row], range), 50, Side::Left) + " " + number(range.max) + "\n";
    }
    return text;
}

/// "1 to 80"
std::string rangeText(std::uint64_t first, std::uint64_t count)
{
    return count == 1 ? std::to_string(first)
                      : std::to_string(first) + " to " + std::to_string(first + count - 1);
}

bool leavesOut(const OrdersRun &run) { return std::holds_alternative<LeftOut>(run.varied); }
bool areOrders(const OrdersRun &run) { return std::holds_alternative<Seeds>(run.varied); }

std::string spreadText(const OrdersRun &run)
{
    std::string text;
    for (std::size_t row = 0; row < run.recipes.size(); ++row) {
        const auto spread = spreadOfNormals(run.outcomes[row]);
        text += "  " + padded(std::to_string(row + 1), 3, Side::Left)
            + (spread ? inDegrees(*spread) : std::string(noNumber)) + "\n";
    }
    return text;
}

/// "80, shuffled by the seeds 1 to 80", "80, each without one of the points 1 to 80"
std::string variedText(const Variations &varied)
{
    if (const auto *points = std::get_if<LeftOut>(&varied))
        return number(points->count)
            + (points->count == 1 ? ", without point " : ", each without one of the points ")
            + rangeText(points->first + 1, points->count);
    if (const VariedValues values = valuesOf(varied); !values.name.empty())
        return number(values.values.size()) + ", " + values.name + " from " + shortest(values.values.front())
            + " to " + shortest(values.values.back());
    const Seeds &seeds = std::get<Seeds>(varied);
    return number(seeds.count) + (seeds.count == 1 ? ", shuffled by seed " : ", shuffled by the seeds ")
        + rangeText(seeds.first, seeds.count);
}

} // namespace

std::string writeOrdersReport(const Dataset &points, const OrdersRun &run, const ReportHeading &heading,
                              Paint paint)
{
    std::vector<std::pair<std::string, std::string>> rows{
        {"points", pointsText(points, run.recipes.front().space)}};
    if (!heading.note.empty())
        rows.emplace_back("classes", heading.note);
    rows.emplace_back(areOrders(run) ? "orders" : "runs", variedText(run.varied));
    std::vector<Recipe> recipes = run.recipes;
    for (Recipe &recipe : recipes)
        recipe.order = areOrders(run) ? Order::Given : recipe.order; // the orders are said once
    std::vector<Spread> spreads;
    for (const auto &outcomes : run.outcomes)
        spreads.push_back(spreadOf(outcomes));
    const Fewest fewest = fewestOf(run.outcomes, countOf(run.varied));
    const std::string head = headingPart(heading, paint);
    std::string text = head + (head.empty() ? "" : "\n") + labelled(rows, paint) + "\n"
        + sectionTitle("Recipes", paint) + labelled(numberedRecipes(recipes), paint) + "\n"
        + sectionTitle("Updates until convergence", paint) + spreadTable(spreads, fewest);
    for (const std::string &line : wrapped(remarks(spreads, fewest, run.varied), reportWidth - 2))
        text += "  " + inked(line, Ink::Faint, paint) + "\n";
    if (leavesOut(run))
        text += "\n" + sectionTitle("The widest angle between two final normals", paint) + spreadText(run);
    if (const auto range = rangeOf(spreads))
        text += "\n"
            + sectionTitle("How many " + std::string(areOrders(run) ? "orders" : "runs") + " need so many",
                           paint)
            + histograms(run, *range);
    return text;
}

} // namespace halfplane
