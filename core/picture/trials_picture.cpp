#include "core/picture/trials_picture.h"

#include "core/numbers.h"
#include "core/picture/chart_picture.h"
#include "core/picture/view.h"
#include "core/words/number_words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace halfplane {

namespace {

constexpr double leastBar = 3; ///< pixels
constexpr double gapBetweenBins = 2;
constexpr std::size_t mostBins = 40;
constexpr double currentWidth = 1.6;

/// A chart, and what it draws.
struct DrawnChart
{
    std::vector<Series> series;
    Chart chart;
    std::optional<std::size_t> hovered;

    Picture picture() const
    {
        Picture result = chartPicture(chart);
        if (hovered && *hovered <= chart.last && !series.empty())
            addPointed(result, chart, *hovered);
        return result;
    }
};

/// Without values yet.
Series seriesOver(std::size_t slots, Hue hue)
{
    Series series{.title = {}, .updates = std::vector<std::uint64_t>(slots), .values = {}, .hue = hue};
    std::iota(series.updates.begin(), series.updates.end(), std::uint64_t{0});
    series.isWhole = true;
    return series;
}

/// 1, 2 or 5 times a power of ten, so that there are at most so many.
std::uint64_t roundWidth(std::uint64_t values, std::size_t most)
{
    for (std::uint64_t power = 1;; power *= 10) {
        for (const std::uint64_t factor : {1U, 2U, 5U}) {
            if (values / (power * factor) < most)
                return power * factor;
        }
    }
}

/// Where so many updates lie among bins.
double slotOf(const OrdersBins &bins, double updates)
{
    return (updates - static_cast<double>(bins.from) + 0.5) / static_cast<double>(bins.width) - 0.5;
}

/// Where the order that is shown stands among all.
void addCurrent(const OrdersChart &orders, const OrdersBins &bins, Chart &chart)
{
    for (const auto &row : orders.rows) {
        if (!row.current)
            continue;
        const double slot = slotOf(bins, static_cast<double>(*row.current));
        chart.head += (chart.uprights.empty() ? " · this order: " : ", ") + number(*row.current);
        chart.uprights.push_back(
            {slot, {.colour = {.hue = row.hue}, .width = currentWidth, .dash = Dash::Dashed}});
    }
}

DrawnChart drawn(const OrdersChart &orders)
{
    const OrdersBins bins = binsOf(orders);
    DrawnChart result{{}, {.size = orders.size, .series = {}, .text = orders.text}, orders.hovered};
    Chart &chart = result.chart;
    chart.notice = orders.notice;
    if (bins.size() == 0)
        return result;
    for (std::size_t row = 0; row < orders.rows.size(); ++row) {
        Series &series = result.series.emplace_back(seriesOver(bins.size(), orders.rows[row].hue));
        series.values.assign(bins.counts[row].begin(), bins.counts[row].end());
        series.shape = Series::Shape::Bars;
    }
    chart.series = result.series;
    chart.last = bins.size() - 1;
    chart.hasTitles = false;
    chart.below = "updates";
    chart.head = "orders";
    addCurrent(orders, bins, chart);
    const double unit = axisOf(chart).slot() / static_cast<double>(bins.width);
    const double step = std::max(1.0, tickStep(unit, 4 * chart.text));
    const std::uint64_t last = bins.firstOf(bins.size()) - 1;
    std::vector<double> numbers = ticks(static_cast<double>(bins.from), static_cast<double>(last), step);
    if (numbers.empty() || numbers.back() < static_cast<double>(last))
        numbers.push_back(static_cast<double>(last));
    for (const double tick : numbers)
        chart.ticks.push_back({slotOf(bins, tick), number(static_cast<std::uint64_t>(tick))});
    return result;
}

/// Where a value lies among those of the line.
double slotOf(const VariedChart &varied, double value)
{
    const auto at = [&](double each) {
        return varied.scale == VariedChart::Scale::Logarithmic ? std::log10(each) : each;
    };
    const double first = at(varied.values.front());
    return (at(value) - first) / (at(varied.values.back()) - first)
        * static_cast<double>(varied.values.size() - 1);
}

/// Powers of ten where these are what is equally far apart.
std::vector<double> numbersBelow(const VariedChart &varied, double slot)
{
    const double first = varied.values.front();
    const double last = varied.values.back();
    if (varied.scale == VariedChart::Scale::Linear)
        return ticks(
            first, last,
            tickStep(slot * static_cast<double>(varied.values.size() - 1) / (last - first), 4 * varied.text));
    std::vector<double> result;
    for (double power = std::ceil(std::log10(first) - 1e-9); power <= std::log10(last) + 1e-9; ++power)
        result.push_back(std::pow(10, power));
    return result;
}

/// Several lines on one another are all seen, as each is thinner than the one below it.
DrawnChart drawn(const VariedChart &varied)
{
    constexpr double thinnest = 1.4;
    DrawnChart result{{}, {.size = varied.size, .series = {}, .text = varied.text}, varied.hovered};
    Chart &chart = result.chart;
    chart.notice = {};
    for (const auto &row : varied.rows) {
        if (row.outcomes.empty() || varied.values.size() < 2)
            continue;
        Series &series = result.series.emplace_back(seriesOver(row.outcomes.size(), row.hue));
        for (const Outcome &outcome : row.outcomes)
            series.values.push_back(outcome.end == EndReason::Converged
                                        ? outcome.updates
                                        : std::numeric_limits<double>::quiet_NaN());
        series.width = thinnest * static_cast<double>(result.series.size());
        series.hasMarkedGaps = true;
    }
    if (result.series.empty())
        return result;
    chart.series = result.series;
    chart.last = varied.values.size() - 1;
    chart.hasTitles = false;
    chart.below = varied.title;
    chart.head = "updates";
    std::vector<double> numbers = numbersBelow(varied, axisOf(chart).slot());
    if (numbers.empty() || slotOf(varied, numbers.back()) < static_cast<double>(chart.last) - 1e-6)
        numbers.push_back(varied.values.back());
    for (const double value : numbers)
        chart.ticks.push_back({slotOf(varied, value), readable(value)});
    if (varied.current && *varied.current >= varied.values.front() && *varied.current <= varied.values.back())
        chart.uprights.push_back(
            {slotOf(varied, *varied.current),
             {.colour = {.hue = Hue::Update}, .width = currentWidth, .dash = Dash::Dashed}});
    return result;
}

} // namespace

OrdersBins binsOf(const OrdersChart &chart)
{
    OrdersBins bins;
    std::uint64_t most = 0;
    std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
    const auto eachConverged = [&](const auto &visit) {
        for (std::size_t row = 0; row < chart.rows.size(); ++row) {
            for (const Outcome &outcome : chart.rows[row].outcomes) {
                if (outcome.end == EndReason::Converged)
                    visit(row, outcome.updates);
            }
        }
    };
    eachConverged([&](std::size_t, std::uint64_t updates) {
        least = std::min(least, updates);
        most = std::max(most, updates);
    });
    if (least > most)
        return bins;
    for (const auto &row : chart.rows) {
        least = std::min(least, row.current.value_or(least));
        most = std::max(most, row.current.value_or(most));
    }
    const double room = chart.size.width - 5 * chart.text; // beside the numbers
    const double leastSlot = leastBar * static_cast<double>(chart.rows.size()) + gapBetweenBins;
    const auto fitting = static_cast<std::size_t>(std::max(2.0, room / leastSlot));
    bins.width = roundWidth(most - least + 1, std::min(mostBins, fitting));
    bins.from = least / bins.width * bins.width;
    bins.counts.assign(chart.rows.size(), std::vector<std::size_t>(bins.binOf(most) + 1));
    eachConverged([&](std::size_t row, std::uint64_t updates) { ++bins.counts[row][bins.binOf(updates)]; });
    return bins;
}

std::optional<std::size_t> placeAt(const OrdersChart &chart, Spot place)
{
    const DrawnChart shown = drawn(chart);
    const UpdateAxis axis = axisOf(shown.chart);
    if (shown.series.empty() || place.x < axis.left || place.x >= axis.right)
        return std::nullopt;
    return axis.updateAt(place.x);
}

std::optional<std::size_t> placeAt(const VariedChart &chart, Spot place)
{
    const DrawnChart shown = drawn(chart);
    if (shown.series.empty())
        return std::nullopt;
    return axisOf(shown.chart).updateAt(place.x);
}

Picture trialsPicture(const OrdersChart &chart) { return drawn(chart).picture(); }

Picture trialsPicture(const VariedChart &chart) { return drawn(chart).picture(); }

} // namespace halfplane
