#include "core/picture/vector_scale.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <memory>

namespace halfplane {

namespace {

constexpr Size referenceBoard{900, 640};
constexpr double widerThanPointsNeed = 1.5;
constexpr double shortestReadable = 20; ///< pixels there
constexpr double worthFalling = 1.4; ///< a smaller fall would only disturb
constexpr double infinite = std::numeric_limits<double>::infinity();

/// Close enough together that little room is lost, and easily said.
constexpr std::array leadingDigits{1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0};

double digitTimes(double digit, double power)
{
    // Below 1 a number is nearer to what it is called when it is divided.
    return power < 1 ? digit / std::round(1 / power) : digit * power;
}

/// The largest of the leading digits times a power of ten that is not above `most`, or the least not below.
double roundBelow(double most)
{
    const double power = std::pow(10, std::floor(std::log10(most)));
    const double share = most / power * (1 + 1e-12);
    return digitTimes(*(std::ranges::upper_bound(leadingDigits, share) - 1), power);
}
double roundAbove(double least)
{
    const double power = std::pow(10, std::floor(std::log10(least)));
    const double share = least / power * (1 - 1e-12);
    return digitTimes(*std::ranges::lower_bound(leadingDigits, share), power);
}

/// The largest factor with which arrows have room; infinite for none.
double factorFor(const Extent &arrows, const Extent &room)
{
    double factor = infinite;
    const auto heed = [&](double arrow, double side) {
        if (arrow > 0)
            factor = std::min(factor, side / arrow);
    };
    heed(arrows.left, room.left);
    heed(arrows.right, room.right);
    heed(arrows.below, room.below);
    heed(arrows.above, room.above);
    return factor;
}

/// From the origin arrows may go as far as the view does. With a bias they begin anywhere, and may be as long
/// as the ring is usually wide.
Extent roomFor(Space space, const View &view)
{
    if (space == Space::Origin)
        return roomIn(view);
    const double radius = usualRingRadius(view.size) / view.scale;
    return {radius, radius, radius, radius};
}

/// How far arrows come before that update.
Extent arrowsBefore(const Reach &reach, std::uint64_t update)
{
    Extent result;
    for (const Reach::Stretch &stretch : reach.growth) {
        if (stretch.update < update)
            result = stretch.arrows;
    }
    return update > reach.growth.back().update ? reach.arrows : result;
}

} // namespace

/// One run or several, and what is found out of them to choose by.
class VectorScale::Choice
{
public:
    explicit Choice(std::span<const Study *const> studies)
        : m_points(studies.front()->points)
    {
        for (const Study *study : studies)
            m_ring = std::max(m_ring, ringRoomOf(study->recipe));
        m_need = fitted({m_points, m_ring}, referenceBoard);
        for (const Study *study : studies)
            add(*study);
        std::ranges::sort(m_limits, {}, &Step::from);
        m_holdsAll =
            widerThanPointsNeed * fitted({m_points, m_ring, m_tips}, referenceBoard).scale >= m_need.scale;
    }

    RingRoom ring() const { return m_ring; }

    std::vector<Step> steps() const
    {
        const bool isGoodAsItIs = isReadable(1) && (m_holdsAll || m_most >= 1);
        if (isGoodAsItIs || !std::isfinite(m_most))
            return {{0, 1}};
        const double last = roundBelow(m_most);
        if (m_holdsAll)
            return {{0, std::max(1.0, last)}};
        return isReadable(last) ? std::vector<Step>{{0, last}} : fallingTo(last);
    }

    Extent tips(const std::vector<Step> &steps) const
    {
        Extent result;
        if (m_holdsAll && steps.front().factor == 1)
            return m_tips;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const bool isLast = i + 1 == steps.size();
            const auto until = isLast ? std::numeric_limits<std::uint64_t>::max() : steps[i + 1].from;
            for (const Reach *reach : m_fromOrigin)
                result.add(arrowsBefore(*reach, until).scaledBy(steps[i].factor));
        }
        return result;
    }

private:
    void add(const Study &study)
    {
        if (!study.run || study.run->problem->space == Space::Circle)
            return;
        const std::shared_ptr<const Reach> reach =
            study.reach ? study.reach : std::make_shared<const Reach>(reachOf(*study.run));
        m_reaches.push_back(reach);
        const Space space = study.run->problem->space;
        const Extent room = roomFor(space, m_need);
        for (const auto &[update, arrows] : reach->growth)
            m_limits.push_back({update, factorFor(arrows, room)});
        m_most = std::min(m_most, factorFor(reach->arrows, room));
        m_tips.add(reach->tips);
        const double length = reach->usualUpdate > 0 ? reach->usualUpdate : reach->arrows.longest();
        if (length > 0)
            m_usual = std::min(m_usual, length * m_need.scale);
        if (space == Space::Origin)
            m_fromOrigin.push_back(reach.get());
    }

    bool isReadable(double factor) const { return factor * m_usual >= shortestReadable; }

    /// The first update that has no room with a factor.
    std::uint64_t endOf(double factor) const
    {
        const auto found = std::ranges::find_if(
            m_limits, [&](const Step &limit) { return limit.factor < factor * (1 - 1e-9); });
        return found == m_limits.end() ? std::numeric_limits<std::uint64_t>::max() : found->from;
    }

    /// As they are as long as that can be, then as short as can be read, then so that all have room.
    std::vector<Step> fallingTo(double last) const
    {
        const double readable = roundAbove(shortestReadable / m_usual);
        const double first = std::max(1.0, readable);
        const double middle = readable < 1 ? readable : roundBelow(std::sqrt(first * last));
        std::vector<Step> steps;
        std::uint64_t from = 0;
        for (const double factor : {first, middle}) {
            const std::uint64_t end = endOf(factor);
            if (end < from + 2 || factor < worthFalling * last
                || (!steps.empty() && steps.back().factor < worthFalling * factor))
                continue;
            steps.push_back({from, factor});
            from = end;
        }
        steps.push_back({from, last});
        return steps;
    }

    const Dataset &m_points;
    RingRoom m_ring = RingRoom::None;
    View m_need; ///< what the points need
    std::vector<std::shared_ptr<const Reach>> m_reaches;
    std::vector<const Reach *> m_fromOrigin;
    std::vector<Step> m_limits; ///< from an update on, the largest factor for which there is room
    double m_most = infinite; ///< for which all has room
    double m_usual = infinite; ///< pixels of the usual update of the run where that is shortest
    Extent m_tips; ///< where all arrows are as long as they are
    bool m_holdsAll = false; ///< a view hardly wider than the points' shows those
};

VectorScale::VectorScale(std::span<const Study *const> studies)
{
    if (studies.empty())
        return;
    const Choice choice(studies);
    m_ring = choice.ring();
    m_steps = choice.steps();
    m_tips = choice.tips(m_steps);
}

double VectorScale::factorAt(std::uint64_t update) const
{
    const auto after = std::ranges::upper_bound(m_steps, update, {}, &Step::from);
    return (after - 1)->factor;
}

VectorFactor VectorScale::at(std::uint64_t update, double tween) const
{
    const VectorFactor factor{factorAt(update), factorAt(update - std::min<std::uint64_t>(update, 1))};
    return factor.drawnAt(tween);
}

VectorFactor VectorFactor::drawnAt(double share) const
{
    return {now, before, share < 1 ? before * std::pow(now / before, share) : now};
}

} // namespace halfplane
