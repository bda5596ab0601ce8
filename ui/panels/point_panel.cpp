#include "ui/panels/point_panel.h"

#include "ui/basics/text.h"
#include "ui/editing/order_actions.h"
#include "ui/panels/seed_edit.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int gapAroundPoints = 6;
constexpr int seedDigits = 6;

SortKey keyOf(int column)
{
    switch (column) {
    case PointModel::FirstColumn:
        return SortKey::X1;
    case PointModel::SecondColumn:
        return SortKey::X2;
    default:
        return SortKey::Class;
    }
}

QToolButton *buttonFor(QAction *action, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

PointPanel::PointPanel(PointTable *table, OrderActions &order, QWidget *parent)
    : QWidget(parent)
    , m_table(table)
    , m_order(order)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(createBar());
    layout->addWidget(table, 1);
    connect(table, &PointTable::sortAsked, &order, [&order](int column) { order.sort(keyOf(column)); });
}

QWidget *PointPanel::createBar()
{
    auto *bar = new QWidget(this);
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(gapAroundPoints, gapAroundPoints, gapAroundPoints, gapAroundPoints);
    layout->setSpacing(gapAroundPoints);
    layout->addWidget(createSort());
    auto *reverse = buttonFor(m_order.reversing(), bar);
    reverse->setAccessibleName(tr("Reverse the order of the points"));
    layout->addWidget(reverse);
    layout->addStretch(1);
    auto *shuffle = buttonFor(m_order.shuffling(), bar);
    shuffle->setAccessibleName(tr("Shuffle the points of the list"));
    layout->addWidget(shuffle);
    QWidget *seed = createSeed();
    auto *name = new QLabel(tr("seed"), bar);
    name->setBuddy(seed);
    name->setToolTip(seed->toolTip());
    layout->addWidget(name);
    layout->addWidget(seed);
    return bar;
}

QWidget *PointPanel::createSort()
{
    auto *sort = new QToolButton(this);
    sort->setText(tr("Sort ▾"));
    sort->setAccessibleName(tr("Sort the points"));
    sort->setToolTip(tr("Puts the list, which is the algorithm's order, into another one; a click on a "
                        "heading does it, too"));
    sort->setFocusPolicy(Qt::TabFocus);
    auto *menu = new QMenu(sort);
    menu->setToolTipsVisible(true);
    m_order.fillSorts(*menu);
    connect(sort, &QToolButton::clicked, menu,
            [sort, menu] { menu->popup(sort->mapToGlobal(QPoint(0, sort->height()))); });
    return sort;
}

QWidget *PointPanel::createSeed()
{
    auto *edit = new SeedEdit(this);
    edit->setAccessibleName(tr("Seed of the next shuffling"));
    edit->setToolTip(tr("Seed of the next shuffling: a whole number from 0 on. The same seed makes the same "
                        "order of the same list. ↑ and ↓ count."));
    edit->setFixedWidth(fontMetrics().horizontalAdvance(QString(seedDigits, u'8')) + 3 * gapAroundPoints);
    edit->setSeed(m_order.seed());
    connect(edit, &SeedEdit::seedEdited, &m_order, &OrderActions::setSeed);
    connect(&m_order, &OrderActions::seedChanged, edit, &SeedEdit::setSeed);
    return edit;
}

} // namespace halfplane
