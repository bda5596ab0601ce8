#include "ui/shown/playback.h"

#include "core/tween.h"

#include <algorithm>
#include <limits>

namespace halfplane {

namespace {

constexpr int frameMilliseconds = 16;
constexpr double longestTween = 1000;
constexpr double shortestTween = 60; ///< a quicker one could not be seen
constexpr double leastForAsking = 400; ///< in less, w alone moves
constexpr double shareOfStep = 0.8; ///< that a tween may take while playing
constexpr double mostUntilPlaying = 280;
constexpr double longestTick = 250; ///< after a longer stall playing goes on where it was

} // namespace

Playback::Playback(QObject *parent)
    : QObject(parent)
{
    m_clock.setTimerType(Qt::PreciseTimer);
    m_clock.setInterval(frameMilliseconds);
    connect(&m_clock, &QTimer::timeout, this,
            [this] { elapse(std::min(longestTick, static_cast<double>(m_sinceTick.nsecsElapsed()) / 1e6)); });
}

bool Playback::setRuns(const Runs &runs, std::size_t inFocus, Extent extent)
{
    const std::shared_ptr<const Run> &run = runs[inFocus];
    std::shared_ptr<const Run> longest;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const bool isOther = i != inFocus && runs[i];
        if (isOther && (!longest || runs[i]->trace.updateCount() > longest->trace.updateCount()))
            longest = runs[i];
    }
    if (run == m_run && longest == m_longer && extent == m_extent)
        return false;
    m_run = run;
    m_longer = std::move(longest);
    m_extent = extent;
    if (hasRun())
        m_cursor = clampedHere(m_wanted);
    settle();
    if (!hasRun())
        pause();
    emit runsChanged();
    emit cursorChanged();
    return true;
}

/// Steps follow the first run to its end, and from there on the longer one.
const Trace &Playback::walked(Cursor cursor) const
{
    const bool isBeyond = m_longer && (!m_run || cursor > lastCursor(m_run->trace));
    return isBeyond && (!m_run || m_longer->trace.updateCount() > m_run->trace.updateCount())
        ? m_longer->trace
        : m_run->trace;
}

Cursor Playback::last() const
{
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    return lastCursor(walked({most, most}));
}

std::uint64_t Playback::lastUpdate() const { return hasRun() ? last().update : 0; }

Cursor Playback::forward(Cursor cursor, Stride stride) const
{
    const Trace &trace = walked(cursor);
    const Cursor on = next(trace, cursor, stride);
    if (on != cursor || cursor == last())
        return on;
    const Trace &longer = m_longer->trace; // the first run ends here
    const Cursor there = next(longer, clamped(longer, cursor), stride);
    return there > cursor ? there : Cursor{cursor.update + 1, 0};
}

Cursor Playback::backward(Cursor cursor, Stride stride) const
{
    const Trace &trace = walked(cursor);
    const Cursor back = previous(trace, cursor, stride);
    const bool leavesLonger = m_run && &trace != &m_run->trace && &walked(back) != &trace;
    return leavesLonger ? lastCursor(m_run->trace) : back;
}

bool Playback::isAtStart() const { return !hasRun() || m_cursor == Cursor{}; }

bool Playback::isAtEnd() const { return !hasRun() || m_cursor == last(); }

bool Playback::isOver() const
{
    return isAtEnd() && (!hasRun() || walked(m_cursor).end() || m_extent == Extent::Complete);
}

void Playback::elapse(double milliseconds)
{
    m_sinceTick.restart();
    if (m_tween < 1) {
        m_tween = std::min(1.0, m_tween + (1 - m_begin) * milliseconds / tweenDuration());
        emit tweenChanged();
    }
    if (m_isPlaying)
        playOn(milliseconds);
    runClock();
}

void Playback::playOn(double milliseconds)
{
    m_untilNextStep -= milliseconds;
    if (m_untilNextStep > 0)
        return;
    // Where steps are quicker than frames, several are made at once.
    Cursor cursor = m_cursor;
    while (m_untilNextStep <= 0) {
        m_untilNextStep += stepDuration();
        cursor = forward(cursor, m_stride);
    }
    moveTo(cursor, Motion::Tween);
    if (isOver())
        pause();
}

void Playback::stepForward() { step(m_stride); }

void Playback::step(Stride stride)
{
    pause();
    if (hasRun())
        moveTo(forward(m_cursor, stride), Motion::Tween);
}

void Playback::stepBack()
{
    if (hasRun())
        seek(backward(m_cursor, m_stride));
}

void Playback::sweepForward() { step(Stride::Sweep); }

void Playback::sweepBack()
{
    if (hasRun())
        seek(backward(m_cursor, Stride::Sweep));
}

void Playback::toStart() { seek({}); }

void Playback::toEnd()
{
    if (hasRun())
        seek(last());
}

void Playback::seek(Cursor cursor)
{
    pause();
    if (hasRun())
        moveTo(clampedHere(cursor), Motion::Jump);
    m_wanted = cursor;
}

void Playback::setStride(Stride stride)
{
    if (stride == m_stride)
        return;
    m_stride = stride;
    emit strideChanged(stride);
}

void Playback::setSpeed(double speed)
{
    speed = std::clamp(speed, leastSpeed, mostSpeed);
    if (speed == m_speed)
        return;
    m_speed = speed;
    m_untilNextStep = std::min(m_untilNextStep, stepDuration());
    emit speedChanged(speed);
}

void Playback::play()
{
    if (m_isPlaying || !hasRun())
        return;
    if (isOver())
        moveTo({}, Motion::Jump);
    m_isPlaying = true;
    m_untilNextStep = std::min(stepDuration(), mostUntilPlaying); // a press of the key is answered at once
    runClock();
    emit playingChanged(true);
}

void Playback::pause()
{
    if (!m_isPlaying)
        return;
    m_isPlaying = false;
    emit playingChanged(false);
}

void Playback::togglePlaying()
{
    if (m_isPlaying)
        pause();
    else
        play();
}

void Playback::setReducedMotion(bool isReduced)
{
    m_hasReducedMotion = isReduced;
    if (isReduced && m_tween < 1) {
        settle();
        emit tweenChanged();
    }
}

/// Ends a tween that is still running: the next move begins at rest.
void Playback::settle()
{
    m_tween = 1;
    runClock();
}

void Playback::moveTo(Cursor cursor, Motion motion)
{
    m_wanted = cursor;
    const bool moves = cursor != m_cursor;
    if (!moves && m_tween == 1)
        return;
    m_begin = beginOfWay(cursor);
    m_cursor = cursor;
    const bool tweens = moves && motion == Motion::Tween && !m_hasReducedMotion && isTweened(cursor)
        && tweenDuration() >= shortestTween;
    m_tween = tweens ? m_begin : 1;
    runClock();
    emit cursorChanged();
}

void Playback::runClock()
{
    const bool isNeeded = m_isPlaying || m_tween < 1;
    if (isNeeded == m_clock.isActive())
        return;
    if (isNeeded) {
        m_sinceTick.start();
        m_clock.start();
    } else {
        m_clock.stop();
    }
}

/// Where an update comes from afar, or from its point that has been asked, or in no time, w moves at once.
double Playback::beginOfWay(Cursor to) const
{
    if (to.idleChecks > 0)
        return 0;
    const bool isNear = m_cursor.update + 1 == to.update && !isAsked(walked(m_cursor), m_cursor);
    const bool hasTime = !m_isPlaying || shareOfStep * stepDuration() >= leastForAsking;
    return isNear && hasTime ? 0 : shareOfAsking;
}

/// Of a look at a point that changes nothing there is nothing to come.
bool Playback::isTweened(Cursor to) const { return to.idleChecks == 0 || isAsked(walked(to), to); }

double Playback::tweenDuration() const
{
    const double whole = longestTween * (m_cursor.idleChecks > 0 ? shareOfAsking : 1 - m_begin);
    return m_isPlaying ? std::min(whole, shareOfStep * stepDuration()) : whole;
}

} // namespace halfplane
