#include "ui/figures/player/player_chart.h"

#include "ui/basics/text.h"
#include "ui/figures/svg/svg_shapes.h"
#include "ui/shown/stop_flag.h"

namespace halfplane {

namespace {

constexpr Size chartSize{360, 150};
constexpr std::size_t mostPlacesOfChart = 2000;

Series wrongPoints(const LossCurve &losses)
{
    return {.title = "wrong points",
            .updates = losses.updates,
            .values = {losses.mistakes.begin(), losses.mistakes.end()},
            .hue = Hue::Words,
            .width = 1.8,
            .axis = Series::Axis::Left,
            .isWhole = true};
}

/// Of a picture, the first of its instructions of one kind.
template <class Shape>
const Shape *firstOf(const Picture &picture)
{
    for (const Instruction &instruction : picture.instructions) {
        if (const Shape *shape = std::get_if<Shape>(&instruction))
            return shape;
    }
    return nullptr;
}

} // namespace

PlayerChart::PlayerChart(const Study &study, const std::stop_token &stop)
    : m_last(study.run->trace.updateCount())
{
    const bool isKnown = study.losses && study.losses->size() > 0 && study.losses->updates.back() == m_last;
    const LossCurve losses =
        isKnown ? *study.losses : lossCurve(*study.run, mostPlacesOfChart, StopFlag(stop).stop());
    m_series.push_back(wrongPoints(losses));
    const Picture playhead = chartPlayhead(chart(), 0, {});
    if (const Line *line = firstOf<Line>(playhead)) {
        m_top = line->points.front().y;
        m_bottom = line->points.back().y;
    }
}

Chart PlayerChart::chart() const { return {.size = chartSize, .series = m_series, .last = m_last}; }

QStringList PlayerChart::elements(PlayerColours &colours, StyleClasses &classes) const
{
    const Picture picture = chartPicture(chart());
    SvgShapes shapes(Box({}, chartSize), [&](const Colour &colour) { return colours.nameOf(colour); });
    QStringList result;
    for (const Instruction &instruction : picture.instructions)
        result += shapes.elements(instruction);
    for (QString &element : result)
        element = classes.shortened(element);
    return result;
}

Spot PlayerChart::placeOf(std::uint64_t step) const
{
    const Picture playhead = chartPlayhead(chart(), step, {});
    const Disc *disc = firstOf<Disc>(playhead);
    return disc != nullptr ? disc->centre : Spot{axisOf(chart()).centreOf(step), m_bottom};
}

} // namespace halfplane
