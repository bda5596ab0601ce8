#include "ui/panels/order_fields.h"

#include "ui/forms/checked_edit.h"
#include "ui/forms/count_text.h"
#include "ui/forms/field.h"
#include "ui/forms/quiet_combo_box.h"
#include "ui/forms/scrub_label.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace halfplane {

OrderFields::OrderFields(QWidget *parent)
    : QWidget(parent)
    , m_orders(new QuietComboBox(this))
    , m_seedField(new Field(tr("Seed"), this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(rowGap);
    createOrder();
    createSeed();
}

void OrderFields::createOrder()
{
    m_orders->addItems({tr("As listed"), tr("Shuffled once"), tr("Shuffled every sweep")});
    constexpr int leastCharacters = 9; // of the longest; what is cut off is in the list
    m_orders->setMinimumWidth(fontMetrics().averageCharWidth() * leastCharacters);
    m_orders->setAccessibleName(tr("Order of the points in a sweep"));
    m_orders->setToolTip(
        tr("In which order a sweep visits the points: as the table lists them, shuffled once "
           "before the run, or shuffled again before every sweep"));
    auto *shuffleButton = new QPushButton(tr("Shuffle"), this);
    shuffleButton->setAccessibleName(tr("Shuffle the points"));
    shuffleButton->setFocusPolicy(Qt::TabFocus);
    shuffleButton->setToolTip(tr("Another order: the next seed"));
    auto *field = new Field(tr("Order"), this);
    field->name().setToolTip(m_orders->toolTip());
    field->add(m_orders);
    field->add(shuffleButton);
    layout()->addWidget(field);
    connect(m_orders, &QComboBox::activated, this,
            [this](int index) { change(allOrders[static_cast<std::size_t>(index)], m_seed); });
    connect(shuffleButton, &QPushButton::clicked, this, &OrderFields::shuffle);
}

void OrderFields::createSeed()
{
    m_seedEdit = new CheckedEdit(
        [](const QString &text) {
            return countFrom(text) ? QString() : tr("the seed must be a whole number from 0 on");
        },
        this);
    m_seedEdit->setStepping(true);
    m_seedEdit->setAccessibleName(tr("Seed of the shuffling"));
    m_seedEdit->setToolTip(tr(
        "The same seed means the same order, on every computer. It matters when the points are shuffled."));
    m_seedField->name().setToolTip(m_seedEdit->toolTip());
    m_seedField->add(m_seedEdit);
    layout()->addWidget(m_seedField);
    connect(m_seedEdit, &CheckedEdit::troubleChanged, m_seedField, &Field::setTrouble);
    connect(m_seedEdit, &CheckedEdit::edited, this,
            [this](const QString &text) { change(m_order, *countFrom(text)); });
    connect(m_seedEdit, &CheckedEdit::stepsAsked, this, [this](int steps) {
        const auto by = static_cast<quint64>(std::abs(steps));
        change(m_order, steps > 0 ? m_seed + by : m_seed - std::min(by, m_seed));
    });
    m_seedEdit->showAccepted(QString::number(m_seed));
    show(m_order, m_seed);
}

void OrderFields::show(Order order, std::uint64_t seed)
{
    m_order = order;
    m_orders->setCurrentIndex(static_cast<int>(order));
    m_seedField->setVisible(order != Order::Given); // elsewhere it does not matter
    if (seed == m_seed)
        return;
    m_seed = seed;
    if (countFrom(m_seedEdit->text()) != m_seed)
        m_seedEdit->showAccepted(QString::number(m_seed));
}

void OrderFields::change(Order order, quint64 seed)
{
    show(order, seed);
    emit edited(m_order, m_seed);
}

void OrderFields::shuffle() { change(m_order == Order::Given ? Order::Shuffled : m_order, m_seed + 1); }

} // namespace halfplane
