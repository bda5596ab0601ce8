#include "core/picture/layers.h"
#include "core/picture/outlines.h"
#include "core/picture/parts.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr double gridPixels = 64;

/// The distance of the grid's lines, in the plane.
double gridStep(const BoardFrame &frame)
{
    const double pixels = gridPixels * std::max(1.0, frame.sizes.text / Sizes{}.text);
    return tickStep(frame.view.scale, pixels);
}

struct Gridlines
{
    const BoardFrame &frame;
    Picture &picture;

    Stroke strokeOf(double value) const
    {
        return {{value == 0 ? Hue::Axis : Hue::Grid}, value == 0 ? frame.sizes.thin : 1};
    }
    /// In the middle of a pixel: a thin line between two of them would be two faint ones.
    static double crisp(double place) { return std::floor(place) + 0.5; }

    void addUpright(double x1)
    {
        const double x = crisp(frame.view.toScreen(x1, 0).x);
        picture.add(Line{{{x, 0}, {x, frame.view.size.height}}, strokeOf(x1)});
    }
    void addLevel(double x2)
    {
        const double y = crisp(frame.view.toScreen(0, x2).y);
        picture.add(Line{{{0, y}, {frame.view.size.width, y}}, strokeOf(x2)});
    }
};

/// With the axes, which are a stronger line.
void addGrid(const Ground &ground, Picture &picture)
{
    const BoardFrame &frame = ground.frame;
    const Box plane = frame.view.plane();
    const double step = gridStep(frame);
    Gridlines lines{frame, picture};
    const auto alongX1 = ticks(plane.left, plane.right(), step);
    const auto alongX2 = ticks(plane.top, plane.bottom(), step);
    for (const bool isAxis : {false, true}) {
        for (const double x1 : alongX1) {
            if ((x1 == 0) == isAxis)
                lines.addUpright(x1);
        }
        for (const double x2 : alongX2) {
            if ((x2 == 0) == isAxis)
                lines.addLevel(x2);
        }
    }
}

/// The numbers along the axes; where an axis is outside the view, along the view's edge.
class Ticks
{
public:
    Ticks(const Scene &scene, Overlay &overlay)
        : m_scene(scene)
        , m_overlay(overlay)
        , m_step(gridStep(scene.frame))
        , m_gap(0.35 * scene.sizes.text)
    {
    }

    void addNames()
    {
        const Box &area = m_scene.area;
        const Spot origin = m_scene.origin();
        if (origin.y > area.top && origin.y < area.bottom())
            addName("x₁", [&](Size size) {
                return Spot{area.right() - m_gap - size.width, origin.y - m_gap / 2 - size.height};
            });
        if (origin.x > area.left && origin.x < area.right())
            addName("x₂", [&](Size size) {
                return Spot{std::min(origin.x + m_gap, area.right() - m_gap - size.width),
                            area.top + m_gap / 2};
            });
    }

    void addAlongX1()
    {
        const Box plane = m_scene.frame.view.plane();
        const std::vector<double> values = ticks(plane.left, plane.right(), m_step);
        const double every = spacing(values, [](Size size) { return size.width; });
        for (const double value : values) {
            if (isShown(value, every))
                add(value, [&](Size size) { return belowAxis(value, size); });
        }
    }

    void addAlongX2()
    {
        const Box plane = m_scene.frame.view.plane();
        const std::vector<double> values = ticks(plane.top, plane.bottom(), m_step);
        const double every = spacing(values, [](Size size) { return size.height; });
        for (const double value : values) {
            if (isShown(value, every) && (value != 0 || !m_scene.area.contains(m_scene.origin())))
                add(value, [&](Size size) { return besideAxis(value, size); });
        }
    }

private:
    Words wordsOf(const std::string &text) const
    {
        return {.at = {},
                .anchor = Anchor::Centre,
                .text = text,
                .size = 0.85 * m_scene.sizes.text,
                .colour = {Hue::FaintWords},
                .plate = {},
                .plateEdge = {}};
    }

    /// Every how manyth number has room for itself. The outermost ones are the widest.
    template <class Extent>
    double spacing(const std::vector<double> &values, const Extent &extent) const
    {
        double most = 0;
        if (!values.empty()) {
            for (const double value : {values.front(), values.back()})
                most = std::max(most, extent(sizeOf(wordsOf(tickLabel(value, m_step)))));
        }
        const double room = m_step * m_scene.frame.view.scale;
        for (const double every : {1.0, 2.0, 5.0, 10.0}) {
            if (most + 2 * m_gap <= every * room)
                return every;
        }
        return 20;
    }

    bool isShown(double value, double every) const
    {
        return std::abs(std::remainder(std::round(value / m_step), every)) < 0.5;
    }

    Spot belowAxis(double value, Size size) const
    {
        const Spot at = m_scene.frame.view.toScreen(value, 0);
        const double top =
            std::clamp(at.y + m_gap, m_scene.area.top + m_gap,
                       std::max(m_scene.area.top + m_gap, m_scene.area.bottom() - m_gap - size.height));
        // At the origin beside both axes.
        const bool isCorner = value == 0 && m_scene.area.contains(m_scene.origin());
        return {isCorner ? at.x - m_gap - size.width : at.x - size.width / 2, top};
    }

    Spot besideAxis(double value, Size size) const
    {
        const Spot at = m_scene.frame.view.toScreen(0, value);
        const double left =
            std::clamp(at.x - m_gap - size.width, m_scene.area.left + m_gap,
                       std::max(m_scene.area.left + m_gap, m_scene.area.right() - m_gap - size.width));
        return {left, at.y - size.height / 2};
    }

    template <class TopLeft>
    void addName(const std::string &name, const TopLeft &topLeft)
    {
        Words words = wordsOf(name);
        words.size = m_scene.sizes.text;
        add(std::move(words), topLeft);
    }

    template <class TopLeft>
    void add(double value, const TopLeft &topLeft)
    {
        add(wordsOf(tickLabel(value, m_step)), topLeft);
    }

    /// Where it would cover something else there is none.
    template <class TopLeft>
    void add(Words words, const TopLeft &topLeft)
    {
        const Size size = sizeOf(words);
        const Box place(topLeft(size), size);
        const bool covers =
            std::ranges::any_of(m_taken, [&](const Box &taken) { return taken.intersects(place); });
        if (covers || !m_scene.area.contains(place) || m_overlay.placement().isReserved(place))
            return;
        m_taken.push_back(place);
        m_overlay.occupied().add(Segment{{place.left, place.centre().y}, {place.right(), place.centre().y}},
                                 cover::line);
        words.at = place.centre();
        m_overlay.add(Instruction(std::move(words)));
    }

    const Scene &m_scene;
    Overlay &m_overlay;
    double m_step;
    double m_gap;
    std::vector<Box> m_taken;
};

void addTicks(const Scene &scene, Overlay &overlay)
{
    overlay.begin(labelPartOf(std::string(gridLayer.id)), *gridLayer.subject);
    Ticks ticks(scene, overlay);
    ticks.addNames();
    ticks.addAlongX1();
    ticks.addAlongX2();
}

constexpr Subject gridSubject{
    .title = "Axes and grid",
    .symbol = "x₁, x₂",
    .definition = "The coordinates of the plane, at round numbers. One unit is as long on both axes.",
};

} // namespace

const Layer gridLayer{
    .id = "grid",
    .title = "Grid",
    .purpose = "The axes with their numbers, and lines at round numbers.",
    .subject = &gridSubject,
    .depth = -20,
    .drawGround = addGrid,
    .finish = addTicks,
};

} // namespace halfplane
