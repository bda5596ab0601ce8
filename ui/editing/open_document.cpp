#include "ui/editing/open_document.h"

#include "ui/basics/application_filters.h"
#include "ui/basics/key_kinds.h"
#include "ui/basics/text.h"

#include <QApplication>
#include <QKeyEvent>
#include <QUndoCommand>

#include <algorithm>
#include <cassert>
#include <numeric>
#include <typeinfo>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

struct WordField
{
    std::string DocumentWords::*field;
    QString name;
};

std::vector<WordField> wordings()
{
    return {{&DocumentWords::title, tr("change the title")},
            {&DocumentWords::caption, tr("change the caption")},
            {&DocumentWords::source, tr("change the source")},
            {&DocumentWords::notes, tr("change the notes")}};
}

/// "change the title", which is also what makes two changes one step.
QString nameOfChange(const DocumentWords &before, const DocumentWords &after)
{
    QString name;
    for (const WordField &wording : wordings()) {
        if (before.*wording.field != after.*wording.field)
            name = name.isEmpty() ? wording.name : tr("change title and notes");
    }
    if (before.names != after.names)
        name = name.isEmpty() ? tr("change the names") : tr("change title and notes");
    return name;
}

bool isEnd(QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: {
        const auto &press = *static_cast<QMouseEvent *>(event);
        return press.buttons() == press.button(); // another button is no other gesture
    }
    case QEvent::TouchBegin:
    case QEvent::FocusIn:
        return true;
    case QEvent::KeyPress:
        return isEnter(static_cast<QKeyEvent *>(event)->key());
    default:
        return false;
    }
}

/// Tells a document where one gesture ends and another begins.
class GestureEnds : public QObject
{
public:
    explicit GestureEnds(OpenDocument &document)
        : QObject(&document)
        , m_document(document)
    {
        installApplicationFilter(ApplicationFilter::StepEnds, *this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (isEnd(event))
            m_document.endStep();
        return QObject::eventFilter(watched, event);
    }

private:
    OpenDocument &m_document;
};

} // namespace

/// A step of a document's history. Steps of one kind with one key become one while a gesture lasts.
class OpenDocument::Edit : public QUndoCommand
{
public:
    Edit(OpenDocument &document, const QString &name, QString mergeKey)
        : QUndoCommand(name)
        , m_document(document)
        , m_mergeKey(std::move(mergeKey))
        , m_step(document.m_step)
        , m_number(++document.m_editCount)
    {
    }

    quint64 number() const { return m_number; }

    int id() const override { return m_mergeKey.isEmpty() ? -1 : 0; }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *later = dynamic_cast<const Edit *>(other);
        if (later == nullptr || typeid(*later) != typeid(*this) || later->m_mergeKey != m_mergeKey
            || later->m_step != m_step)
            return false;
        setObsolete(!absorb(*later));
        setText(later->text());
        return true;
    }

protected:
    OpenDocument &document() const { return m_document; }

private:
    /// Takes in a later step of the same kind, which has been done; whether anything is left of both.
    virtual bool absorb(const Edit &later) = 0;

    OpenDocument &m_document;
    QString m_mergeKey;
    quint64 m_step; ///< the gesture that it belongs to
    quint64 m_number;
};

class OpenDocument::PointsEdit : public Edit
{
public:
    PointsEdit(OpenDocument &document, const PointsChange &change)
        : Edit(document, change.name, change.mergeKey)
        , m_splice(Splice::between(document.points(), change.points))
        , m_before(document.selection())
        , m_after(change.selection)
    {
    }

    void undo() override { document().apply(m_splice.reversed(), m_before); }
    void redo() override { document().apply(m_splice, m_after); }

private:
    bool absorb(const Edit &later) override
    {
        const auto &next = static_cast<const PointsEdit &>(later);
        Dataset before = document().points();
        next.m_splice.reversed().applyTo(before);
        m_splice.reversed().applyTo(before);
        m_splice = Splice::between(before, document().points());
        m_after = next.m_after;
        return !m_splice.isEmpty();
    }

    Splice m_splice;
    Selection m_before;
    Selection m_after;
};

/// Of the recipes or the words, each as a whole.
template <class Value>
class OpenDocument::ValueEdit : public Edit
{
public:
    ValueEdit(OpenDocument &document, const QString &name, Value before, Value after,
              const QString &mergeKey = {})
        : Edit(document, name, mergeKey)
        , m_before(std::move(before))
        , m_after(std::move(after))
    {
    }

    void undo() override { this->document().apply(m_before); }
    void redo() override { this->document().apply(m_after); }

private:
    bool absorb(const Edit &later) override
    {
        m_after = static_cast<const ValueEdit &>(later).m_after;
        return m_after != m_before;
    }

    Value m_before;
    Value m_after;
};

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
    return {m_content.title, m_content.caption, m_content.source, m_content.notes, m_content.names};
}

quint64 OpenDocument::lastStep() const
{
    const auto *last = dynamic_cast<const Edit *>(m_history.command(m_history.index() - 1));
    return last != nullptr ? last->number() : 0;
}

void OpenDocument::takeBack()
{
    assert(lastStep() != 0 && !m_history.canRedo());
    auto *last = const_cast<QUndoCommand *>(m_history.command(m_history.index() - 1));
    last->undo();
    last->setObsolete(true); // so the history drops it instead of undoing it once more
    m_history.undo();
}

void OpenDocument::replace(const OpenedDocument &opened)
{
    m_content = opened.content;
    m_focus = 0;
    m_name = opened.name;
    m_selection.clear();
    m_history.clear();
    emit replaced();
    emit worded();
    emit selectionChanged();
}

void OpenDocument::become(const Document &content, const QString &name)
{
    m_history.beginMacro(name);
    replacePoints(content.points, name);
    setRecipes(content.recipes, 0);
    setWords({content.title, content.caption, content.source, content.notes, content.names});
    m_history.endMacro();
}

void OpenDocument::push(QUndoCommand *command)
{
    m_history.push(command);
    tell();
}

/// Once for all that a step changed; going back many steps tells once, too.
void OpenDocument::tell()
{
    if (std::exchange(m_hasOtherRecipes, false))
        emit recipesChanged();
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

void OpenDocument::apply(const Recipes &recipes)
{
    m_content.recipes = recipes.list;
    m_focus = recipes.focus;
    m_isEdited = true;
    m_hasOtherRecipes = true;
}

void OpenDocument::apply(const DocumentWords &words)
{
    m_content.title = words.title;
    m_content.caption = words.caption;
    m_content.source = words.source;
    m_content.notes = words.notes;
    m_content.names = words.names;
    m_isWorded = true;
}

void OpenDocument::changePoints(const PointsChange &change)
{
    if (change.points == m_content.points)
        setSelection(change.selection);
    else
        push(new PointsEdit(*this, change));
}

void OpenDocument::changePoints(const PointsChange &change, const DataNames &names)
{
    if (names == this->names())
        return changePoints(change);
    DocumentWords words = this->words();
    words.names = names;
    m_history.beginMacro(change.name);
    setWords(words);
    changePoints(change);
    m_history.endMacro();
}

void OpenDocument::addPoint(const Point &point)
{
    Dataset points = m_content.points;
    points.push_back(point);
    changePoints({tr("add a point"), std::move(points), m_selection});
}

void OpenDocument::addPoints(const Dataset &added, const QString &name) { addPoints(added, name, names()); }

void OpenDocument::addPoints(const Dataset &added, const QString &name, const DataNames &names)
{
    Dataset points = m_content.points;
    Selection selection(added.size());
    std::iota(selection.begin(), selection.end(), points.size());
    points.insert(points.end(), added.begin(), added.end());
    changePoints({name, std::move(points), std::move(selection)}, names);
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
        points[which[i]].x1 = to[i].x();
        points[which[i]].x2 = to[i].y();
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

void OpenDocument::swapClasses()
{
    Dataset points = m_content.points;
    for (Point &point : points)
        point.label = opposite(point.label);
    changePoints({tr("swap the classes"), std::move(points), m_selection}, swapped(names()));
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

const Recipe &OpenDocument::recipe(std::size_t column) const { return m_content.recipes[column].recipe; }

void OpenDocument::setRecipe(const Recipe &recipe)
{
    if (recipe == this->recipe())
        return;
    const Recipes before{recipes(), m_focus};
    Recipes after = before;
    after.list[m_focus].recipe = recipe;
    push(new ValueEdit(*this, nameOfChange(this->recipe(), recipe), before, after,
                       changedNumber(this->recipe(), recipe)));
}

void OpenDocument::setRecipes(std::vector<NamedRecipe> recipes, std::size_t focus)
{
    assert(focus < recipes.size());
    if (recipes == this->recipes())
        return setFocus(focus);
    const QString name = nameOfChange(this->recipes(), recipes);
    push(new ValueEdit(*this, name, Recipes{this->recipes(), m_focus}, Recipes{std::move(recipes), focus}));
}

void OpenDocument::setFocus(std::size_t focus)
{
    assert(focus < recipes().size());
    if (std::exchange(m_focus, focus) == focus)
        return;
    endStep();
    emit recipesChanged();
}

/// A start of zeros is said by none.
void OpenDocument::setStart(const std::vector<double> &start)
{
    Recipe recipe = this->recipe();
    const bool isZero = std::ranges::all_of(start, [](double component) { return component == 0; });
    recipe.start = isZero ? std::vector<double>{} : start;
    setRecipe(recipe);
}

void OpenDocument::setWords(const DocumentWords &words)
{
    const DocumentWords before = this->words();
    if (words != before)
        push(new ValueEdit(*this, nameOfChange(before, words), before, words, nameOfChange(before, words)));
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

void endStepsWithGestures(OpenDocument &document) { new GestureEnds(document); }

} // namespace halfplane
