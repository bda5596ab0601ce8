#pragma once

#include "core/lessons/lesson.h"

#include <QObject>

#include <functional>
#include <memory>

namespace halfplane {

class Showing;

/// Leads through a lesson: which moment is shown, how far one has come in it, and the way on, which goes
/// through steps, answers and moments alike. Without a lesson it goes through the run alone.
///
/// What the user changes is a change of what is shown, never of the lesson.
class LessonGuide : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LessonGuide)

public:
    /// Shows another document in the place of the one that is open; false where the user keeps that.
    using Exchange = std::function<bool(const Document &content)>;

    explicit LessonGuide(Showing &showing, QObject *parent = nullptr);

    void setExchange(Exchange exchange) { m_exchange = std::move(exchange); }

    /// Its first moment is shown. The path is that of its file, where it has one.
    void give(std::shared_ptr<const Lesson> lesson, const QString &path);
    /// The same lesson as it is written now: the moment stays, and what the user changed in it.
    void renew(std::shared_ptr<const Lesson> lesson);

    const Lesson *lesson() const { return m_lesson.get(); } ///< null while there is none
    const QString &path() const { return m_path; }
    std::size_t place() const { return m_place; } ///< of the moment that is shown
    const LessonMoment &moment() const { return m_lesson->moments[m_place]; }
    QString titleHere() const; ///< of the moment, or of the one whose title goes on

    std::size_t answersShown() const { return m_answersShown; } ///< of those of the moment, from the first
    void showAnswers(std::size_t count);

    bool isChanged() const; ///< points, names or runs: they are not those of the moment
    bool isElsewhere() const; ///< changed, or before the step at which the moment begins
    double shareSeen() const; ///< of the moment: its steps and answers
    bool canGoOn() const;
    bool canGoBack() const;

public slots:
    void goOn(); ///< a step, an answer or a moment
    void goBack();
    void goTo(std::size_t place);
    void restore(); ///< the moment as it begins
    void leave(); ///< what is open stays; how long a step is, is as it was before

signals:
    void lessonChanged(); ///< another one, or none
    void momentChanged(); ///< another one, or as it began
    void answersChanged();
    void changed(); ///< whether the user has changed something, or how one can go on
    void panelAsked(const QString &panel, const QString &theorem); ///< of the moment
    void stageAsked(const QString &panel, const QString &theorem); ///< beside the boards; empty: none

private:
    enum class Side { Begin, End };

    std::size_t answers() const;
    std::optional<Cursor> cursorOf(const PlannedStep &step) const;
    bool isBefore(const PlannedStep &step) const;
    bool isAfter(const PlannedStep &step) const;
    void show(std::size_t place, Side side);
    bool exchangeFor(const Document &content);
    void await(Side side);
    bool isAwaited() const;
    bool isThere(const PlannedStep &step) const;
    void seekSide();
    void glideTo(const Cursor &cursor);

    Showing &m_showing;
    Exchange m_exchange;
    std::shared_ptr<const Lesson> m_lesson;
    QString m_path;
    std::size_t m_place = 0;
    Stride m_strideBefore = Stride::Update; ///< the lesson
    std::size_t m_answersShown = 0;
    std::optional<Side> m_awaited; ///< where the playhead goes as soon as the run is there
    Cursor m_sought; ///< where it went for that lately: anywhere else is where the user put it
};

} // namespace halfplane
