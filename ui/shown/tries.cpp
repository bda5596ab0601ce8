#include "ui/shown/tries.h"

#include "core/variants/registry.h"
#include "ui/shown/showing.h"

#include <algorithm>
#include <utility>

namespace halfplane {

Tries::Tries(Showing &showing)
    : QObject(&showing)
    , m_showing(showing)
{
    connect(&showing, &Showing::studyChanged, this, &Tries::heedStudy);
    connect(&showing, &Showing::documentChanged, this, &Tries::beginAnew);
    connect(&showing, &Showing::columnsChanged, this, &Tries::changed);
    connect(&showing.document().history(), &QUndoStack::indexChanged, this, &Tries::heedStep);
}

bool Tries::isShown(const Try &tried) const { return isSameRun(tried.recipe, m_showing.document().recipe()); }

std::optional<std::size_t> Tries::current() const
{
    const auto found = std::ranges::find_if(m_here.list, [this](const Try &tried) { return isShown(tried); });
    return found != m_here.list.end() ? std::optional(static_cast<std::size_t>(found - m_here.list.begin()))
                                      : std::nullopt;
}

QString Tries::difference(std::size_t index) const
{
    std::vector<Recipe> all;
    for (const Try &tried : m_here.list)
        all.push_back(spelledOut(tried.recipe));
    return differenceOf(all[index], all);
}

void Tries::bringBack(std::size_t index)
{
    OpenDocument &document = m_showing.document();
    document.endStep();
    if (!isShown(m_here.list[index]))
        document.setRecipe(m_here.list[index].recipe);
    document.endStep();
}

/// The first of a document is the run that it opens with.
void Tries::beginAnew()
{
    m_here = {};
    m_before = {};
    m_isOfStep = false;
    heedStudy();
    emit changed();
}

/// What changes bit by bit keeps its place in the history, and leaves it when it comes back to where it was.
void Tries::heedStep()
{
    const QUndoStack &history = m_showing.document().history();
    const int before = std::exchange(m_step, history.index());
    if (m_step == before)
        return;
    if (m_isOfStep && m_step < before && !history.canRedo())
        m_here.list.pop_back();
    m_isOfStep = false;
}

void Tries::heedStudy()
{
    const Study &study = m_showing.study();
    const OpenDocument &document = m_showing.document();
    if (study.progress != Progress::Finished || m_showing.isComparing()
        || !(study.recipe == document.recipe()) || study.points != document.points())
        return;
    heedStep();
    if (study.points != m_here.points)
        goTo(study.points);
    take({study.recipe, lengthWords(study)});
    emit changed();
}

void Tries::goTo(const Dataset &points)
{
    OnPoints next{points, points == m_before.points ? m_before.list : std::vector<Try>{}};
    if (m_here.list.size() > 1)
        m_before = std::move(m_here);
    m_here = std::move(next);
    m_isOfStep = false;
}

/// In the place of what the same step has made before. A recipe is there once.
void Tries::take(const Try &tried)
{
    auto &list = m_here.list;
    if (m_isOfStep && !isSameRun(list.back().recipe, tried.recipe)) {
        list.pop_back();
        m_isOfStep = false;
    }
    if (std::ranges::any_of(list, [&](const Try &other) { return isSameRun(other.recipe, tried.recipe); }))
        return;
    list.push_back(tried);
    m_isOfStep = true;
    if (list.size() > most)
        list.erase(list.begin());
}

} // namespace halfplane
