#include "ui/editing/order_actions.h"

#include "ui/basics/text.h"
#include "ui/editing/open_document.h"

#include <QAction>
#include <QMenu>

#include <utility>

namespace halfplane {

OrderActions::OrderActions(OpenDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_shuffle(new QAction(this))
    , m_reverse(new QAction(tr("&Reverse"), this))
{
    for (const SortKey key : {SortKey::X1, SortKey::X2, SortKey::Class}) {
        auto *action = new QAction(this);
        action->setToolTip(tr("Ascending; where the list ascends already, descending"));
        connect(action, &QAction::triggered, this, [this, key] { sort(key); });
        m_sorts.append(action);
    }
    m_reverse->setToolTip(tr("The last point becomes the first"));
    connect(m_shuffle, &QAction::triggered, this, &OrderActions::shuffle);
    connect(m_reverse, &QAction::triggered, this, &OrderActions::reverse);
    connect(&document, &OpenDocument::edited, this, &OrderActions::refresh);
    connect(&document, &OpenDocument::replaced, this, &OrderActions::refresh);
    connect(&document, &OpenDocument::worded, this, &OrderActions::nameSorts);
    nameSorts();
    refresh();
    refreshShuffle();
}

void OrderActions::fill(QMenu &menu)
{
    menu.setToolTipsVisible(true);
    menu.addActions({m_shuffle, m_reverse});
    menu.addSeparator();
    menu.addActions(m_sorts);
}

void OrderActions::setSeed(quint64 seed)
{
    if (std::exchange(m_seed, seed) == seed)
        return;
    refreshShuffle();
    emit seedChanged(seed);
}

void OrderActions::shuffle()
{
    m_document.reorder(shuffledOrder(m_document.points().size(), m_seed),
                       tr("shuffle with seed %1").arg(m_seed));
    setSeed(m_seed + 1);
}

void OrderActions::reverse()
{
    m_document.reorder(reversedOrder(m_document.points().size()), tr("reverse the order"));
}

void OrderActions::sort(SortKey key)
{
    m_document.reorder(sortedOrder(m_document.points(), key), tr("sort by %1").arg(nameOf(key)));
}

QString OrderActions::nameOf(SortKey key) const
{
    return key == SortKey::Class ? tr("class") : toText(m_document.names().axis(key == SortKey::X1 ? 0 : 1));
}

void OrderActions::nameSorts()
{
    for (const SortKey key : {SortKey::X1, SortKey::X2, SortKey::Class})
        m_sorts[static_cast<int>(key)]->setText(tr("Sort by %1").arg(inMenu(nameOf(key).toStdString())));
}

void OrderActions::refresh()
{
    const bool hasOrder = m_document.points().size() > 1;
    m_shuffle->setEnabled(hasOrder);
    m_reverse->setEnabled(hasOrder);
    for (QAction *action : m_sorts)
        action->setEnabled(hasOrder);
}

void OrderActions::refreshShuffle()
{
    m_shuffle->setText(tr("&Shuffle with seed %1").arg(m_seed));
    m_shuffle->setIconText(tr("Shuffle the list"));
    m_shuffle->setToolTip(tr("Puts the list into the order that seed %1 makes of it: the same seed, the same "
                             "order, on every computer. The seed counts on by itself.")
                              .arg(m_seed));
}

} // namespace halfplane
