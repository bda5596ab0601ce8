#include "ui/lessons/lesson_guide.h"

#include "core/picture/document_looks.h"
#include "ui/basics/text.h"
#include "ui/editing/compared_recipes.h"
#include "ui/shown/moving_viewpoint.h"
#include "ui/shown/showing.h"

#include <algorithm>
#include <utility>

namespace halfplane {

namespace {

/// Points, what they are called, and the runs on them.
bool areSame(const Document &one, const Document &other)
{
    return one.points == other.points && one.names == other.names && areSame(one.recipes, other.recipes);
}

/// In halves of checks, of which the check of an update has two.
double placeOf(const Trace &trace, const Cursor &cursor)
{
    return 2 * static_cast<double>(checkOf(trace, cursor)) - (isAsked(trace, cursor) ? 1 : 0);
}

} // namespace

LessonGuide::LessonGuide(Showing &showing, QObject *parent)
    : QObject(parent)
    , m_showing(showing)
{
    connect(&showing.document(), &OpenDocument::edited, this, &LessonGuide::changed);
    connect(&showing.document(), &OpenDocument::worded, this, &LessonGuide::changed);
    connect(&showing, &Showing::momentChanged, this, &LessonGuide::changed);
    connect(&showing.playback(), &Playback::runsChanged, this, &LessonGuide::seekSide);
}

void LessonGuide::give(std::shared_ptr<const Lesson> lesson, const QString &path)
{
    if (!m_lesson)
        m_strideBefore = m_showing.playback().stride();
    m_lesson = std::move(lesson);
    m_path = path;
    m_place = 0;
    m_answersShown = 0;
    emit lessonChanged();
    show(0, Side::Begin);
}

void LessonGuide::leave()
{
    const auto left = std::exchange(m_lesson, nullptr);
    if (!left)
        return;
    m_path.clear();
    if (m_showing.playback().stride() == left->moments[m_place].steps.stride)
        m_showing.playback().setStride(m_strideBefore);
    m_awaited.reset();
    emit lessonChanged();
}

void LessonGuide::renew(std::shared_ptr<const Lesson> lesson)
{
    const bool wasChanged = isChanged();
    m_lesson = std::move(lesson);
    m_place = std::min(m_place, m_lesson->moments.size() - 1);
    m_answersShown = std::min(m_answersShown, answers());
    emit lessonChanged();
    if (!wasChanged && isChanged())
        show(m_place, Side::Begin);
    else
        emit momentChanged();
}

QString LessonGuide::titleHere() const
{
    for (std::size_t place = m_place + 1; place-- > 0;) {
        if (!m_lesson->moments[place].title.empty())
            return shownLine(m_lesson->moments[place].title);
    }
    return {};
}

std::size_t LessonGuide::answers() const
{
    return static_cast<std::size_t>(std::ranges::count(moment().text, Paragraph::Answer, &Paragraph::kind));
}

void LessonGuide::showAnswers(std::size_t count)
{
    if (std::exchange(m_answersShown, count) == count)
        return;
    emit answersChanged();
    emit changed();
}

bool LessonGuide::isChanged() const
{
    return m_lesson && !areSame(m_showing.document().content(), moment().shown);
}

bool LessonGuide::isElsewhere() const { return m_lesson && (isChanged() || isBefore(moment().steps.from)); }

/// Where it is in the run that there is; nothing while there is none.
std::optional<Cursor> LessonGuide::cursorOf(const PlannedStep &step) const
{
    const Run *run = m_showing.run();
    if (run == nullptr)
        return std::nullopt;
    return step ? halfplane::cursorOf(run->trace, *step) : lastCursor(run->trace);
}

bool LessonGuide::isBefore(const PlannedStep &step) const
{
    const auto cursor = cursorOf(step);
    return cursor && m_showing.cursor() < *cursor;
}

bool LessonGuide::isAfter(const PlannedStep &step) const
{
    const auto cursor = cursorOf(step);
    return cursor && m_showing.cursor() > *cursor;
}

bool LessonGuide::canGoOn() const
{
    if (!m_lesson)
        return !m_showing.playback().isAtEnd();
    return isBefore(moment().steps.to) || m_answersShown < answers()
        || m_place + 1 < m_lesson->moments.size();
}

bool LessonGuide::canGoBack() const
{
    if (!m_lesson)
        return !m_showing.playback().isAtStart();
    return m_place > 0 || m_answersShown > 0 || isAfter(moment().steps.from);
}

/// A moment without steps and answers is seen at once.
double LessonGuide::shareSeen() const
{
    const auto from = cursorOf(moment().steps.from);
    const auto to = cursorOf(moment().steps.to);
    const bool hasSteps = from && to && *from < *to;
    const auto parts = static_cast<double>(answers() + (hasSteps ? 1 : 0));
    if (parts == 0)
        return 1;
    auto seen = static_cast<double>(m_answersShown);
    if (hasSteps) {
        const Trace &trace = m_showing.run()->trace;
        const double begin = placeOf(trace, *from);
        const double way = placeOf(trace, *to) - begin;
        seen += std::clamp((placeOf(trace, m_showing.cursor()) - begin) / way, 0.0, 1.0);
    }
    return seen / parts;
}

void LessonGuide::goOn()
{
    if (!m_lesson || isBefore(moment().steps.to))
        m_showing.playback().stepForward();
    else if (m_answersShown < answers())
        showAnswers(m_answersShown + 1);
    else if (m_place + 1 < m_lesson->moments.size())
        show(m_place + 1, Side::Begin);
}

void LessonGuide::goBack()
{
    if (!m_lesson)
        m_showing.playback().stepBack();
    else if (m_answersShown > 0)
        showAnswers(m_answersShown - 1);
    else if (isAfter(moment().steps.from))
        m_showing.playback().stepBack();
    else if (m_place > 0)
        show(m_place - 1, Side::End);
}

/// The place may be of a list that was made before the file was written again.
void LessonGuide::goTo(std::size_t place)
{
    if (m_lesson)
        show(std::min(place, m_lesson->moments.size() - 1), Side::Begin);
}

void LessonGuide::restore() { show(m_place, Side::Begin); }

/// What is the same as before stays, and what moves in it glides.
void LessonGuide::show(std::size_t place, Side side)
{
    m_awaited.reset();
    if (!exchangeFor(m_lesson->moments[place].shown))
        return;
    m_place = place;
    m_answersShown = side == Side::End ? answers() : 0;
    m_showing.setLayers(layersIn(moment().shown));
    const Perspective *perspective = viewpointIn(moment().shown).perspective;
    m_showing.viewpoint().choose(perspective != nullptr ? *perspective : *perspectives().front());
    m_showing.playback().setStride(moment().steps.stride);
    await(side);
    emit momentChanged();
    emit changed();
    const ChosenPanel &panel = moment().panel;
    emit panelAsked(toText(panel.id), toText(panel.theorem));
    const ChosenPanel beside = moment().stage.value_or(panel);
    emit stageAsked(toText(beside.id), toText(beside.theorem));
}

/// False where the user stays.
bool LessonGuide::exchangeFor(const Document &content)
{
    const Document &open = m_showing.document().content();
    if (areSame(open, content) && open.view == content.view)
        return true;
    Document shown = content;
    shown.title = m_lesson->title;
    return m_exchange(shown);
}

/// A run that is still being made may not have come so far.
void LessonGuide::await(Side side)
{
    m_showing.playback().pause();
    m_awaited = side;
    m_sought = m_showing.playback().wanted();
    seekSide();
}

/// Until the user does something else.
bool LessonGuide::isAwaited() const
{
    const Playback &playback = m_showing.playback();
    return m_awaited && m_lesson && !isChanged() && !playback.isPlaying() && playback.wanted() == m_sought;
}

/// Whether the run goes nowhere else.
bool LessonGuide::isThere(const PlannedStep &step) const
{
    const Trace &trace = m_showing.run()->trace;
    return trace.end() || (step && step->update <= trace.updateCount());
}

void LessonGuide::seekSide()
{
    if (!isAwaited())
        return m_awaited.reset();
    const PlannedStep &step = *m_awaited == Side::Begin ? moment().steps.from : moment().steps.to;
    const auto cursor = cursorOf(step);
    if (!cursor)
        return;
    if (isThere(step))
        m_awaited.reset();
    glideTo(*cursor);
    m_sought = m_showing.playback().wanted();
}

/// Where it is a step on.
void LessonGuide::glideTo(const Cursor &cursor)
{
    Playback &playback = m_showing.playback();
    const Trace &trace = m_showing.run()->trace;
    const Cursor here = playback.cursor();
    if (here == clamped(trace, here) && next(trace, here, playback.stride()) == cursor)
        playback.stepForward();
    else if (here != cursor)
        playback.seek(cursor);
}

} // namespace halfplane
