#pragma once

#include "core/picture/picture.h"
#include "core/trials.h"

#include <optional>
#include <span>
#include <vector>

namespace halfplane {

/// The outcomes of one recipe in many orders.
struct OrdersRow
{
    std::span<const Outcome> outcomes;
    Hue hue = Hue::Words;
    std::optional<std::uint64_t> current =
        {}; ///< updates in the order that is shown; nothing unless it converged
};

/// How often the runs of each recipe made how many updates: bars beside each other. Runs that did not
/// converge have no such number.
struct OrdersChart
{
    Size size;
    std::vector<OrdersRow> rows;
    double text = 12;
    double room = 0; ///< beside the bars, for how many orders they are; 0 where the pointer is told
    std::optional<std::size_t> hovered = {}; ///< a bin, under the pointer
};

/// Numbers of updates that are counted together, [from + i·width, from + (i + 1)·width) for the i-th bin.
struct OrdersBins
{
    std::uint64_t from = 0;
    std::uint64_t width = 1;
    std::vector<std::vector<std::size_t>> counts; ///< a row for each recipe
    std::size_t most = 0; ///< in any bin of any recipe

    std::size_t size() const { return counts.empty() ? 0 : counts.front().size(); }
    std::size_t binOf(std::uint64_t updates) const
    {
        return static_cast<std::size_t>((updates - from) / width);
    }
    std::uint64_t firstOf(std::size_t bin) const { return from + bin * width; }
};

OrdersBins binsOf(const OrdersChart &chart);

/// The bin at a place, whether anything is in it or not; nothing beside them.
std::optional<std::size_t> binAt(const OrdersChart &chart, Spot place);

Picture ordersPicture(const OrdersChart &chart);

} // namespace halfplane
