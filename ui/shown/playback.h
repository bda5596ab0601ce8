#pragma once

#include "core/cursor.h"
#include "core/moment.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace halfplane {

/// Where runs are being looked at, and how that moves: by steps, by playing, by going to a place. Nobody else
/// knows the place. It keeps its own clock; elapse() is what the clock does, so that tests need not wait.
///
/// The moment changes at once with every step; the tween that runs after it only says how far the picture has
/// come from the moment before.
class Playback : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Playback)

public:
    explicit Playback(QObject *parent = nullptr);

    /// Whether more of the run in focus may be on its way where it has not ended.
    enum class Extent { MayGrow, Complete };

    using Runs = std::vector<std::shared_ptr<const Run>>;

    /// The runs to walk, null where a recipe has none: the one in focus and, where that has ended, the
    /// longest of the others. The playhead stays where it was put, or at the nearest moment there is; it
    /// comes back when later runs have that moment again. False, and nothing is told, where all is as it was.
    bool setRuns(const Runs &runs, std::size_t inFocus = 0, Extent extent = Extent::MayGrow);
    bool hasRun() const { return m_run || m_longer; }
    bool isCompared() const { return m_longer != nullptr; } ///< what it plays is not one run alone
    std::uint64_t lastUpdate() const; ///< of the longer

    Cursor cursor() const { return m_cursor; }
    Cursor wanted() const { return m_wanted; } ///< where it was put; further on where the run is too short
    bool isAtStart() const;
    bool isAtEnd() const; ///< of what is recorded

    /// How much of the time is over that the picture takes to come to the moment: 1 when at rest.
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
    void runsChanged();
    void cursorChanged(); ///< or the runs did: the moment is another one
    void tweenChanged();
    void playingChanged(bool isPlaying);
    void strideChanged(Stride stride);
    void speedChanged(double speed);

private:
    enum class Motion { Tween, Jump };

    void moveTo(Cursor cursor, Motion motion);
    void step(Stride stride);
    void settle();
    void playOn(double milliseconds);
    bool isOver() const; ///< at the end, and nothing more will come
    const Trace &walked(Cursor cursor) const;
    Cursor last() const;
    Cursor clampedHere(Cursor cursor) const { return clamped(walked(cursor), cursor); }
    Cursor forward(Cursor cursor, Stride stride) const;
    Cursor backward(Cursor cursor, Stride stride) const;
    void runClock();
    double stepDuration() const { return 1000 / m_speed; }
    double beginOfWay(Cursor to) const;
    double tweenDuration() const; ///< of the way
    bool isTweened(Cursor to) const;

    std::shared_ptr<const Run> m_run; ///< in focus
    std::shared_ptr<const Run> m_longer; ///< the longest of the others
    Extent m_extent = Extent::MayGrow;
    Cursor m_cursor;
    Cursor m_wanted;
    Stride m_stride = Stride::Update;
    double m_speed = 1;
    double m_tween = 1;
    double m_begin = 0; ///< the tween at which the way to the moment began
    double m_untilNextStep = 0;
    bool m_isPlaying = false;
    bool m_hasReducedMotion = false;
    QTimer m_clock;
    QElapsedTimer m_sinceTick;
};

} // namespace halfplane
