#include "core/geometry/loss_ring.h"

#include "core/geometry/predicates.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numbers>

namespace halfplane {

namespace {

constexpr double fullTurn = 2 * std::numbers::pi;

/// A critical direction, and by how much the loss changes when it is passed counter-clockwise.
struct Breakpoint
{
    double angle = 0;
    std::ptrdiff_t change = 0;
};

std::size_t after(std::size_t loss, std::ptrdiff_t change)
{
    return static_cast<std::size_t>(static_cast<std::ptrdiff_t>(loss) + change);
}

/// From breakpoints in strictly ascending order, each with a change, in [0, 2π), and the loss before the
/// first of them.
LossRing ringOf(const std::vector<Breakpoint> &breakpoints, std::size_t loss)
{
    if (breakpoints.empty())
        return {{{{0, fullTurn}, loss}}};
    LossRing ring;
    for (std::size_t k = 0; k < breakpoints.size(); ++k) {
        const double from = breakpoints[k].angle;
        const double to =
            k + 1 < breakpoints.size() ? breakpoints[k + 1].angle : breakpoints.front().angle + fullTurn;
        loss = after(loss, breakpoints[k].change);
        ring.arcs.push_back({{from, to}, loss});
    }
    return ring;
}

/// The two directions at which a point is on the boundary are opposite to each other. This is the one of
/// them in the upper half of the circle, at an angle in [0, π).
struct Crossing
{
    PlanePoint direction = PlanePoint::Zero();
    std::ptrdiff_t change = 0; ///< at this direction; at the opposite one it is the negative
};

/// A point z is wrong from its left perpendicular (−z2, z1) counter-clockwise to its right one.
Crossing crossingOf(const PlanePoint &z)
{
    const bool entersAbove = z.x() > 0 || (z.x() == 0 && z.y() < 0);
    return entersAbove ? Crossing{{-z.y(), z.x()}, 1} : Crossing{{z.y(), -z.x()}, -1};
}

std::vector<Crossing> crossingsOf(const ReflectedPoints &reflected)
{
    std::vector<Crossing> crossings;
    for (std::size_t i = 0; i < reflected.size(); ++i) {
        const PlanePoint z{reflected.column(0)[i], reflected.column(1)[i]};
        if (z != PlanePoint::Zero())
            crossings.push_back(crossingOf(z));
    }
    return crossings;
}

/// One crossing a direction, in ascending order of the angle, those without a change left out.
std::vector<Crossing> merged(std::vector<Crossing> crossings)
{
    std::ranges::sort(crossings, [](const Crossing &first, const Crossing &second) {
        return turn(first.direction, second.direction) > 0;
    });
    std::vector<Crossing> distinct;
    for (const Crossing &crossing : crossings) {
        if (!distinct.empty() && turn(distinct.back().direction, crossing.direction) == 0)
            distinct.back().change += crossing.change;
        else
            distinct.push_back(crossing);
    }
    std::erase_if(distinct, [](const Crossing &crossing) { return crossing.change == 0; });
    return distinct;
}

/// Rounding may have made angles equal. They are known to differ, and all to be less than 2π.
void separate(std::vector<Breakpoint> &ascending)
{
    double least = 0;
    for (Breakpoint &breakpoint : ascending) {
        breakpoint.angle = std::max(least, breakpoint.angle);
        least = std::nextafter(breakpoint.angle, fullTurn + 1);
    }
    double greatest = std::nextafter(fullTurn, 0);
    for (auto breakpoint = ascending.rbegin(); breakpoint != ascending.rend(); ++breakpoint) {
        breakpoint->angle = std::min(breakpoint->angle, greatest);
        greatest = std::nextafter(breakpoint->angle, -1);
    }
}

std::vector<Breakpoint> breakpointsOf(const std::vector<Crossing> &crossings)
{
    std::vector<Breakpoint> breakpoints;
    for (const auto &[direction, change] : crossings)
        breakpoints.push_back({std::atan2(direction.y(), direction.x()), change});
    for (std::size_t k = 0; k < crossings.size(); ++k)
        breakpoints.push_back({breakpoints[k].angle + std::numbers::pi, -breakpoints[k].change});
    separate(breakpoints);
    return breakpoints;
}

double intoOneTurn(double angle)
{
    const double remainder = std::fmod(angle, fullTurn);
    const double positive = remainder < 0 ? remainder + fullTurn : remainder;
    return positive < fullTurn ? positive : 0;
}

/// Where a point x is wrong for w = length·(cos t, sin t) and b ≠ 0: length·⟨(cos t, sin t), x⟩ + b > 0
/// within acos(−b/(length·‖x‖)) of the angle of x.
class BiasedPoint
{
public:
    BiasedPoint(const Point &point, double length, double b)
        : m_cosine(-b / length / std::hypot(point.x1, point.x2))
        , m_angle(std::atan2(point.x2, point.x1))
        , m_label(point.label)
        , m_alwaysWrong(sign(point.label) * b < 0)
    {
    }

    /// The point is too near to be reached by the boundary, but in a single direction at most.
    bool isConstant() const { return !(std::abs(m_cosine) < 1); }
    bool isAlwaysWrong() const { return isConstant() && m_alwaysWrong; }

    Arc wrongArc() const
    {
        const double half = std::atan2(std::sqrt((1 - m_cosine) * (1 + m_cosine)), m_cosine);
        const Arc positiveSide{intoOneTurn(m_angle - half), intoOneTurn(m_angle + half)};
        return m_label == Label::Positive ? Arc{positiveSide.to, positiveSide.from} : positiveSide;
    }

private:
    double m_cosine;
    double m_angle;
    Label m_label;
    bool m_alwaysWrong;
};

std::vector<Breakpoint> merged(std::vector<Breakpoint> breakpoints)
{
    std::ranges::sort(breakpoints, {}, &Breakpoint::angle);
    std::vector<Breakpoint> distinct;
    for (const Breakpoint &breakpoint : breakpoints) {
        if (!distinct.empty() && distinct.back().angle == breakpoint.angle)
            distinct.back().change += breakpoint.change;
        else
            distinct.push_back(breakpoint);
    }
    std::erase_if(distinct, [](const Breakpoint &breakpoint) { return breakpoint.change == 0; });
    return distinct;
}

/// The loss while only b decides.
std::size_t lossOfBias(const Dataset &points, double b)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(points, [&](const Point &point) { return sign(point.label) * b <= 0; }));
}

} // namespace

std::vector<Arc> LossRing::solutionCone() const
{
    std::vector<Arc> cone;
    for (const LossArc &part : arcs) {
        if (part.loss == 0)
            cone.push_back(part.arc);
    }
    return cone;
}

double LossRing::solutionWidth() const
{
    double width = 0;
    for (const Arc &arc : solutionCone())
        width += arc.width();
    return width;
}

std::size_t LossRing::leastLoss() const { return std::ranges::min_element(arcs, {}, &LossArc::loss)->loss; }

std::size_t LossRing::lossAt(double angle) const
{
    const double direction = intoOneTurn(angle);
    const auto next =
        std::ranges::upper_bound(arcs, direction, {}, [](const LossArc &part) { return part.arc.from; });
    const LossArc &here = next == arcs.begin() ? arcs.back() : *(next - 1);
    if (here.arc.from != direction)
        return here.loss;
    const LossArc &before = &here == &arcs.front() ? arcs.back() : *(&here - 1);
    return std::max(before.loss, here.loss);
}

LossRing lossRing(const ReflectedPoints &reflected)
{
    assert(reflected.space() == Space::Origin);
    const std::vector<Crossing> crossings = crossingsOf(reflected);
    const auto leaving =
        std::ranges::count_if(crossings, [](const Crossing &crossing) { return crossing.change < 0; });
    const std::size_t atOrigin = reflected.size() - crossings.size();
    return ringOf(breakpointsOf(merged(crossings)), after(atOrigin, leaving));
}

LossRing lossRing(const Dataset &points, double length, double b)
{
    assert(length >= 0);
    if (length == 0)
        return ringOf({}, lossOfBias(points, b));
    if (b == 0)
        return lossRing(ReflectedPoints(points, Space::Origin));
    std::vector<Breakpoint> breakpoints;
    std::size_t lossAtZero = 0;
    for (const Point &point : points) {
        const BiasedPoint biased(point, length, b);
        if (biased.isConstant()) {
            lossAtZero += biased.isAlwaysWrong() ? 1 : 0;
            continue;
        }
        const Arc wrong = biased.wrongArc();
        breakpoints.push_back({wrong.from, 1});
        breakpoints.push_back({wrong.to, -1});
        lossAtZero += wrong.to < wrong.from ? 1 : 0;
    }
    return ringOf(merged(std::move(breakpoints)), lossAtZero);
}

/// They are the zero arcs of the reflected points, each to be right with a bias of epsilon.
std::vector<Arc> directionsWithin(const ReflectedPoints &reflected, double epsilon)
{
    assert(reflected.space() == Space::Origin);
    Dataset points;
    for (std::size_t i = 0; i < reflected.size(); ++i)
        points.push_back({reflected.column(0)[i], reflected.column(1)[i], Label::Positive});
    return lossRing(points, 1, epsilon).solutionCone();
}

} // namespace halfplane
