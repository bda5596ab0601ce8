#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/outlines.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

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
    const double step = gridStep(frame.view, frame.sizes.text);
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

/// The numbers along the left edge and the foot of the view, and the axes' names at their ends.
class Ticks
{
public:
    Ticks(const Scene &scene, Overlay &overlay)
        : m_scene(scene)
        , m_overlay(overlay)
        , m_step(gridStep(scene.frame.view, scene.sizes.text))
        , m_gap(0.35 * scene.sizes.text)
    {
    }

    void addNames(const AxisNames &names)
    {
        const Box &area = m_scene.area;
        const Spot origin = m_scene.origin();
        const Spot aside{0.8 * m_scene.sizes.text, 0.8 * m_scene.sizes.text};
        if (origin.y > area.top && origin.y < area.bottom())
            addName(names.across, {{area.right() - aside.x, origin.y}, std::numbers::pi / 2},
                    {-2 * aside.x, 0});
        if (origin.x > area.left && origin.x < area.right())
            addName(names.up, {{origin.x, area.top + aside.y}, 0}, {0, 2 * aside.y});
    }

    void addAlongX1()
    {
        const Box plane = m_scene.frame.view.plane();
        const double y = m_scene.area.bottom() - foot() / 2;
        const std::vector<double> values = ticks(plane.left, plane.right(), m_step);
        const double every = spacing(values, [](Size size) { return size.width; });
        for (const double value : values) {
            const double x = m_scene.frame.view.toScreen(value, 0).x;
            if (isShown(value, every))
                add(wordsOf(value, {x, y}, Anchor::Centre));
        }
    }

    void addAlongX2()
    {
        const Box plane = m_scene.frame.view.plane();
        const std::vector<double> values = ticks(plane.top, plane.bottom(), m_step);
        const double every = spacing(values, [](Size size) { return size.height; });
        for (const double value : values) {
            const double y = m_scene.frame.view.toScreen(0, value).y;
            // The corner belongs to the numbers along the foot.
            if (isShown(value, every) && y < m_scene.area.bottom() - 1.5 * foot())
                add(wordsOf(value, {m_scene.area.left + m_gap, y}, Anchor::Right));
        }
    }

private:
    Words wordsOf(double value, Spot at, Anchor anchor) const
    {
        Words words = named(tickLabel(value, m_step), {Hue::FaintWords}, m_scene.sizes);
        words.size = 0.85 * m_scene.sizes.text;
        words.at = at;
        words.anchor = anchor;
        return words;
    }

    /// How high the numbers along the foot are.
    double foot() const { return sizeOf(wordsOf(0, {}, Anchor::Centre)).height + m_gap / 2; }

    /// Every how manyth number has room for itself. The outermost ones are the widest.
    template <class Extent>
    double spacing(const std::vector<double> &values, const Extent &extent) const
    {
        double most = 0;
        if (!values.empty()) {
            for (const double value : {values.front(), values.back()})
                most = std::max(most, extent(sizeOf(wordsOf(value, {}, Anchor::Centre))));
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

    /// On either side of the axis at its end, or a little further in.
    void addName(const std::string &name, WordsWish::Beside at, Spot inwards)
    {
        std::vector<WordsWish::Beside> along;
        for (int i = 0; i < 4; ++i, at.at += inwards)
            along.push_back(at);
        m_overlay.label({.words = named(name, {Hue::FaintWords}, m_scene.sizes),
                         .distance = m_gap / 2,
                         .urgency = 3,
                         .along = std::move(along)});
    }

    /// Not where it would leave the view.
    void add(Words words)
    {
        if (m_scene.area.contains(shapeOf(words).plate))
            m_overlay.addWordsAt(std::move(words));
    }

    const Scene &m_scene;
    Overlay &m_overlay;
    double m_step;
    double m_gap;
};

void addTicks(const Scene &scene, Overlay &overlay)
{
    const DataNames &names = scene.frame.names;
    addAxisNumbers(scene, overlay, {names.axis(0), names.axis(1)});
}

constexpr Subject gridSubject{
    .title = "Axes and grid",
    .definition = "The two features of the points, at round numbers. One unit is as long on both axes.",
};

} // namespace

void addAxisNumbers(const Scene &scene, Overlay &overlay, const AxisNames &names)
{
    Ticks ticks(scene, overlay);
    ticks.addNames(names);
    ticks.addAlongX1();
    ticks.addAlongX2();
}

const Layer gridLayer{
    .id = "grid",
    .title = "Grid",
    .purpose = "The axes with their numbers, and lines at round numbers.",
    .subject = &gridSubject,
    .depth = -20,
    .drawGround = addGrid,
    .draw = addTicks,
};

} // namespace halfplane
