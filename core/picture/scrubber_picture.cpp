#include "core/picture/scrubber_picture.h"

#include <bit>
#include <numbers>

namespace halfplane {

namespace {

constexpr double freeEdge = 2; ///< free at the left and at the top
constexpr double endWidth = 24; ///< at the right, for the mark of the end
constexpr double tickRoom = 9; ///< below the bars
constexpr double tickLength = 5;
constexpr double checkTickLength = 3;
constexpr double leastTickDistance = 5;
constexpr double mostBarWidth = 26;
constexpr double leastSlotWithGap = 3; ///< narrower bars touch
constexpr double leastPlayheadWidth = 3;

constexpr double mostSlotWidth = 40; ///< bars of a short run stay together

const Colour barColour{.hue = Hue::FaintWords, .alpha = 0.6};

bool goesOn(const Study &study) { return study.progress == Progress::Running; }

/// How many updates there is room for. While a run goes on it is doubled now and then, so that bars do not
/// move all the time.
std::uint64_t roomFor(const Study &study)
{
    const std::uint64_t recorded = study.run->trace.updateCount();
    if (!goesOn(study))
        return recorded;
    return std::max(recorded, std::min(std::bit_ceil(recorded + 1), study.recipe.caps.updates));
}

Path box(double left, double top, double right, double bottom)
{
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

/// Left and right end of an update's bar, on whole pixels where bars have gaps.
std::pair<double, double> barOf(const UpdateAxis &axis, std::uint64_t update)
{
    const double slot = axis.slot();
    if (slot < leastSlotWithGap)
        return {axis.startOf(update), axis.startOf(update) + slot};
    if (slot > mostBarWidth) {
        const double left = std::round(axis.centreOf(update) - mostBarWidth / 2);
        return {left, left + mostBarWidth};
    }
    return {std::round(axis.startOf(update)), std::round(axis.startOf(update) + slot) - 1};
}

/// The bars as one outline: along the base and up and down again for each.
class Bars
{
public:
    Bars(const LossCurve &losses, const ScrubberLayout &layout)
        : m_losses(losses)
        , m_layout(layout)
        , m_most(
              std::max<std::size_t>(1, losses.size() == 0 ? 1 : *std::ranges::max_element(losses.mistakes)))
    {
    }

    Path outline() const
    {
        const bool isSparse = m_losses.isComplete() && m_layout.axis.slot() >= leastSlotWithGap;
        return isSparse ? ofBars() : ofColumns();
    }

    double topOf(std::size_t mistakes) const
    {
        const double share = static_cast<double>(mistakes) / static_cast<double>(m_most);
        return m_layout.base - share * (m_layout.base - m_layout.top);
    }

private:
    Path ofBars() const
    {
        Path outline;
        for (std::size_t i = 0; i < m_losses.size(); ++i) {
            const auto [left, right] = barOf(m_layout.axis, m_losses.updates[i]);
            addBar(outline, left, right, topOf(m_losses.mistakes[i]));
        }
        return outline;
    }

    /// One bar a pixel, as high as the highest in it.
    Path ofColumns() const
    {
        std::vector<std::size_t> highest(static_cast<std::size_t>(std::max(1.0, m_layout.size.width)), 0);
        for (std::size_t i = 0; i < m_losses.size(); ++i) {
            for (std::size_t x = columnOf(i), end = std::max(x + 1, columnOf(i + 1)); x < end; ++x) {
                if (x < highest.size())
                    highest[x] = std::max(highest[x], m_losses.mistakes[i]);
            }
        }
        Path outline;
        for (std::size_t x = 0; x < highest.size(); ++x) {
            if (highest[x] > 0)
                addBar(outline, static_cast<double>(x), static_cast<double>(x + 1), topOf(highest[x]));
        }
        return outline;
    }

    /// The pixel in which a sample begins to count; behind the last one, where that has ended.
    std::size_t columnOf(std::size_t i) const
    {
        const std::uint64_t update = i < m_losses.size() ? m_losses.updates[i] : m_losses.updates.back() + 1;
        return static_cast<std::size_t>(std::max(0.0, m_layout.axis.startOf(update)));
    }

    void addBar(Path &outline, double left, double right, double top) const
    {
        outline.insert(
            outline.end(),
            {Spot{left, m_layout.base}, Spot{left, top}, Spot{right, top}, Spot{right, m_layout.base}});
    }

    const LossCurve &m_losses;
    const ScrubberLayout &m_layout;
    std::size_t m_most;
};

/// Marks where sweeps begin; of those that would touch only the first.
void addSweepStarts(Picture &picture, const Trace &trace, const ScrubberLayout &layout)
{
    picture.add(Part{"sweeps"});
    const std::uint64_t sweeps = trace.checkCount() == 0 ? 0 : trace.sweepOf(trace.checkCount());
    // More than one a pixel cannot be seen.
    const std::uint64_t stride = sweeps / static_cast<std::uint64_t>(std::max(1.0, layout.size.width)) + 1;
    double last = -leastTickDistance;
    for (std::uint64_t sweep = 1; sweep <= sweeps; sweep += stride) {
        const std::uint64_t before = trace.updateAtCheck((sweep - 1) * trace.pointCount());
        const double x = std::round(layout.axis.startOf(before + 1)) - 0.5;
        if (before == trace.updateCount() || x - last < leastTickDistance)
            continue; // a sweep without updates has no place of its own
        const Stroke stroke{.colour = {.hue = Hue::FaintWords}, .width = 1};
        picture.add(Line{{{x, layout.base + 2}, {x, layout.base + 2 + tickLength}}, stroke});
        last = x;
    }
}

void addCycle(Picture &picture, const Cycle &cycle, const ScrubberLayout &layout)
{
    const double left = layout.axis.startOf(cycle.first + 1);
    const double right = std::max(left + 2, layout.axis.startOf(cycle.second + 1));
    picture.add(Part{"cycle"});
    picture.add(Area{box(left, layout.top, right, layout.base), {.hue = Hue::Warning, .alpha = 0.14}});
    const double y = layout.base + 4;
    const Stroke stroke{.colour = {.hue = Hue::Warning}, .width = 2};
    picture.add(Line{{{left, y + 3}, {left, y}, {right, y}, {right, y + 3}}, stroke});
}

void addLoop(Picture &picture, Spot centre, double radius)
{
    const Stroke stroke{.colour = {.hue = Hue::Warning}, .width = 2};
    const double from = std::numbers::pi * 0.5;
    const double to = std::numbers::pi * 2.15;
    picture.add(ArcLine{centre, radius, from, to, stroke});
    const Spot tip = centre + Spot{-1, -radius};
    picture.add(Area{{tip + Spot{-5, 0}, tip + Spot{1, -4}, tip + Spot{1, 4}}, {.hue = Hue::Warning}});
}

void addEndMark(Picture &picture, const std::optional<End> &end, Box where)
{
    const Spot centre = where.centre();
    picture.add(Part{"end"});
    if (!end) { // stopped by the user
        picture.add(
            Area{box(centre.x - 4, centre.y - 4, centre.x + 4, centre.y + 4), {.hue = Hue::FaintWords}});
        return;
    }
    switch (end->reason) {
    case EndReason::Converged:
        picture.add(Line{{centre + Spot{-6, 0}, centre + Spot{-2, 5}, centre + Spot{6, -6}},
                         {.colour = {.hue = Hue::Good}, .width = 3}});
        break;
    case EndReason::MaxUpdates:
    case EndReason::MaxSweeps:
        picture.add(Area{box(centre.x - 2, where.top, centre.x + 2, where.bottom()), {.hue = Hue::Warning}});
        break;
    case EndReason::Cycling:
        addLoop(picture, centre, 6);
        break;
    }
}

/// Where a check without an update stands, between its bar and the next one or the mark of the end. The
/// checks of a gap share it evenly.
class Gap
{
public:
    Gap(const Study &study, const ScrubberLayout &layout, std::uint64_t update)
        : m_from(layout.axis.centreOf(update))
        , m_to(m_from)
    {
        const Trace &trace = study.run->trace;
        if (update > trace.updateCount())
            return; // another run, beside this one, is longer
        const bool isLast = update == trace.updateCount();
        const std::uint64_t first = checkOf(trace, {update, 0});
        m_isLast = isLast;
        m_checks = isLast ? trace.checkCount() - first : checkOf(trace, {update + 1, 0}) - first;
        m_to = !isLast || layout.axis.last > update ? layout.axis.centreOf(update + 1)
            : !goesOn(study)                        ? layout.end.centre().x
                                                    : layout.axis.startOf(update + 1);
    }

    /// The check that makes the next update is at its bar; half-way there its point is asked.
    double placeOf(std::uint64_t check) const
    {
        const bool isAsked = !m_isLast && check > 0 && check == m_checks;
        const double share = (static_cast<double>(check) - (isAsked ? 0.5 : 0))
            / static_cast<double>(std::max<std::uint64_t>(1, m_checks));
        return m_from + share * (m_to - m_from);
    }

    /// One a check, where they can be told apart.
    void addTicks(Picture &picture, double top) const
    {
        if ((m_to - m_from) / static_cast<double>(m_checks) < leastTickDistance - 1)
            return;
        for (std::uint64_t check = 1; check < m_checks; ++check) {
            const double x = std::round(placeOf(check)) - 0.5;
            picture.add(
                Line{{{x, top}, {x, top + checkTickLength}}, {.colour = {Hue::FaintWords}, .width = 1}});
        }
    }

private:
    double m_from;
    double m_to;
    std::uint64_t m_checks = 0;
    bool m_isLast = true;
};

/// The line that the bars stand on; dotted where it is not known yet what will stand there.
void addBase(Picture &picture, const Study &study, const ScrubberLayout &layout)
{
    const double y = layout.base + 0.5;
    const double known = layout.axis.startOf(study.run->trace.updateCount() + 1);
    const Stroke stroke{.colour = {.hue = Hue::Axis}, .width = 1};
    picture.add(Part{"base"});
    picture.add(Line{{{layout.axis.left, y}, {known, y}}, stroke});
    if (goesOn(study))
        picture.add(Line{{{known, y}, {layout.axis.right, y}},
                         {.colour = stroke.colour, .width = 2, .dash = Dash::Dotted}});
}

} // namespace

ScrubberLayout scrubberLayout(const Study *study, Size size, std::uint64_t least)
{
    ScrubberLayout layout;
    layout.size = size;
    layout.top = freeEdge;
    layout.base = std::max(freeEdge, std::floor(size.height - tickRoom));
    const std::uint64_t last = std::max(least, study != nullptr && study->run ? roomFor(*study) : 0);
    const double most = freeEdge + mostSlotWidth * (static_cast<double>(last) + 1);
    const double right = std::max(freeEdge, std::min(most, size.width - endWidth));
    layout.axis = {freeEdge, right, last};
    layout.end = Box(right, layout.top, endWidth, layout.base - layout.top);
    return layout;
}

Picture scrubberPicture(const Study *study, const ScrubberLayout &layout)
{
    Picture picture{layout.size, {}};
    if (study == nullptr || !study->run) {
        const double y = layout.base + 0.5;
        picture.add(
            Line{{{layout.axis.left, y}, {layout.size.width - freeEdge, y}}, {.colour = {.hue = Hue::Grid}}});
        return picture;
    }
    const Trace &trace = study->run->trace;
    if (trace.end() && trace.end()->cycle)
        addCycle(picture, *trace.end()->cycle, layout);
    if (study->losses && study->losses->size() > 0) {
        picture.add(Part{"losses"});
        picture.add(Area{Bars(*study->losses, layout).outline(), barColour});
    }
    addBase(picture, *study, layout);
    addSweepStarts(picture, trace, layout);
    if (!goesOn(*study))
        addEndMark(picture, trace.end(), layout.end);
    return picture;
}

Picture scrubberPlayhead(const Study &study, const ScrubberLayout &layout, const Cursor &cursor,
                         std::optional<std::uint64_t> hovered)
{
    Picture picture{layout.size, {}};
    const auto addColumn = [&](std::uint64_t update, const Colour &colour, double top) {
        auto [left, right] = barOf(layout.axis, update);
        if (right - left < leastPlayheadWidth) {
            left = std::round((left + right - leastPlayheadWidth) / 2);
            right = left + leastPlayheadWidth;
        }
        picture.add(Area{box(left, top, right, layout.base + 1), colour});
    };
    if (hovered) {
        picture.add(Part{"hovered"});
        addColumn(*hovered, {.hue = Hue::Words, .alpha = 0.14}, layout.top);
    }
    picture.add(Part{"playhead"});
    const bool isNarrow = layout.axis.slot() < 2 * leastPlayheadWidth;
    addColumn(cursor.update, {.hue = Hue::Update, .alpha = isNarrow ? 0.6 : 0.22}, layout.top);
    const Gap gap(study, layout, cursor.update);
    if (cursor.idleChecks > 0)
        gap.addTicks(picture, layout.base + 2);
    const Spot foot{gap.placeOf(cursor.idleChecks), layout.base + 1};
    picture.add(Area{{foot, foot + Spot{5, 7}, foot + Spot{-5, 7}}, {.hue = Hue::Update}});
    double top = layout.base - 1;
    if (study.losses && study.losses->size() > 0) {
        const auto after = std::ranges::upper_bound(study.losses->updates, cursor.update);
        const auto sample = std::max<std::ptrdiff_t>(1, after - study.losses->updates.begin()) - 1;
        const std::size_t mistakes = study.losses->mistakes[static_cast<std::size_t>(sample)];
        top = std::min(top, Bars(*study.losses, layout).topOf(mistakes));
    }
    addColumn(cursor.update, {.hue = Hue::Update}, top);
    return picture;
}

} // namespace halfplane
