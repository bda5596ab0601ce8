#include "ui/shown/playback.h"

#include <algorithm>

namespace halfplane {

namespace {

constexpr int frameMilliseconds = 16;
constexpr double longestTween = 280;
constexpr double shortestTween = 60; ///< a quicker one could not be seen
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

void Playback::setRun(std::shared_ptr<const Run> run, Outlook outlook)
{
    m_run = std::move(run);
    m_outlook = outlook;
    if (m_run)
        m_cursor = clamped(m_run->trace, m_wanted);
    settle();
    if (!m_run)
        pause();
    emit runChanged();
    emit cursorChanged();
}

bool Playback::isAtStart() const { return !m_run || m_cursor == Cursor{}; }

bool Playback::isAtEnd() const { return !m_run || m_cursor == lastCursor(m_run->trace); }

bool Playback::isOver() const
{
    return isAtEnd() && (!m_run || m_run->trace.end() || m_outlook == Outlook::Complete);
}

void Playback::elapse(double milliseconds)
{
    m_sinceTick.restart();
    if (m_tween < 1) {
        m_tween = std::min(1.0, m_tween + milliseconds / tweenDuration());
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
        cursor = next(m_run->trace, cursor, m_stride);
    }
    moveTo(cursor, Motion::Tween);
    if (isOver())
        pause();
}

void Playback::stepForward() { step(m_stride); }

void Playback::step(Stride stride)
{
    pause();
    if (m_run)
        moveTo(next(m_run->trace, m_cursor, stride), Motion::Tween);
}

void Playback::stepBack()
{
    if (m_run)
        seek(previous(m_run->trace, m_cursor, m_stride));
}

void Playback::sweepForward() { step(Stride::Sweep); }

void Playback::sweepBack()
{
    if (m_run)
        seek(previous(m_run->trace, m_cursor, Stride::Sweep));
}

void Playback::toStart() { seek({}); }

void Playback::toEnd()
{
    if (m_run)
        seek(lastCursor(m_run->trace));
}

void Playback::seek(Cursor cursor)
{
    pause();
    if (m_run)
        moveTo(clamped(m_run->trace, cursor), Motion::Jump);
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
    if (m_isPlaying || !m_run)
        return;
    if (isOver())
        moveTo({}, Motion::Jump);
    m_isPlaying = true;
    m_untilNextStep = std::min(stepDuration(), longestTween); // a press of the key is answered at once
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
    const bool tweens = moves && motion == Motion::Tween && !m_hasReducedMotion && cursor.idleChecks == 0
        && tweenDuration() >= shortestTween;
    if (!moves && m_tween == 1)
        return;
    m_cursor = cursor;
    m_tween = tweens ? 0 : 1;
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

double Playback::tweenDuration() const
{
    return m_isPlaying ? std::min(longestTween, stepDuration() * 0.7) : longestTween;
}

} // namespace halfplane
