#include "core/picture/orders_picture.h"

#include "core/numbers.h"
#include "core/picture/chart_words.h"
#include "core/picture/outlines.h"
#include "core/picture/view.h"
#include "core/words/report_words.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr double leastBar = 3; ///< pixels
constexpr double gapBetweenBins = 2;
constexpr std::size_t mostBins = 40;

double marginOf(const OrdersChart &chart) { return 0.6 * chart.text; }
double leftOf(const OrdersChart &chart) { return marginOf(chart) + chart.room; }
double topOf(const OrdersChart &chart) { return 1.8 * chart.text; }
double baseOf(const OrdersChart &chart) { return chart.size.height - 1.8 * chart.text; }

double slotOf(const OrdersChart &chart, const OrdersBins &bins)
{
    return (chart.size.width - leftOf(chart) - marginOf(chart))
        / static_cast<double>(std::max<std::size_t>(1, bins.size()));
}

double leftOf(const OrdersChart &chart, const OrdersBins &bins, std::size_t bin)
{
    return leftOf(chart) + static_cast<double>(bin) * slotOf(chart, bins);
}

double placeOf(const OrdersChart &chart, const OrdersBins &bins, std::uint64_t updates)
{
    const double units = static_cast<double>(updates) - static_cast<double>(bins.from) + 0.5;
    return leftOf(chart) + units / static_cast<double>(bins.width) * slotOf(chart, bins);
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

void addBars(Picture &picture, const OrdersChart &chart, const OrdersBins &bins)
{
    const double height = baseOf(chart) - topOf(chart);
    const double slot = slotOf(chart, bins);
    const double bar = (slot - std::min(gapBetweenBins, slot / 3)) / static_cast<double>(chart.rows.size());
    for (std::size_t row = 0; row < chart.rows.size(); ++row) {
        picture.add(Part{"bars"});
        for (std::size_t bin = 0; bin < bins.size(); ++bin) {
            const std::size_t count = bins.counts[row][bin];
            if (count == 0)
                continue;
            // One run in a thousand is still to be seen.
            const double high =
                std::max(1.5, height * static_cast<double>(count) / static_cast<double>(bins.most));
            const double left = leftOf(chart, bins, bin) + static_cast<double>(row) * bar;
            picture.add(
                Area{outlineOf({left, baseOf(chart) - high, bar, high}), {.hue = chart.rows[row].hue}});
        }
    }
}

/// How many orders a height means.
void addCounts(Picture &picture, const OrdersChart &chart, const OrdersBins &bins)
{
    const double unit = (baseOf(chart) - topOf(chart)) / static_cast<double>(bins.most);
    picture.add(Part{"orders"});
    for (const double count :
         ticks(0, static_cast<double>(bins.most), std::max(1.0, tickStep(unit, 2.6 * chart.text)))) {
        const double y = std::round(baseOf(chart) - count * unit) + 0.5;
        picture.add(Line{{{leftOf(chart), y}, {chart.size.width - marginOf(chart), y}},
                         {.colour = {.hue = Hue::Grid}}});
        picture.add(chartWords({leftOf(chart) - 0.3 * chart.text, y}, Anchor::Left,
                               number(static_cast<std::uint64_t>(count)), chart.text));
    }
    picture.add(chartWords({leftOf(chart), 0.7 * chart.text}, Anchor::Centre, "orders", chart.text));
}

void addScale(Picture &picture, const OrdersChart &chart, const OrdersBins &bins)
{
    const double base = std::round(baseOf(chart)) + 0.5;
    const double right = chart.size.width - marginOf(chart);
    picture.add(Part{"updates"});
    picture.add(Line{{{leftOf(chart), base}, {right, base}}, {.colour = {.hue = Hue::Axis}, .width = 1}});
    const double y = chart.size.height - 0.9 * chart.text;
    const std::string title = "updates";
    const double titleLeft = right - sizeOf(chartWords({}, Anchor::Centre, title, chart.text)).width;
    const double unit = slotOf(chart, bins) / static_cast<double>(bins.width);
    const double step = std::max(1.0, tickStep(unit, 4 * chart.text));
    const double last = static_cast<double>(bins.firstOf(bins.size()));
    for (const double tick : ticks(static_cast<double>(bins.from), last, step)) {
        const auto updates = static_cast<std::uint64_t>(tick);
        const Words label =
            chartWords({placeOf(chart, bins, updates), y}, Anchor::Centre, number(updates), chart.text);
        if (label.at.x + sizeOf(label).width / 2 + 0.5 * chart.text < titleLeft)
            picture.add(label);
    }
    picture.add(chartWords({right, y}, Anchor::Left, title, chart.text));
}

/// Where the order that is shown stands among all.
void addCurrent(Picture &picture, const OrdersChart &chart, const OrdersBins &bins)
{
    std::string text;
    double middle = 0;
    std::size_t count = 0;
    const std::uint64_t end = bins.firstOf(bins.size());
    picture.add(Part{"current"});
    for (const OrdersRow &row : chart.rows) {
        if (!row.current || *row.current < bins.from || *row.current >= end)
            continue;
        const double x = std::round(placeOf(chart, bins, *row.current)) + 0.5;
        picture.add(Line{{{x, topOf(chart)}, {x, baseOf(chart)}},
                         {.colour = {.hue = row.hue}, .width = 1.6, .dash = Dash::Dashed}});
        text += (text.empty() ? "this order: " : ", ") + number(*row.current);
        middle += x;
        ++count;
    }
    if (count == 0)
        return;
    Words label = chartWords({}, Anchor::Centre, text, chart.text);
    const double half = sizeOf(label).width / 2;
    label.at = {
        std::clamp(middle / static_cast<double>(count), half, std::max(half, chart.size.width - half)),
        0.8 * chart.text};
    picture.add(label);
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
    for (const OrdersRow &row : chart.rows) {
        least = std::min(least, row.current.value_or(least));
        most = std::max(most, row.current.value_or(most));
    }
    const double room = chart.size.width - leftOf(chart) - marginOf(chart);
    const double leastSlot = leastBar * static_cast<double>(chart.rows.size()) + gapBetweenBins;
    const auto fitting = static_cast<std::size_t>(std::max(2.0, room / leastSlot));
    bins.width = roundWidth(most - least + 1, std::min(mostBins, fitting));
    bins.from = least / bins.width * bins.width;
    const std::size_t count = bins.binOf(most) + 1;
    bins.counts.assign(chart.rows.size(), std::vector<std::size_t>(count));
    eachConverged([&](std::size_t row, std::uint64_t updates) {
        bins.most = std::max(bins.most, ++bins.counts[row][bins.binOf(updates)]);
    });
    return bins;
}

std::optional<std::size_t> binAt(const OrdersChart &chart, Spot place)
{
    const OrdersBins bins = binsOf(chart);
    const double slots = (place.x - leftOf(chart)) / slotOf(chart, bins);
    if (bins.size() == 0 || slots < 0 || slots >= static_cast<double>(bins.size()))
        return std::nullopt;
    return static_cast<std::size_t>(slots);
}

Picture ordersPicture(const OrdersChart &chart)
{
    Picture picture{chart.size, {}};
    const OrdersBins bins = binsOf(chart);
    if (bins.size() == 0)
        return picture;
    if (chart.hovered && *chart.hovered < bins.size()) {
        picture.add(Part{"hovered"});
        picture.add(Area{outlineOf({leftOf(chart, bins, *chart.hovered), topOf(chart), slotOf(chart, bins),
                                    baseOf(chart) - topOf(chart)}),
                         {.hue = Hue::Words, .alpha = 0.1}});
    }
    if (chart.room > 0)
        addCounts(picture, chart, bins);
    addBars(picture, chart, bins);
    addScale(picture, chart, bins);
    addCurrent(picture, chart, bins);
    return picture;
}

} // namespace halfplane
