#include "ui/shown/moving_viewpoint.h"

#include "ui/shown/showing.h"

#include <QVariantAnimation>

#include <algorithm>
#include <numbers>
#include <utility>

namespace halfplane {

namespace {

constexpr int wayMilliseconds = 500;

} // namespace

MovingViewpoint::MovingViewpoint(Showing &showing)
    : QObject(&showing)
    , m_showing(showing)
    , m_chosen(perspectives().front())
    , m_way(new QVariantAnimation(this))
{
    m_way->setEasingCurve(QEasingCurve::InOutQuad);
    connect(m_way, &QVariantAnimation::valueChanged, this, [this](const QVariant &share) {
        m_now.share = share.toDouble();
        emit moved();
    });
    connect(m_way, &QVariantAnimation::finished, this, [this] {
        if (m_chosen->isPlane())
            show(nullptr, 1);
    });
}

void MovingViewpoint::choose(const Perspective &perspective)
{
    if (&perspective == m_chosen)
        return;
    const bool isFromPlane = m_now.perspective == nullptr;
    m_chosen = &perspective;
    emit chosenChanged();
    const bool glidesIn = isFromPlane && perspective.isTurnedTo;
    const bool glidesOut = !isFromPlane && perspective.isPlane() && m_now.perspective->isTurnedTo;
    const bool isAgain = m_now.perspective == &perspective; // it was on its way out
    if (m_showing.playback().hasReducedMotion() || !(glidesIn || glidesOut || isAgain)) {
        m_way->stop();
        show(perspective.isPlane() ? nullptr : &perspective, 1);
        return;
    }
    if (glidesIn)
        show(&perspective, 0);
    glide(glidesOut ? 0 : 1);
}

void MovingViewpoint::choosePlane() { choose(*perspectives().front()); }

void MovingViewpoint::chooseNext()
{
    const auto all = perspectives();
    auto next = std::ranges::find(all, m_chosen);
    do
        next = next + 1 == all.end() ? all.begin() : next + 1;
    while (!(*next)->isThere(m_showing.document().recipe().space));
    choose(**next);
}

void MovingViewpoint::glide(double to)
{
    m_way->stop();
    m_way->setDuration(std::max(1, static_cast<int>(wayMilliseconds * std::abs(to - m_now.share))));
    m_way->setStartValue(m_now.share);
    m_way->setEndValue(to);
    m_way->start();
}

void MovingViewpoint::show(const Perspective *perspective, double share)
{
    const bool isOther = std::exchange(m_now.perspective, perspective) != perspective;
    m_now.share = share;
    m_now.pointed.reset();
    if (isOther)
        emit perspectiveChanged();
    emit moved();
}

void MovingViewpoint::jumpTo(const Viewpoint &viewpoint)
{
    m_way->stop();
    m_chosen = viewpoint.perspective != nullptr ? viewpoint.perspective : perspectives().front();
    m_now.turn = viewpoint.turn;
    m_now.height = viewpoint.height;
    emit chosenChanged();
    show(viewpoint.perspective, 1);
}

Viewpoint MovingViewpoint::settled() const
{
    Viewpoint viewpoint = m_now;
    viewpoint.perspective = m_chosen->isPlane() ? nullptr : m_chosen;
    viewpoint.share = 1;
    viewpoint.pointed.reset();
    return viewpoint;
}

void MovingViewpoint::turnBy(double turn, double height)
{
    m_now.turn = std::remainder(m_now.turn + turn, 2 * std::numbers::pi);
    m_now.height = std::clamp(m_now.height + height, lowestSight, highestSight);
    emit moved();
}

void MovingViewpoint::turnBack()
{
    constexpr Viewpoint first;
    m_now.turn = first.turn;
    m_now.height = first.height;
    emit moved();
}

void MovingViewpoint::point(std::optional<std::size_t> index)
{
    if (std::exchange(m_now.pointed, index) != index)
        emit moved();
}

} // namespace halfplane
