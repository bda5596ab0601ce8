#include "ui/editing/open_document.h"

#include "ui/editing/edits.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

QString pointsText(std::size_t count)
{
    return count == 1 ? OpenDocument::tr("1 point") : OpenDocument::tr("%1 points").arg(count);
}

OpenDocument::OpenDocument(QObject *parent)
    : QObject(parent)
{
    connect(&m_history, &QUndoStack::indexChanged, this, &OpenDocument::tell);
}

/// The history clears itself when it goes: nobody wants to know that any more.
OpenDocument::~OpenDocument() { m_history.blockSignals(true); }

DocumentWords OpenDocument::words() const
{
    return {m_content.title, m_content.caption, m_content.source, m_content.notes};
}

void OpenDocument::replace(const OpenedDocument &opened)
{
    m_content = opened.content;
    m_name = opened.name;
    m_selection.clear();
    m_history.clear();
    emit replaced();
    emit worded();
    emit selectionChanged();
}

void OpenDocument::push(QUndoCommand *command)
{
    m_history.push(command);
    tell();
}

/// Once for all that a step changed; going back many steps tells once, too.
void OpenDocument::tell()
{
    if (std::exchange(m_isEdited, false))
        emit edited();
    if (std::exchange(m_isWorded, false))
        emit worded();
    if (std::exchange(m_hasOtherSelection, false))
        emit selectionChanged();
}

void OpenDocument::apply(const Splice &splice, const Selection &selection)
{
    splice.applyTo(m_content.points);
    m_hasOtherSelection = m_hasOtherSelection || m_selection != selection;
    m_selection = selection;
    m_isEdited = true;
}

void OpenDocument::apply(const Recipe &recipe)
{
    m_content.recipe = recipe;
    m_isEdited = true;
}

void OpenDocument::apply(const DocumentWords &words)
{
    m_content.title = words.title;
    m_content.caption = words.caption;
    m_content.source = words.source;
    m_content.notes = words.notes;
    m_isWorded = true;
}

void OpenDocument::changePoints(const PointsChange &change)
{
    if (change.points == m_content.points)
        setSelection(change.selection);
    else
        push(new PointsEdit(*this, change, m_step));
}

void OpenDocument::addPoint(const Point &point)
{
    Dataset points = m_content.points;
    points.push_back(point);
    changePoints({tr("add a point"), std::move(points), m_selection});
}

void OpenDocument::addPoints(const Dataset &added, const QString &name)
{
    Dataset points = m_content.points;
    Selection selection(added.size());
    std::iota(selection.begin(), selection.end(), points.size());
    points.insert(points.end(), added.begin(), added.end());
    changePoints({name, std::move(points), std::move(selection)});
}

void OpenDocument::replacePoints(const Dataset &points, const QString &name)
{
    changePoints({name, points, {}});
}

void OpenDocument::removePoints(const Selection &which)
{
    if (!which.empty())
        changePoints({tr("delete %1").arg(pointsText(which.size())), without(m_content.points, which),
                      without(m_selection, which)});
}

void OpenDocument::movePoints(const Selection &which, const std::vector<PlanePoint> &to)
{
    assert(which.size() == to.size());
    Dataset points = m_content.points;
    for (std::size_t i = 0; i < which.size(); ++i) {
        points[which[i]].x1 = to[i].x1;
        points[which[i]].x2 = to[i].x2;
    }
    changePoints({tr("move %1").arg(pointsText(which.size())), std::move(points), m_selection, u"move"_s});
}

void OpenDocument::setPoint(std::size_t index, const Point &point)
{
    Dataset points = m_content.points;
    points[index] = point;
    changePoints({tr("change a point"), std::move(points), m_selection});
}

void OpenDocument::setClass(const Selection &which, Label label)
{
    Dataset points = m_content.points;
    for (const std::size_t index : which)
        points[index].label = label;
    changePoints({tr("set the class of %1").arg(pointsText(which.size())), std::move(points), m_selection});
}

void OpenDocument::flipClass(const Selection &which)
{
    Dataset points = m_content.points;
    for (const std::size_t index : which)
        points[index].label = opposite(points[index].label);
    changePoints({tr("flip the class of %1").arg(pointsText(which.size())), std::move(points), m_selection});
}

void OpenDocument::reorder(const std::vector<std::size_t> &order, const QString &name)
{
    assert(order.size() == m_content.points.size());
    Dataset points;
    points.reserve(order.size());
    for (const std::size_t index : order)
        points.push_back(m_content.points[index]);
    changePoints({name, std::move(points), selectionAmong(order)});
}

/// The same points stay selected.
Selection OpenDocument::selectionAmong(const std::vector<std::size_t> &order) const
{
    Selection selection;
    for (std::size_t place = 0; place < order.size(); ++place) {
        if (std::ranges::binary_search(m_selection, order[place]))
            selection.push_back(place);
    }
    return selection;
}

void OpenDocument::clear() { changePoints({tr("clear"), {}, {}}); }

void OpenDocument::setRecipe(const Recipe &recipe)
{
    if (recipe != m_content.recipe)
        push(new RecipeEdit(*this, recipe, m_step));
}

/// A start of zeros is said by none.
void OpenDocument::setStart(const std::vector<double> &start)
{
    Recipe recipe = m_content.recipe;
    const bool isZero = std::ranges::all_of(start, [](double component) { return component == 0; });
    recipe.start = isZero ? std::vector<double>{} : start;
    setRecipe(recipe);
}

void OpenDocument::setWords(const DocumentWords &words)
{
    if (words != this->words())
        push(new WordsEdit(*this, words, m_step));
}

void OpenDocument::setSelection(Selection selection)
{
    assert(std::ranges::is_sorted(selection));
    if (selection == m_selection)
        return;
    m_selection = std::move(selection);
    endStep();
    emit selectionChanged();
}

void OpenDocument::setCurrentClass(Label label)
{
    if (std::exchange(m_class, label) != label)
        emit currentClassChanged();
}

void OpenDocument::selectAll()
{
    Selection all(m_content.points.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    setSelection(std::move(all));
}

} // namespace halfplane
