#include "core/orders.h"

#include "core/left_out.h"

#include <algorithm>

namespace halfplane {

Spread spreadOf(std::span<const Outcome> outcomes)
{
    Spread spread;
    std::vector<std::uint32_t> updates;
    for (const Outcome &outcome : outcomes) {
        ++spread.ends[outcome.end];
        if (outcome.end == EndReason::Converged)
            updates.push_back(outcome.updates);
    }
    if (updates.empty())
        return spread;
    const auto [min, max] = std::ranges::minmax(updates);
    const auto middle = updates.begin() + static_cast<std::ptrdiff_t>(updates.size() / 2);
    std::ranges::nth_element(updates, middle);
    double median = *middle;
    if (updates.size() % 2 == 0)
        median = (median + *std::max_element(updates.begin(), middle)) / 2;
    spread.updates = {min, median, max};
    return spread;
}

namespace {

std::vector<double> numbersFrom(std::uint64_t first, std::size_t count)
{
    std::vector<double> values;
    for (std::uint64_t value = first; value < first + count; ++value)
        values.push_back(static_cast<double>(value));
    return values;
}

struct ValuesOf
{
    VariedValues operator()(const Seeds & /*seeds*/) const { return {}; }
    VariedValues operator()(const ParameterLine &line) const { return {line.id, line.values}; }
    VariedValues operator()(const StartAngles &angles) const { return {"w0-angle", angles.degrees}; }
    VariedValues operator()(const LeftOut &points) const
    {
        return {"point", numbersFrom(points.first + 1, points.count)};
    }
};

} // namespace

VariedValues valuesOf(const Variations &varied) { return std::visit(ValuesOf(), varied); }

std::optional<double> spreadOfNormals(std::span<const Outcome> outcomes)
{
    std::vector<double> angles;
    for (const Outcome &outcome : outcomes) {
        if (outcome.angle != Outcome::noAngle)
            angles.push_back(outcome.angle);
    }
    return widestAngle(std::move(angles));
}

Fewest fewestOf(const Outcomes &outcomes, std::size_t places)
{
    Fewest fewest{.alone = std::vector<std::uint64_t>(outcomes.size())};
    for (std::size_t place = 0; place < places; ++place) {
        std::optional<std::uint32_t> least;
        std::size_t holder = 0;
        std::size_t holders = 0;
        for (std::size_t row = 0; row < outcomes.size(); ++row) {
            const Outcome &outcome = outcomes[row][place];
            if (outcome.end != EndReason::Converged || (least && outcome.updates > *least))
                continue;
            holders = least && outcome.updates == *least ? holders + 1 : 1;
            least = outcome.updates;
            holder = row;
        }
        if (holders == 1)
            ++fewest.alone[holder];
        else
            ++(holders == 0 ? fewest.none : holders == outcomes.size() ? fewest.allEqual : fewest.shared);
    }
    return fewest;
}

} // namespace halfplane
