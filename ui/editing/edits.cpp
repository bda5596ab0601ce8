#include "ui/editing/edits.h"

#include "ui/basics/text.h"
#include "ui/editing/recipe_change.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Wording
{
    std::string DocumentWords::*field;
    QString name;
};

std::vector<Wording> wordings()
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
    for (const Wording &wording : wordings()) {
        if (before.*wording.field != after.*wording.field)
            name = name.isEmpty() ? wording.name : tr("change title and notes");
    }
    return name;
}

} // namespace

DocumentEdit::DocumentEdit(OpenDocument &document, const QString &name, QString mergeKey, quint64 step)
    : QUndoCommand(name)
    , m_document(document)
    , m_mergeKey(std::move(mergeKey))
    , m_step(step)
{
}

int DocumentEdit::id() const { return m_mergeKey.isEmpty() ? -1 : static_cast<int>(kind()); }

bool DocumentEdit::mergeWith(const QUndoCommand *other)
{
    const auto *later = dynamic_cast<const DocumentEdit *>(other);
    if (later == nullptr || later->kind() != kind() || later->m_mergeKey != m_mergeKey
        || later->m_step != m_step)
        return false;
    setObsolete(!absorb(*later));
    setText(later->text());
    return true;
}

PointsEdit::PointsEdit(OpenDocument &document, const PointsChange &change, quint64 step)
    : DocumentEdit(document, change.name, change.mergeKey, step)
    , m_splice(Splice::between(document.points(), change.points))
    , m_before(document.selection())
    , m_after(change.selection)
{
}

void PointsEdit::undo() { document().apply(m_splice.reversed(), m_before); }
void PointsEdit::redo() { document().apply(m_splice, m_after); }

bool PointsEdit::absorb(const DocumentEdit &later)
{
    const auto &next = static_cast<const PointsEdit &>(later);
    Dataset before = document().points();
    next.m_splice.reversed().applyTo(before);
    m_splice.reversed().applyTo(before);
    m_splice = Splice::between(before, document().points());
    m_after = next.m_after;
    return !m_splice.isEmpty();
}

RecipeEdit::RecipeEdit(OpenDocument &document, const Recipe &recipe, quint64 step)
    : DocumentEdit(document, halfplane::nameOfChange(document.content().recipe, recipe),
                   changedNumber(document.content().recipe, recipe), step)
    , m_before(document.content().recipe)
    , m_after(recipe)
{
}

void RecipeEdit::undo() { document().apply(m_before); }
void RecipeEdit::redo() { document().apply(m_after); }

bool RecipeEdit::absorb(const DocumentEdit &later)
{
    m_after = static_cast<const RecipeEdit &>(later).m_after;
    return m_after != m_before;
}

WordsEdit::WordsEdit(OpenDocument &document, const DocumentWords &words, quint64 step)
    : DocumentEdit(document, nameOfChange(document.words(), words), nameOfChange(document.words(), words),
                   step)
    , m_before(document.words())
    , m_after(words)
{
}

void WordsEdit::undo() { document().apply(m_before); }
void WordsEdit::redo() { document().apply(m_after); }

bool WordsEdit::absorb(const DocumentEdit &later)
{
    m_after = static_cast<const WordsEdit &>(later).m_after;
    return m_after != m_before;
}

} // namespace halfplane
