#include "core/picture/orders_figure.h"

#include "core/numbers.h"
#include "core/orders.h"
#include "core/picture/board_picture.h"
#include "core/picture/chart_picture.h"
#include "core/picture/outlines.h"
#include "core/picture/trials_picture.h"
#include "core/words/number_words.h"

#include <algorithm>
#include <array>

namespace halfplane {

namespace {

constexpr double textSize = Sizes{}.text;
constexpr double rowHeight = 1.6 * textSize;
constexpr double swatch = 0.8 * textSize;
constexpr double mostOfTable = 0.55; ///< of the height

/// Beside a recipe's name.
using Cells = std::array<std::string, 4>;

/// Columns that would say nothing have no title.
Cells titlesOf(const OrdersRun &run, std::span<const Spread> spreads)
{
    const auto hasOtherEnds = [&](const Spread &spread) {
        return spread.ends[EndReason::Converged] < countOf(run.varied);
    };
    return {"median", "range", run.recipes.size() > 1 ? "alone fewest" : "",
            std::ranges::any_of(spreads, hasOtherEnds) ? "not converged" : ""};
}

Cells cellsOf(const Spread &spread, std::uint64_t alone, std::uint64_t orders)
{
    const auto &updates = spread.updates;
    return {updates ? readable(updates->median) : std::string(noNumber),
            updates ? number(updates->min) + " to " + number(updates->max) : std::string(noNumber),
            number(alone), number(orders - spread.ends[EndReason::Converged])};
}

/// "1 000 orders, shuffled by seeds 1 to 1000"
std::string runsOf(const OrdersRun &run)
{
    const auto range = [](std::uint64_t first, std::uint64_t count) {
        return (count > 1 ? "s " : " ") + std::to_string(first)
            + (count > 1 ? " to " + std::to_string(first + count - 1) : std::string());
    };
    if (const auto *points = std::get_if<LeftOut>(&run.varied))
        return counted(points->count, "run", "runs") + ", without point"
            + range(points->first + 1, points->count);
    if (const VariedValues values = valuesOf(run.varied); !values.name.empty())
        return counted(values.values.size(), "run", "runs") + ", " + values.name + " from "
            + readable(values.values.front()) + " to " + readable(values.values.back());
    const Seeds &seeds = std::get<Seeds>(run.varied);
    return counted(seeds.count, "order", "orders") + ", shuffled by seed" + range(seeds.first, seeds.count);
}

std::string seedsOf(const OrdersRun &run, const Fewest &fewest)
{
    std::string said = runsOf(run);
    if (run.recipes.size() > 1)
        said += "; equally many updates in " + number(fewest.allEqual);
    return said;
}

class SpreadTable
{
public:
    explicit SpreadTable(const OrdersFigure &figure)
        : m_figure(figure)
        , m_fewest(fewestOf(figure.run.outcomes, countOf(figure.run.varied)))
    {
        std::vector<Spread> spreads;
        for (const auto &outcomes : figure.run.outcomes)
            spreads.push_back(spreadOf(outcomes));
        m_titles = titlesOf(figure.run, spreads);
        for (std::size_t row = 0; row < spreads.size(); ++row)
            m_cells.push_back(cellsOf(spreads[row], m_fewest.alone[row], countOf(figure.run.varied)));
        const double room = mostOfTable * figure.size.height / rowHeight - 2;
        m_shown = std::min(spreads.size(), static_cast<std::size_t>(std::max(1.0, room)));
    }

    double height() const { return rowHeight * (static_cast<double>(m_shown) + 2.4); }

    void addTo(Picture &picture) const
    {
        picture.add(Part{"spread"});
        double right = m_figure.size.width;
        for (std::size_t column = m_titles.size(); column-- > 0;)
            right -= addColumn(picture, column, right);
        for (std::size_t row = 0; row < m_shown; ++row) {
            const double y = middleOf(row + 1);
            picture.add(
                Area{outlineOf({0.5 * textSize, y - swatch / 2, swatch, swatch}), {.hue = hueOfColumn(row)}});
            Words name = words({0.9 * textSize + swatch, y}, Anchor::Right, m_figure.names[row]);
            name.colour.hue = Hue::Words;
            picture.add(fittedWords(name, std::max(1.0, right - name.at.x)));
        }
        std::string foot = seedsOf(m_figure.run, m_fewest);
        if (m_shown < m_cells.size())
            foot = "and " + counted(m_cells.size() - m_shown, "more recipe", "more recipes") + "; " + foot;
        picture.add(fittedWords(words({0.5 * textSize, middleOf(m_shown + 1)}, Anchor::Right, foot),
                                m_figure.size.width - textSize));
    }

private:
    static double middleOf(std::size_t line) { return (static_cast<double>(line) + 0.5) * rowHeight; }
    static Words words(Spot at, Anchor anchor, const std::string &said)
    {
        return chartWords(at, anchor, said, textSize);
    }

    /// Gives how wide it is.
    double addColumn(Picture &picture, std::size_t column, double right) const
    {
        if (m_titles[column].empty())
            return 0;
        double width = 0;
        const auto add = [&](std::size_t line, const std::string &said, Hue hue) {
            Words cell = words({right - 0.6 * textSize, middleOf(line)}, Anchor::Left, said);
            cell.colour.hue = hue;
            width = std::max(width, sizeOf(cell).width);
            picture.add(cell);
        };
        add(0, m_titles[column], Hue::FaintWords);
        for (std::size_t row = 0; row < m_shown; ++row)
            add(row + 1, m_cells[row][column], Hue::Words);
        return width + 1.2 * textSize;
    }

    const OrdersFigure &m_figure;
    Fewest m_fewest;
    Cells m_titles;
    std::vector<Cells> m_cells; ///< of each recipe
    std::size_t m_shown = 0; ///< recipes: with more of them nothing would be left for the bars
};

OrdersChart chartOf(const OrdersFigure &figure, double height)
{
    OrdersChart chart{
        .size = {figure.size.width, height}, .rows = {}, .text = textSize, .notice = "No run converged"};
    for (std::size_t row = 0; row < figure.run.outcomes.size(); ++row)
        chart.rows.push_back({figure.run.outcomes[row], hueOfColumn(row)});
    return chart;
}

} // namespace

Picture ordersFigure(const OrdersFigure &figure)
{
    Picture picture = blankSheet(figure.size, figure.paper);
    const SpreadTable table(figure);
    table.addTo(picture);
    const OrdersChart chart = chartOf(figure, figure.size.height - table.height());
    addMoved(trialsPicture(chart), {0, table.height()}, picture);
    return picture;
}

std::string descriptionOf(const OrdersFigure &figure)
{
    std::string said = "Updates until convergence in "
        + seedsOf(figure.run, fewestOf(figure.run.outcomes, countOf(figure.run.varied))) + ".";
    for (std::size_t row = 0; row < figure.names.size(); ++row) {
        const auto updates = spreadOf(figure.run.outcomes[row]).updates;
        said += " " + figure.names[row] + ": "
            + (updates ? "median " + readable(updates->median) + ", " + number(updates->min) + " to "
                       + number(updates->max) + "."
                       : "no run converged.");
    }
    return said;
}

} // namespace halfplane
