#include "core/picture/varied_picture.h"

#include "core/numbers.h"
#include "core/picture/chart_words.h"
#include "core/picture/outlines.h"
#include "core/picture/view.h"
#include "core/words/report_words.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr double gapBesideAxis = 5;

/// Where numbers lie in the picture.
class Plot
{
public:
    explicit Plot(const VariedChart &chart)
        : m_chart(chart)
    {
        for (const VariedRow &row : chart.rows) {
            for (const Outcome &outcome : row.outcomes) {
                if (outcome.end == EndReason::Converged)
                    m_most = std::max(m_most, static_cast<double>(outcome.updates));
            }
        }
        step = std::max(1.0, tickStep((bottom - top) / m_most, 2.6 * chart.text));
        m_most = std::ceil(m_most / step) * step;
        left += sizeOf(words(number(static_cast<std::uint64_t>(m_most)), {}, Anchor::Centre)).width;
    }

    double xOf(double value) const { return left + (at(value) - from()) / (to() - from()) * (right - left); }
    double yOf(double updates) const { return bottom - updates / m_most * (bottom - top); }
    double most() const { return m_most; }

    Words words(const std::string &text, Spot place, Anchor anchor) const
    {
        return chartWords(place, anchor, text, m_chart.text);
    }

    /// Of the numbers below it: powers of ten where these are what is equally far apart.
    std::vector<double> numbers() const
    {
        const double first = m_chart.values.front();
        const double last = m_chart.values.back();
        if (m_chart.scale == VariedChart::Scale::Linear)
            return ticks(first, last, tickStep((right - left) / (last - first), 4 * m_chart.text));
        std::vector<double> result;
        for (double power = std::ceil(from() - 1e-9); power <= to() + 1e-9; ++power)
            result.push_back(std::pow(10, power));
        return result;
    }

private:
    double at(double value) const
    {
        return m_chart.scale == VariedChart::Scale::Logarithmic ? std::log10(value) : value;
    }
    double from() const { return at(m_chart.values.front()); }
    double to() const { return at(m_chart.values.back()); }

    const VariedChart &m_chart;
    double m_most = 1;

public:
    double left = 0.6 * m_chart.text + gapBesideAxis;
    double right = m_chart.size.width - 1.2 * m_chart.text;
    double top = 1.4 * m_chart.text;
    double bottom = m_chart.size.height - 1.9 * m_chart.text;
    double step = 1; ///< between two numbers beside it
};

bool isEmpty(const VariedChart &chart)
{
    return chart.values.size() < 2
        || std::ranges::all_of(chart.rows, [](const VariedRow &row) { return row.outcomes.empty(); });
}

void addScales(Picture &picture, const VariedChart &chart, const Plot &plot)
{
    picture.add(Part{"updates"});
    for (const double updates : ticks(0, plot.most(), plot.step)) {
        const double y = std::round(plot.yOf(updates)) + 0.5;
        picture.add(Line{{{plot.left, y}, {plot.right, y}}, {.colour = {.hue = Hue::Grid}}});
        picture.add(plot.words(number(static_cast<std::uint64_t>(updates)), {plot.left - gapBesideAxis, y},
                               Anchor::Left));
    }
    picture.add(Part{"values"});
    const double y = chart.size.height - 0.9 * chart.text;
    const Words title = plot.words(chart.title, {chart.size.width - 0.4 * chart.text, y}, Anchor::Left);
    const double titleLeft = title.at.x - sizeOf(title).width;
    for (const double value : plot.numbers()) {
        const Words label = plot.words(readable(value), {plot.xOf(value), y}, Anchor::Centre);
        if (label.at.x + sizeOf(label).width / 2 + gapBesideAxis < titleLeft)
            picture.add(label);
    }
    picture.add(title);
}

/// Several lines on one another are all seen, as each is thinner than the one below it.
void addRow(Picture &picture, const VariedChart &chart, const Plot &plot, std::size_t index)
{
    const VariedRow &row = chart.rows[index];
    const double width = 1.4 + 1.4 * static_cast<double>(chart.rows.size() - 1 - index);
    Path piece;
    const auto endPiece = [&] {
        if (piece.size() > 1)
            picture.add(Line{piece, {.colour = {.hue = row.hue}, .width = width}});
        else if (piece.size() == 1)
            picture.add(Disc{piece.front(), width, Colour{.hue = row.hue}, {}});
        piece.clear();
    };
    picture.add(Part{"line"});
    for (std::size_t place = 0; place < row.outcomes.size(); ++place) {
        const Outcome &outcome = row.outcomes[place];
        const double x = plot.xOf(chart.values[place]);
        if (outcome.end == EndReason::Converged) {
            piece.push_back({x, plot.yOf(outcome.updates)});
            continue;
        }
        endPiece();
        picture.add(Disc{{x, 0.6 * chart.text}, 1.6, Colour{.hue = row.hue}, {}});
    }
    endPiece();
}

void addUpright(Picture &picture, const Plot &plot, double value, const Stroke &stroke)
{
    const double x = std::round(plot.xOf(value)) + 0.5;
    picture.add(Line{{{x, plot.top}, {x, plot.bottom}}, stroke});
}

} // namespace

std::optional<std::size_t> placeAt(const VariedChart &chart, Spot place)
{
    if (isEmpty(chart))
        return std::nullopt;
    const Plot plot(chart);
    const auto distance = [&](double value) { return std::abs(plot.xOf(value) - place.x); };
    const auto nearest = std::ranges::min_element(chart.values, {}, distance);
    return static_cast<std::size_t>(nearest - chart.values.begin());
}

Picture variedPicture(const VariedChart &chart)
{
    Picture picture{chart.size, {}};
    if (isEmpty(chart))
        return picture;
    const Plot plot(chart);
    addScales(picture, chart, plot);
    for (std::size_t row = 0; row < chart.rows.size(); ++row)
        addRow(picture, chart, plot, row);
    picture.add(Part{"current"});
    if (chart.current && *chart.current >= chart.values.front() && *chart.current <= chart.values.back())
        addUpright(picture, plot, *chart.current,
                   {.colour = {.hue = Hue::Update}, .width = 1.6, .dash = Dash::Dashed});
    if (chart.hovered && *chart.hovered < chart.values.size())
        addUpright(picture, plot, chart.values[*chart.hovered],
                   {.colour = {.hue = Hue::FaintWords}, .dash = Dash::Dotted});
    return picture;
}

} // namespace halfplane
