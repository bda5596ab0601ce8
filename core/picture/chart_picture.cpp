#include "core/picture/chart_picture.h"

#include "core/numbers.h"
#include "core/picture/clipping.h"
#include "core/picture/outlines.h"
#include "core/picture/view.h"
#include "core/words/number_words.h"

#include <ranges>

namespace halfplane {

namespace {

constexpr double gapBesidePlot = 6; ///< between a number and the plot
constexpr double largestShown = 1e300; ///< beyond it the arithmetic of scales would overflow
constexpr double smallestShown = 1e-290;
constexpr double leastPixelsOfDot = 7; ///< denser samples get no dots

/// The numbers of one axis and where they lie.
struct Scale
{
    double least = 0;
    double most = 1;
    double step = 1;
    double top = 0; ///< the pixel of `most`
    double bottom = 1; ///< the pixel of `least`

    double yOf(double value) const
    {
        return bottom - (std::clamp(value, least, most) - least) / (most - least) * (bottom - top);
    }
    std::string label(double value) const
    {
        return std::abs(value) < step / 2 ? "0" : readable(value, digits());
    }
    /// Enough to tell neighbours apart far from 0.
    int digits() const
    {
        constexpr int usual = 3;
        constexpr int enough = 15;
        const double magnitude = std::max(std::abs(least), std::abs(most)) / step;
        return std::clamp(static_cast<int>(std::ceil(std::log10(magnitude))) + 1, usual, enough);
    }
    std::vector<double> numbers() const { return ticks(least, most, step); }
};

double marginOf(const Chart &chart) { return 0.6 * chart.text; }

double widthOf(const Chart &chart, const std::string &text);

/// A text in as many lines as it needs.
std::vector<std::string> linesOfText(const Chart &chart, std::string_view text)
{
    if (text.empty())
        return {};
    std::vector<std::string> lines(1);
    for (const auto &word : std::views::split(text, ' ')) {
        const std::string next(word.begin(), word.end());
        const std::string longer = lines.back().empty() ? next : lines.back() + ' ' + next;
        if (lines.back().empty() || widthOf(chart, longer) <= chart.size.width - 4 * marginOf(chart))
            lines.back() = longer;
        else
            lines.push_back(next);
    }
    return lines;
}

double textLineHeight(const Chart &chart) { return 1.4 * chart.text; }

/// Of the lines below the plot: none where they would leave too little of it.
double heightOfRemark(const Chart &chart)
{
    constexpr double mostOfChart = 0.25;
    const double height =
        static_cast<double>(linesOfText(chart, chart.remark).size()) * textLineHeight(chart);
    return height <= mostOfChart * chart.size.height ? height : 0;
}

/// The least and the largest number of an axis. 0 is among them unless all are so far from it that nobody
/// would see how they differ.
std::pair<double, double> rangeOf(const Chart &chart, Series::Axis axis)
{
    constexpr double near = 0.5; // of the largest
    std::optional<std::pair<double, double>> found;
    bool isFar = true;
    for (const Series &series : chart.series) {
        isFar = isFar && (series.axis != axis || series.isFar);
        for (const double value : series.values) {
            if (series.axis != axis || !std::isfinite(value))
                continue;
            const auto [least, most] = found.value_or(std::pair(value, value));
            found = {std::min(least, value), std::max(most, value)};
        }
    }
    const auto [least, most] = found.value_or(std::pair(0.0, 0.0));
    if (isFar && least > near * most && most - least > 1e-9 * most)
        return {least, most};
    return {std::min(0.0, least), std::max(0.0, most)};
}

Scale scaleOf(const Chart &chart, Series::Axis axis)
{
    Scale scale{.top = (chart.hasTitles || !chart.head.empty() ? 2.2 : 0.8) * chart.text,
                .bottom = chart.size.height - heightOfRemark(chart) - 2.2 * chart.text};
    std::tie(scale.least, scale.most) = rangeOf(chart, axis);
    scale.most = std::min(scale.most, largestShown);
    scale.least = std::max(scale.least, -largestShown);
    if (scale.most - scale.least < smallestShown)
        scale.most = scale.least + 1;
    scale.bottom = std::max(scale.bottom, scale.top + 1);
    scale.step = tickStep((scale.bottom - scale.top) / (scale.most - scale.least), 3.6 * chart.text);
    if (std::ranges::all_of(chart.series, [axis](const Series &s) { return s.axis != axis || s.isWhole; }))
        scale.step = std::max(scale.step, 1.0);
    if (chart.series.empty()
        || chart.series.front().shape != Series::Shape::Bars) // which are as high as can be
        scale.most = std::ceil(scale.most / scale.step) * scale.step;
    scale.least = std::floor(scale.least / scale.step) * scale.step;
    return scale;
}

bool has(const Chart &chart, Series::Axis axis)
{
    return std::ranges::any_of(chart.series, [axis](const Series &series) { return series.axis == axis; });
}

bool isEmpty(const Chart &chart)
{
    return std::ranges::all_of(chart.series, [](const Series &series) { return series.updates.empty(); });
}

Words words(const Chart &chart, Spot at, Anchor anchor, const std::string &text, Hue hue = Hue::FaintWords)
{
    Words result = chartWords(at, anchor, text, chart.text);
    result.colour.hue = hue;
    return result;
}

Words boldWords(const Chart &chart, Spot at, const Series &series)
{
    Words result = words(chart, at, Anchor::Right, series.title, series.hue);
    result.isBold = true;
    return result;
}

double widthOf(const Chart &chart, const std::string &text)
{
    return sizeOf(words(chart, {}, Anchor::Centre, text)).width;
}

/// The room that the numbers of an axis take beside the plot.
double roomFor(const Chart &chart, Series::Axis axis)
{
    if (!has(chart, axis))
        return 2 * marginOf(chart);
    const Scale scale = scaleOf(chart, axis);
    double room = 0;
    for (const double number : scale.numbers())
        room = std::max(room, widthOf(chart, scale.label(number)));
    return room + gapBesidePlot + marginOf(chart);
}

void addScale(Picture &picture, const Chart &chart, Series::Axis side)
{
    const Scale scale = scaleOf(chart, side);
    const UpdateAxis axis = axisOf(chart);
    const bool isLeft = side == Series::Axis::Left;
    const bool hasGrid = isLeft || !has(chart, Series::Axis::Left);
    for (const double number : scale.numbers()) {
        const double y = std::round(scale.yOf(number)) + 0.5;
        if (hasGrid)
            picture.add(Line{{{axis.left, y}, {axis.right, y}}, {.colour = {.hue = Hue::Grid}}});
        picture.add(words(chart, {isLeft ? axis.left - gapBesidePlot : axis.right + gapBesidePlot, y},
                          isLeft ? Anchor::Left : Anchor::Right, scale.label(number)));
    }
}

/// The names of an axis's lines at its head, each beside a piece of the line.
void addTitles(Picture &picture, const Chart &chart, Series::Axis side)
{
    const double y = chart.text;
    const double sample = 1.6 * chart.text;
    const bool isLeft = side == Series::Axis::Left;
    double x = isLeft ? marginOf(chart) : chart.size.width - marginOf(chart);
    for (const Series &series : chart.series) {
        if (series.axis != side || series.title.empty())
            continue;
        const double width = sizeOf(boldWords(chart, {}, series)).width;
        const double left = isLeft ? x : x - sample - gapBesidePlot - width;
        picture.add(
            Line{{{left, y}, {left + sample, y}}, {.colour = {.hue = series.hue}, .width = series.width}});
        picture.add(boldWords(chart, {left + sample + gapBesidePlot, y}, series));
        x = isLeft ? left + sample + gapBesidePlot + width + 2 * gapBesidePlot : left - 2 * gapBesidePlot;
    }
}

/// 0, 1, 2 or 5 times a power of ten apart, whole numbers only, and the end of the axis.
std::vector<ChartTick> ticksOf(const Chart &chart, const UpdateAxis &axis)
{
    if (!chart.ticks.empty())
        return chart.ticks;
    std::vector<ChartTick> result;
    const double step = std::max(1.0, tickStep(axis.slot(), 5 * chart.text));
    const auto last = static_cast<double>(chart.last);
    for (const double tick : ticks(0, last, step))
        result.push_back({tick, number(static_cast<std::uint64_t>(tick))});
    if (result.back().slot < last)
        result.push_back({last, number(chart.last)});
    return result;
}

void addTicks(Picture &picture, const Chart &chart)
{
    const UpdateAxis axis = axisOf(chart);
    const double y = chart.size.height - heightOfRemark(chart) - 1.1 * chart.text;
    std::string title(chart.below);
    double titleRight = axis.right;
    std::vector<ChartTick> shown = ticksOf(chart, axis);
    if (shown.size() > 1) { // the last number has to be seen
        title += " = " + shown.back().label;
        titleRight = std::min(chart.size.width,
                              axis.placeOf(shown.back().slot) + widthOf(chart, shown.back().label) / 2);
        shown.pop_back();
    }
    const double titleLeft = titleRight - widthOf(chart, title);
    for (const auto &[slot, label] : shown) {
        const double x = axis.placeOf(slot);
        if (x + widthOf(chart, label) / 2 + gapBesidePlot > titleLeft)
            break;
        picture.add(words(chart, {x, y}, Anchor::Centre, label));
    }
    picture.add(words(chart, {titleRight, y}, Anchor::Left, title));
}

void addRemark(Picture &picture, const Chart &chart)
{
    double y = chart.size.height - heightOfRemark(chart) + textLineHeight(chart) / 2 - 0.3 * chart.text;
    if (heightOfRemark(chart) == 0)
        return;
    for (const std::string &line : linesOfText(chart, chart.remark)) {
        picture.add(words(chart, {chart.size.width - marginOf(chart), y}, Anchor::Left, line));
        y += textLineHeight(chart);
    }
}

/// A sentence in the middle.
void addNotice(Picture &picture, const Chart &chart)
{
    const std::vector<std::string> lines = linesOfText(chart, chart.notice);
    double y = (chart.size.height - textLineHeight(chart) * static_cast<double>(lines.size() - 1)) / 2;
    for (const std::string &line : lines) {
        picture.add(words(chart, {chart.size.width / 2, y}, Anchor::Centre, line));
        y += textLineHeight(chart);
    }
}

/// A line's points, of those in one pixel only the outermost: where there are more samples than pixels.
class Thinned
{
public:
    Thinned(const Series &series, const UpdateAxis &axis, const Scale &scale)
        : m_series(series)
        , m_axis(axis)
        , m_scale(scale)
    {
    }

    /// One piece for each stretch of finite values.
    std::vector<Path> pieces()
    {
        for (std::size_t i = 0; i < m_series.updates.size(); ++i) {
            if (std::isfinite(m_series.values[i]))
                add(m_axis.centreOf(m_series.updates[i]), m_scale.yOf(m_series.values[i]));
            else
                endPiece();
        }
        endPiece();
        return std::move(m_pieces);
    }

private:
    void add(double x, double y)
    {
        if (m_column && std::floor(x) == std::floor(m_column->first.x)) {
            m_column->low = std::max(m_column->low, y);
            m_column->high = std::min(m_column->high, y);
            m_column->last = Spot{x, y};
            return;
        }
        endColumn();
        m_column = Column{{x, y}, {x, y}, y, y};
    }

    void endColumn()
    {
        if (!m_column)
            return;
        const auto &[first, last, low, high] = *m_column;
        m_piece.push_back(first);
        if (low != high)
            m_piece.insert(m_piece.end(), {Spot{first.x, high}, Spot{first.x, low}});
        if (last != first)
            m_piece.push_back(last);
        m_column.reset();
    }

    void endPiece()
    {
        endColumn();
        if (!m_piece.empty())
            m_pieces.push_back(std::exchange(m_piece, {}));
    }

    struct Column
    {
        Spot first;
        Spot last;
        double low;
        double high;
    };

    const Series &m_series;
    const UpdateAxis &m_axis;
    const Scale &m_scale;
    std::optional<Column> m_column;
    Path m_piece;
    std::vector<Path> m_pieces;
};

/// Those of several rows stand side by side in their slot.
void addBars(Picture &picture, const Chart &chart, const Series &series)
{
    constexpr double gap = 2;
    constexpr double least = 1.5; // one of a thousand is still to be seen
    const UpdateAxis axis = axisOf(chart);
    const Scale scale = scaleOf(chart, series.axis);
    const double width =
        (axis.slot() - std::min(gap, axis.slot() / 3)) / static_cast<double>(chart.series.size());
    const double left = axis.left + width * static_cast<double>(&series - chart.series.data());
    for (std::size_t i = 0; i < series.updates.size(); ++i) {
        if (series.values[i] == 0)
            continue;
        const double height = std::max(least, scale.bottom - scale.yOf(series.values[i]));
        const double x = left + axis.slot() * static_cast<double>(series.updates[i]);
        picture.add(Area{outlineOf({x, scale.bottom - height, width, height}), {.hue = series.hue}});
    }
}

void addMarkedGaps(Picture &picture, const Chart &chart, const Series &series)
{
    const UpdateAxis axis = axisOf(chart);
    const double y = scaleOf(chart, series.axis).top;
    for (std::size_t i = 0; i < series.updates.size(); ++i) {
        if (!std::isfinite(series.values[i]))
            picture.add(Disc{{axis.centreOf(series.updates[i]), y}, 1.6, Colour{.hue = series.hue}, {}});
    }
}

void addLine(Picture &picture, const Chart &chart, const Series &series)
{
    const UpdateAxis axis = axisOf(chart);
    const Scale scale = scaleOf(chart, series.axis);
    const bool hasDots = series.updates.size() < 2 || axis.slot() >= leastPixelsOfDot;
    // Where a line is dense, it must not hide the other one.
    const bool isDense = static_cast<double>(series.updates.size()) > (axis.right - axis.left) / 2;
    const double width = (isDense ? 1 : series.width) * chart.thickness;
    const double alpha = isDense && series.axis == Series::Axis::Right ? 0.6 : 1;
    for (const Path &piece : Thinned(series, axis, scale).pieces()) {
        if (piece.size() > 1)
            picture.add(Line{
                piece, {.colour = {.hue = series.hue, .alpha = alpha}, .width = width, .dash = series.dash}});
        if ((!hasDots || series.dash != Dash::Solid) && piece.size() > 1)
            continue;
        for (const Spot &point : piece)
            picture.add(Disc{point, (series.width + 0.4) * chart.thickness, Colour{.hue = series.hue}, {}});
    }
    if (series.hasMarkedGaps)
        addMarkedGaps(picture, chart, series);
}

/// Where lines end, and what is written there.
class LineEnds
{
public:
    explicit LineEnds(const Chart &chart)
        : m_chart(chart)
        , m_axis(axisOf(chart))
    {
        for (const Series &series : chart.series) {
            const Scale scale = scaleOf(chart, series.axis);
            for (Path &piece : Thinned(series, m_axis, scale).pieces())
                m_curves.push_back(std::move(piece));
            if (series.end.empty() || series.updates.empty() || !std::isfinite(series.values.back()))
                continue;
            const double x = m_axis.centreOf(series.updates.back());
            m_ends.emplace_back(&series, Spot{x, scale.yOf(series.values.back())});
            m_uprights.push_back({{x, scale.top}, {x, scale.bottom}});
        }
    }

    void addTo(Picture &picture)
    {
        for (const auto &[series, at] : m_ends) {
            const double radius = usualRadius * m_chart.thickness;
            picture.add(Disc{at, radius, Colour{.hue = series->hue},
                             Stroke{.colour = {.hue = Hue::Paper}, .width = 1.5}});
            m_taken.emplace_back(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
        }
        for (const auto &[series, at] : m_ends) {
            Words name = words(m_chart, {}, Anchor::Centre, series->end, series->hue);
            name.isBold = true;
            name.plate = Colour{.hue = Hue::Plate, .alpha = 0.8};
            name.at = placeFor(sizeOf(name), at);
            m_taken.push_back(boxOf(sizeOf(name), name.at));
            picture.add(name);
        }
    }

private:
    static constexpr double usualRadius = 4.5;

    static Box boxOf(Size size, Spot middle)
    {
        return {middle.x - size.width / 2, middle.y - size.height / 2, size.width, size.height};
    }

    static bool isFreeOf(const std::vector<Path> &lines, const Box &box)
    {
        return std::ranges::all_of(lines, [&](const Path &line) { return clippedPath(line, box).empty(); });
    }

    bool isFree(const Box &box) const
    {
        return Box({}, m_chart.size).contains(box)
            && std::ranges::none_of(m_taken, [&](const Box &other) { return box.intersects(other); })
            && isFreeOf(m_curves, box);
    }

    /// Above the end and beside it, as near as there are neither lines nor other words. Where ends are close
    /// to each other the playhead may cross it.
    Spot placeFor(Size size, Spot end) const
    {
        const double aside = size.width / 2 + gapBesidePlot;
        const double nearest = std::max(end.y - 1.2 * m_chart.text, size.height / 2);
        std::optional<Spot> crossed;
        for (double y = nearest; y >= size.height / 2; y -= size.height / 4) {
            for (const double x : {end.x + aside, end.x - aside, end.x}) {
                const Box box = boxOf(size, {x, y});
                if (!isFree(box))
                    continue;
                if (isFreeOf(m_uprights, box))
                    return {x, y};
                crossed = crossed.value_or(Spot{x, y});
            }
        }
        const double half = size.width / 2;
        return crossed.value_or(
            Spot{std::clamp(end.x, half, std::max(half, m_chart.size.width - half)), nearest});
    }

    const Chart &m_chart;
    UpdateAxis m_axis;
    std::vector<Path> m_curves;
    std::vector<Path> m_uprights; ///< where the playhead is at an end
    std::vector<std::pair<const Series *, Spot>> m_ends;
    std::vector<Box> m_taken; ///< by dots and words
};

/// "k = 12 · 0-1 loss: 17 · perceptron loss: 34.5"
std::string valuesAt(const Chart &chart, std::uint64_t update)
{
    std::string values;
    for (const Series &series : chart.series) {
        const auto value = series.valueAt(update);
        if (value && std::isfinite(*value) && !series.title.empty())
            values += " · " + series.title + ": " + readable(*value, 4);
    }
    return "k = " + number(update) + values;
}

void addUpright(Picture &picture, const Chart &chart, const Upright &upright)
{
    const Scale plot = scaleOf(chart, Series::Axis::Left);
    const double x = std::round(axisOf(chart).placeOf(upright.slot)) + 0.5;
    picture.add(Line{{{x, plot.top}, {x, plot.bottom}}, upright.stroke});
}

void addHovered(Picture &picture, const Chart &chart, std::uint64_t update)
{
    addPointed(picture, chart, update);
    const double x = std::round(axisOf(chart).centreOf(update)) + 0.5;
    Words values = words(chart, {}, Anchor::Centre, valuesAt(chart, update), Hue::Words);
    values.plate = Colour{.hue = Hue::Plate, .alpha = 0.94};
    values.plateEdge = Stroke{.colour = {.hue = Hue::PlateEdge}};
    const double half = sizeOf(values).width / 2 + gapBesidePlot;
    values.at = {std::clamp(x, half, std::max(half, chart.size.width - half)),
                 scaleOf(chart, Series::Axis::Left).top + chart.text};
    picture.add(values);
}

} // namespace

std::optional<double> Series::valueAt(std::uint64_t update) const
{
    const auto after = std::ranges::upper_bound(updates, update);
    if (after == updates.begin())
        return std::nullopt;
    return values[static_cast<std::size_t>(after - updates.begin()) - 1];
}

Words chartWords(Spot at, Anchor anchor, std::string text, double size)
{
    return {.at = at,
            .anchor = anchor,
            .text = std::move(text),
            .size = size,
            .colour = {Hue::FaintWords},
            .plate = {},
            .plateEdge = {}};
}

UpdateAxis axisOf(const Chart &chart)
{
    const double left = roomFor(chart, Series::Axis::Left);
    const double right = chart.size.width - roomFor(chart, Series::Axis::Right);
    return {left, std::max(left + 1, right), chart.last};
}

Picture chartPicture(const Chart &chart)
{
    Picture picture{chart.size, {}};
    if (isEmpty(chart)) {
        addNotice(picture, chart);
        return picture;
    }
    for (const Series::Axis axis : {Series::Axis::Left, Series::Axis::Right}) {
        if (!has(chart, axis))
            continue;
        picture.add(Part{axis == Series::Axis::Left ? "left" : "right"});
        addScale(picture, chart, axis);
        if (chart.hasTitles)
            addTitles(picture, chart, axis);
    }
    if (!chart.hasTitles && !chart.head.empty())
        picture.add(words(chart, {marginOf(chart), chart.text}, Anchor::Right, chart.head));
    picture.add(Part{"updates"});
    addTicks(picture, chart);
    addRemark(picture, chart);
    for (const Series &series : chart.series | std::views::reverse) { // the first lies on top
        if (series.title.empty() && series.updates.empty())
            continue;
        picture.add(Part{"curve"});
        (series.shape == Series::Shape::Bars ? addBars : addLine)(picture, chart, series);
    }
    LineEnds(chart).addTo(picture);
    for (const Upright &upright : chart.uprights)
        addUpright(picture, chart, upright);
    return picture;
}

void addPointed(Picture &picture, const Chart &chart, std::uint64_t slot)
{
    picture.add(Part{"hovered"});
    if (chart.series.front().shape == Series::Shape::Line)
        return addUpright(
            picture, chart,
            {static_cast<double>(slot), {.colour = {.hue = Hue::FaintWords}, .dash = Dash::Dotted}});
    const UpdateAxis axis = axisOf(chart);
    const Scale plot = scaleOf(chart, Series::Axis::Left);
    const Box all{axis.startOf(slot), plot.top, axis.slot(), plot.bottom - plot.top};
    picture.add(Area{outlineOf(all), {.hue = Hue::Words, .alpha = 0.1}});
}

Picture chartPlayhead(const Chart &chart, std::uint64_t current, std::optional<std::uint64_t> hovered)
{
    Picture picture{chart.size, {}};
    if (isEmpty(chart))
        return picture;
    const UpdateAxis axis = axisOf(chart);
    const Scale plot = scaleOf(chart, Series::Axis::Left);
    const double x = axis.centreOf(current);
    picture.add(Part{"playhead"});
    picture.add(Line{{{x, plot.top}, {x, plot.bottom}},
                     {.colour = {.hue = Hue::Update}, .width = 1.6 * chart.thickness}});
    for (const Series &series : chart.series) {
        const auto value = series.valueAt(current);
        const bool isOver = !series.end.empty() && current > series.updates.back();
        if (!value || !std::isfinite(*value) || isOver)
            continue;
        const Spot centre{x, scaleOf(chart, series.axis).yOf(*value)};
        picture.add(Disc{centre, 4 * chart.thickness, Colour{.hue = series.hue},
                         Stroke{.colour = {.hue = Hue::Paper}, .width = 1.5}});
    }
    if (hovered)
        addHovered(picture, chart, *hovered);
    return picture;
}

} // namespace halfplane
