#include "ui/shown/viewpoint.h"

#include "ui/shown/showing.h"

#include <QVariantAnimation>

#include <algorithm>
#include <numbers>
#include <utility>

namespace halfplane {

namespace {

constexpr int wayMilliseconds = 500;

} // namespace

Viewpoint::Viewpoint(Showing &showing)
    : QObject(&showing)
    , m_showing(showing)
    , m_chosen(perspectives().front())
    , m_way(new QVariantAnimation(this))
{
    m_way->setEasingCurve(QEasingCurve::InOutQuad);
    connect(m_way, &QVariantAnimation::valueChanged, this, [this](const QVariant &share) {
        m_outlook.share = share.toDouble();
        emit outlookChanged();
    });
    connect(m_way, &QVariantAnimation::finished, this, [this] {
        if (m_chosen->isPlane())
            show(nullptr, 1);
    });
}

void Viewpoint::choose(const Perspective &perspective)
{
    if (&perspective == m_chosen)
        return;
    const bool isFromPlane = m_outlook.perspective == nullptr;
    m_chosen = &perspective;
    emit chosenChanged();
    const bool glidesIn = isFromPlane && perspective.isTurnedTo;
    const bool glidesOut = !isFromPlane && perspective.isPlane() && m_outlook.perspective->isTurnedTo;
    const bool isAgain = m_outlook.perspective == &perspective; // it was on its way out
    if (m_showing.playback().hasReducedMotion() || !(glidesIn || glidesOut || isAgain)) {
        m_way->stop();
        show(perspective.isPlane() ? nullptr : &perspective, 1);
        return;
    }
    if (glidesIn)
        show(&perspective, 0);
    glide(glidesOut ? 0 : 1);
}

void Viewpoint::choosePlane() { choose(*perspectives().front()); }

void Viewpoint::chooseNext()
{
    const auto all = perspectives();
    auto next = std::ranges::find(all, m_chosen);
    do
        next = next + 1 == all.end() ? all.begin() : next + 1;
    while (!(*next)->isThere(m_showing.document().recipe().space));
    choose(**next);
}

void Viewpoint::glide(double to)
{
    m_way->stop();
    m_way->setDuration(std::max(1, static_cast<int>(wayMilliseconds * std::abs(to - m_outlook.share))));
    m_way->setStartValue(m_outlook.share);
    m_way->setEndValue(to);
    m_way->start();
}

void Viewpoint::show(const Perspective *perspective, double share)
{
    const bool isOther = std::exchange(m_outlook.perspective, perspective) != perspective;
    m_outlook.share = share;
    m_outlook.pointed.reset();
    if (isOther)
        emit perspectiveChanged();
    emit outlookChanged();
}

void Viewpoint::setOutlook(const Outlook &outlook)
{
    m_way->stop();
    m_chosen = outlook.perspective != nullptr ? outlook.perspective : perspectives().front();
    m_outlook.turn = outlook.turn;
    m_outlook.height = outlook.height;
    emit chosenChanged();
    show(outlook.perspective, 1);
}

Outlook Viewpoint::settled() const
{
    Outlook outlook = m_outlook;
    outlook.perspective = m_chosen->isPlane() ? nullptr : m_chosen;
    outlook.share = 1;
    outlook.pointed.reset();
    return outlook;
}

void Viewpoint::turnBy(double turn, double height)
{
    m_outlook.turn = std::remainder(m_outlook.turn + turn, 2 * std::numbers::pi);
    m_outlook.height = std::clamp(m_outlook.height + height, lowestSight, highestSight);
    emit outlookChanged();
}

void Viewpoint::turnBack()
{
    constexpr Outlook first;
    m_outlook.turn = first.turn;
    m_outlook.height = first.height;
    emit outlookChanged();
}

void Viewpoint::point(std::optional<std::size_t> index)
{
    if (std::exchange(m_outlook.pointed, index) != index)
        emit outlookChanged();
}

} // namespace halfplane
