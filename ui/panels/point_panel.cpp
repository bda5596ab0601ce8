#include "ui/panels/point_panel.h"

#include "ui/basics/text.h"
#include "ui/editing/order_actions.h"
#include "ui/panels/seed_edit.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int gapAroundPoints = 6;
constexpr int seedDigits = 4;

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
}

QWidget *PointPanel::createBar()
{
    auto *bar = new QWidget(this);
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(gapAroundPoints, gapAroundPoints, gapAroundPoints, gapAroundPoints);
    layout->setSpacing(gapAroundPoints);
    layout->addWidget(createColumns());
    auto *makeOrder = buttonFor(m_table->makingOrder(), bar);
    makeOrder->setAccessibleName(tr("Make this the order of the points"));
    auto *orders = new QStackedWidget(bar); // as wide whichever is shown
    orders->addWidget(createOrders());
    orders->addWidget(makeOrder);
    layout->addWidget(orders, 1);
    connect(m_table->makingOrder(), &QAction::changed, orders,
            [this, orders] { orders->setCurrentIndex(m_table->makingOrder()->isVisible() ? 1 : 0); });
    return bar;
}

QWidget *PointPanel::createOrders()
{
    auto *orders = new QWidget(this);
    auto *layout = new QHBoxLayout(orders);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapAroundPoints);
    auto *reverse = buttonFor(m_order.reversing(), orders);
    reverse->setAccessibleName(tr("Reverse the order of the points"));
    layout->addWidget(reverse);
    layout->addStretch(1);
    auto *shuffle = buttonFor(m_order.shuffling(), orders);
    shuffle->setAccessibleName(tr("Shuffle the points of the list"));
    layout->addWidget(shuffle);
    QWidget *seed = createSeed();
    auto *name = new QLabel(tr("seed"), orders);
    name->setBuddy(seed);
    name->setToolTip(seed->toolTip());
    layout->addWidget(name);
    layout->addWidget(seed);
    return orders;
}

QWidget *PointPanel::createColumns()
{
    auto *columns = new QToolButton(this);
    columns->setText(tr("Columns ▾"));
    columns->setAccessibleName(tr("Columns of the table"));
    columns->setToolTip(
        tr("Which numbers of each point are shown, and by which the table is sorted; the menu of "
           "a heading has it, too"));
    columns->setFocusPolicy(Qt::TabFocus);
    auto *menu = new QMenu(columns);
    m_table->fillColumns(*menu);
    connect(columns, &QToolButton::clicked, menu,
            [columns, menu] { menu->popup(columns->mapToGlobal(QPoint(0, columns->height()))); });
    return columns;
}

QWidget *PointPanel::createSeed()
{
    auto *edit = new SeedEdit(this);
    edit->setAccessibleName(tr("Seed of the next shuffling"));
    edit->setToolTip(tr("Seed of the next shuffling: a whole number from 0 on. The same seed makes the same "
                        "order of the same list. ↑ and ↓ count."));
    edit->setFixedWidth(fontMetrics().horizontalAdvance(QString(seedDigits, u'8')) + 2 * gapAroundPoints);
    edit->setSeed(m_order.seed());
    connect(edit, &SeedEdit::seedEdited, &m_order, &OrderActions::setSeed);
    connect(&m_order, &OrderActions::seedChanged, edit, &SeedEdit::setSeed);
    return edit;
}

} // namespace halfplane
