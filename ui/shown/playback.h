#pragma once

#include "core/cursor.h"
#include "core/moment.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>

namespace halfplane {

/// Where the run is being looked at, and how that moves: by steps, by playing, by going to a place. It keeps
/// its own clock; elapse() is what the clock does, so that tests need not wait.
///
/// The moment changes at once with every step; the tween that runs after it only says how far the picture has
/// come from the moment before.
class Playback : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Playback)

public:
    explicit Playback(QObject *parent = nullptr);

    /// Whether more of a run that has not ended may be on its way.
    enum class Outlook { MayGrow, Complete };

    /// The run to look at; null when there is none. The playhead stays where it was put, or at the nearest
    /// moment there is; it comes back when a later run has that moment again.
    void setRun(std::shared_ptr<const Run> run, Outlook outlook = Outlook::MayGrow);
    const Run *run() const { return m_run.get(); }

    /// Another run under the same playhead, which goes on where the first has ended; null for none.
    void setLonger(std::shared_ptr<const Run> longer);
    bool hasRun() const { return m_run || m_longer; }
    bool isCompared() const { return m_longer != nullptr; } ///< what it plays is not one run alone
    std::uint64_t lastUpdate() const; ///< of the longer

    Cursor cursor() const { return m_cursor; }
    Cursor wanted() const { return m_wanted; } ///< where it was put; further on where the run is too short
    bool isAtStart() const;
    bool isAtEnd() const; ///< of what is recorded

    /// How far the picture has come from before the update to after it: 1 when at rest.
    double tween() const { return m_tween; }

    Stride stride() const { return m_stride; }
    double speed() const { return m_speed; } ///< 1 is one step a second
    bool isPlaying() const { return m_isPlaying; }
    bool hasReducedMotion() const { return m_hasReducedMotion; }

    static constexpr double leastSpeed = 0.25;
    static constexpr double mostSpeed = 64;

    /// So much time has passed.
    void elapse(double milliseconds);

public slots:
    // A step pauses; so does going anywhere.
    void stepForward();
    void stepBack();
    void sweepForward();
    void sweepBack();
    void toStart();
    void toEnd();
    void seek(Cursor cursor);
    void seekUpdate(quint64 update) { seek({update, 0}); }

    void setStride(Stride stride);
    void setSpeed(double speed);
    void play(); ///< from the start when at the end
    void pause();
    void togglePlaying();
    void setReducedMotion(bool isReduced);

signals:
    void runChanged();
    void cursorChanged(); ///< or the run did: the moment is another one
    void tweenChanged();
    void playingChanged(bool isPlaying);
    void strideChanged(Stride stride);
    void speedChanged(double speed);

private:
    enum class Motion { Tween, Jump };

    void moveTo(Cursor cursor, Motion motion);
    void step(Stride stride);
    void settle();
    void followRuns();
    void playOn(double milliseconds);
    bool isOver() const; ///< at the end, and nothing more will come
    const Trace &walked(Cursor cursor) const;
    Cursor last() const;
    Cursor clampedHere(Cursor cursor) const { return clamped(walked(cursor), cursor); }
    Cursor forward(Cursor cursor, Stride stride) const;
    Cursor backward(Cursor cursor, Stride stride) const;
    void runClock();
    double stepDuration() const { return 1000 / m_speed; }
    double tweenDuration() const;

    std::shared_ptr<const Run> m_run;
    std::shared_ptr<const Run> m_longer; ///< than that one
    Outlook m_outlook = Outlook::MayGrow;
    Cursor m_cursor;
    Cursor m_wanted;
    Stride m_stride = Stride::Update;
    double m_speed = 1;
    double m_tween = 1;
    double m_untilNextStep = 0;
    bool m_isPlaying = false;
    bool m_hasReducedMotion = false;
    QTimer m_clock;
    QElapsedTimer m_sinceTick;
};

} // namespace halfplane
