#include "ui/comparison_actions.h"

#include "ui/editing/compared_recipes.h"
#include "ui/editing/open_document.h"

#include <QMenu>

#include <utility>

namespace halfplane {

ComparisonActions::ComparisonActions(OpenDocument &document, QWidget &window)
    : QObject(&window)
    , m_document(document)
    , m_window(window)
    , m_toggle(add(tr("Co&mpare"),
                   tr("Another recipe beside this one, on the same points; or this one alone again"),
                   Qt::Key_K))
    , m_add(add(tr("Compare with one more"),
                tr("The next variant that is not beside it yet; after the last, another order of the points"),
                Qt::SHIFT | Qt::Key_K))
    , m_addRates(add(tr("Compare the rates of S"), tr("Greedy, and each rate of its S alone"), {}))
    , m_next(add(tr("Next recipe"), tr("The recipe that panels and hands are about"), Qt::CTRL | Qt::Key_K))
{
    connect(m_toggle, &QAction::triggered, this, &ComparisonActions::toggle);
    connect(m_add, &QAction::triggered, &document, [&document] { halfplane::addRecipe(document); });
    connect(m_addRates, &QAction::triggered, &document, [&document] { halfplane::addRates(document); });
    connect(m_next, &QAction::triggered, &document,
            [&document] { document.setFocus((document.focus() + 1) % document.recipes().size()); });
    connect(&document, &OpenDocument::replaced, this, [this] { m_folded.reset(); });
    connect(&document, &OpenDocument::replaced, this, &ComparisonActions::refresh);
    connect(&document, &OpenDocument::recipesChanged, this, &ComparisonActions::refresh);
    refresh();
}

QAction *ComparisonActions::add(const QString &text, const QString &tip, const QKeySequence &key)
{
    auto *action = new QAction(text, this);
    action->setToolTip(tip);
    action->setShortcut(key);
    m_window.addAction(action);
    return action;
}

void ComparisonActions::fill(QMenu &menu) { menu.addActions({m_toggle, m_add, m_addRates, m_next}); }

/// Another recipe beside the one in focus, or that one alone. Who only looked has changed nothing: a toggle
/// right after another one takes that back, unless it has been saved or something can be done again after it.
void ComparisonActions::toggle()
{
    const Folded now{m_document.recipes(), m_document.focus()};
    const Folded next = toggled(now);
    m_folded = m_document.isComparing() ? std::optional(now) : std::nullopt;
    const QUndoStack &history = m_document.history();
    const bool isLast = m_toggleStep != 0 && m_toggleStep == m_document.lastStep() && !history.canRedo();
    if (isLast && !history.isClean())
        m_document.takeBack();
    const quint64 before = m_document.lastStep();
    m_document.setRecipes(next.recipes, next.focus);
    m_toggleStep = m_document.lastStep() != before ? m_document.lastStep() : 0;
}

ComparisonActions::Folded ComparisonActions::toggled(const Folded &now) const
{
    const NamedRecipe inFocus = now.recipes[now.focus];
    if (now.recipes.size() > 1)
        return {{inFocus}};
    Folded back = m_folded.value_or(Folded{{inFocus, {.name = {}, .recipe = counterpartOf(inFocus.recipe)}}});
    back.recipes[back.focus] = inFocus;
    return back;
}

void ComparisonActions::refresh()
{
    m_toggle->setText(m_document.isComparing() ? tr("Co&mpare no more") : tr("Co&mpare"));
    m_add->setEnabled(!isFull(m_document));
    m_addRates->setEnabled(!isFull(m_document));
    m_next->setEnabled(m_document.isComparing());
}

} // namespace halfplane
