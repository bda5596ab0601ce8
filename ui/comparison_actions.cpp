#include "ui/comparing/comparison_actions.h"

#include "ui/shown/comparison.h"
#include "ui/shown/showing.h"

#include <QMenu>

namespace halfplane {

ComparisonActions::ComparisonActions(Comparison &comparison, QWidget &window)
    : QObject(&window)
    , m_comparison(comparison)
    , m_window(window)
    , m_toggle(add(tr("Co&mpare"),
                   tr("Another recipe beside this one, on the same points; or this one alone again"),
                   Qt::Key_K))
    , m_add(add(tr("Compare with one more"), tr("The recipe in focus once more, to be changed"),
                Qt::SHIFT | Qt::Key_K))
    , m_addRates(add(tr("Compare the rates of S"), tr("Greedy, and each rate of its S alone"), {}))
    , m_next(add(tr("Next recipe"), tr("The recipe that panels and hands are about"), Qt::CTRL | Qt::Key_K))
{
    connect(m_toggle, &QAction::triggered, &comparison, &Comparison::toggle);
    connect(m_add, &QAction::triggered, &comparison, &Comparison::add);
    connect(m_addRates, &QAction::triggered, &comparison, &Comparison::addRates);
    connect(m_next, &QAction::triggered, this, [this] {
        OpenDocument &document = m_comparison.inFocus().document();
        document.setFocus((document.focus() + 1) % m_comparison.size());
    });
    connect(&comparison, &Comparison::columnsChanged, this, &ComparisonActions::refresh);
    refresh();
}

QAction *ComparisonActions::add(const QString &text, const QString &tip, const QKeySequence &key)
{
    auto *action = new QAction(text, this);
    action->setToolTip(tip);
    action->setShortcut(key);
    action->setAutoRepeat(false);
    m_window.addAction(action);
    return action;
}

void ComparisonActions::fill(QMenu &menu) { menu.addActions({m_toggle, m_add, m_addRates, m_next}); }

void ComparisonActions::refresh()
{
    m_toggle->setText(m_comparison.isComparing() ? tr("Co&mpare no more") : tr("Co&mpare"));
    m_add->setEnabled(!m_comparison.isFull());
    m_addRates->setEnabled(!m_comparison.isFull());
    m_next->setEnabled(m_comparison.isComparing());
}

} // namespace halfplane
