#include "core/picture/start_handle.h"

#include "core/picture/accuracy.h"
#include "core/picture/level_curve.h"
#include "core/picture/scene.h"
#include "core/picture/touching.h"

#include <cmath>

namespace halfplane {

namespace {

/// How far from the origin the tip of w is: the boundary is −b/‖w‖ away, and w is drawn from there.
double reach(double length, double factor, double b)
{
    return factor * length - (length > 0 ? b / length : 0);
}

/// The length of w whose tip is so far from the origin: the root of factor·l² − reach·l − b = 0.
double lengthWith(double reach, double factor, double b)
{
    const double discriminant = reach * reach + 4 * factor * b;
    return (reach + std::sqrt(std::max(0.0, discriminant))) / (2 * factor);
}

} // namespace

std::optional<StartHandle> StartHandle::of(const BoardFrame &frame)
{
    const auto handle = anywhere(frame);
    return handle && isNear(handle->place(), Box({}, frame.view.size)) ? handle : std::nullopt;
}

std::optional<StartHandle> StartHandle::anywhere(const BoardFrame &frame)
{
    const Study &study = frame.study;
    if (!study.run || !frame.moment || study.recipe.space == Space::Circle)
        return std::nullopt;
    StartHandle handle;
    handle.m_space = study.recipe.space;
    if (handle.m_space == Space::Bias && frame.moment->check)
        return std::nullopt;
    handle.m_view = frame.view;
    handle.m_start = study.recipe.start;
    handle.m_start.resize(dimension(handle.m_space), 0.0);
    handle.m_factor = vectorFactorOf(frame).drawn;
    const double x1 = handle.m_start[0];
    const double x2 = handle.m_start[1];
    const double length = std::hypot(x1, x2);
    const double b = handle.m_space == Space::Bias ? handle.m_start[2] : 0;
    const double share = length > 0 ? reach(length, handle.m_factor, b) / length : 0;
    handle.m_place = frame.view.toScreen(share * x1, share * x2);
    const double foot = length > 0 ? -b / length / length : 0;
    handle.m_base = frame.view.toScreen(foot * x1, foot * x2);
    return handle;
}

StartBoundary::StartBoundary(const BoardFrame &frame)
    : m_view(frame.view)
    , m_space(spaceOf(frame))
    , m_start(frame.moment->after)
    , m_factor(vectorFactorOf(frame).drawn)
{
}

std::optional<StartBoundary> StartBoundary::of(const BoardFrame &frame)
{
    const bool isAtStart = frame.study.run && frame.moment && !frame.moment->check;
    if (!isAtStart || isZero(frame.moment->after))
        return std::nullopt;
    return StartBoundary(frame);
}

bool StartBoundary::isAt(Spot pixel, double reach) const
{
    const LevelCurve curve = levelCurve(m_view, {m_space, m_start});
    for (const Path &line : linesOf(curve, Box({}, m_view.size).grown(reach))) {
        const Instruction drawn(Line{line, {{}, 1}});
        if (touchedBy(drawn, pixel, reach) != Touched::None)
            return true;
    }
    return false;
}

std::vector<double> StartBoundary::dragged(Spot from, Spot to) const
{
    const PlanePoint held = m_view.toPlane(from);
    const PlanePoint now = m_view.toPlane(to);
    std::vector<double> start(m_start.begin(), m_start.end());
    if (m_space == Space::Origin) {
        const double turn = std::atan2(now.y(), now.x()) - std::atan2(held.y(), held.x());
        const double scale = m_view.scale * m_factor;
        start[0] = toPixelAccuracy(std::cos(turn) * m_start[0] - std::sin(turn) * m_start[1], scale);
        start[1] = toPixelAccuracy(std::sin(turn) * m_start[0] + std::cos(turn) * m_start[1], scale);
        return start;
    }
    const double shift =
        dot(m_start, embed(m_space, held.x(), held.y())) - dot(m_start, embed(m_space, now.x(), now.y()));
    const double steepness = spatialNorm(m_space, m_start);
    const double exact = start.back() + shift;
    start.back() = steepness > 0 ? toPixelAccuracy(exact, m_view.scale / steepness) : exact;
    return start;
}

std::vector<double> StartHandle::draggedTo(Spot pixel, double snap) const
{
    std::vector<double> start = m_start;
    const Spot fromOrigin = pixel - m_view.toScreen(0, 0);
    const PlanePoint tip = m_view.toPlane(pixel);
    const double distance = std::hypot(tip.x(), tip.y());
    if (std::hypot(fromOrigin.x, fromOrigin.y) <= snap || !(distance > 0)) {
        start[0] = start[1] = 0;
        return start;
    }
    const double b = m_space == Space::Bias ? m_start[2] : 0;
    const double share = lengthWith(distance, m_factor, b) / distance;
    start[0] = toPixelAccuracy(share * tip.x(), m_view.scale * m_factor);
    start[1] = toPixelAccuracy(share * tip.y(), m_view.scale * m_factor);
    return start;
}

} // namespace halfplane
