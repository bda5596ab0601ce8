#include "ui/panels/recipe_fields.h"

#include "core/numbers.h"
#include "core/trainer.h"
#include "ui/basics/text.h"
#include "ui/forms/checked_edit.h"
#include "ui/forms/field.h"
#include "ui/forms/quiet_combo_box.h"
#include "ui/panels/seed_edit.h"
#include "ui/panels/start_text.h"

#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

StartField::StartField(QWidget *parent)
    : Field(tr("Start w₀"), parent)
    , m_edit(new CheckedEdit(
          [this](const QString &text) {
              const auto start = readStart(text, m_space);
              return start ? QString() : toText(start.failure().message);
          },
          this))
    , m_reset(new QPushButton(tr("Reset"), this))
{
    m_edit->setAccessibleName(tr("Start w₀"));
    m_edit->setToolTip(tr("The w with which the run begins: its components, with commas between them"));
    m_edit->setPlaceholderText(startText({}, m_space));
    m_edit->showAccepted(startText(m_start, m_space));
    name().setToolTip(m_edit->toolTip());
    m_reset->setAccessibleName(tr("Reset w₀ to 0"));
    m_reset->setFocusPolicy(Qt::TabFocus);
    m_reset->setToolTip(tr("Begin with w = 0"));
    m_reset->hide(); // the field is as wide as the others while there is nothing to reset
    add(m_edit);
    add(m_reset);
    connect(m_edit, &CheckedEdit::edited, this, &StartField::applyTyped);
    connect(m_edit, &CheckedEdit::troubleChanged, this, [this](const QString &trouble) {
        setTrouble(trouble);
        m_reset->setVisible(!m_start.empty() || !trouble.isEmpty());
    });
    connect(m_reset, &QPushButton::clicked, this, &StartField::reset);
}

void StartField::show(const std::vector<double> &start, Space space)
{
    m_reset->setVisible(!start.empty());
    if (start == m_start && space == m_space)
        return;
    m_start = start;
    m_space = space;
    m_edit->setPlaceholderText(startText({}, space));
    m_edit->showAccepted(startText(start, space));
}

void StartField::applyTyped(const QString &text)
{
    const auto start = readStart(text, m_space);
    if (!start || *start == m_start)
        return;
    m_start = *start;
    m_reset->setVisible(!m_start.empty());
    emit edited(m_start);
}

void StartField::reset()
{
    const bool isAnother = !m_start.empty();
    m_start.clear();
    m_edit->showAccepted(startText(m_start, m_space));
    m_reset->hide();
    if (isAnother)
        emit edited(m_start);
}

OrderFields::OrderFields(QWidget *parent)
    : QWidget(parent)
    , m_orders(new QuietComboBox(this))
    , m_seedField(new Field(tr("Order’s seed"), this))
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
    constexpr int leastCharacters = 8; // of the longest; what is cut off is in the list
    m_orders->setMinimumWidth(fontMetrics().averageCharWidth() * leastCharacters);
    m_orders->setAccessibleName(tr("Order of the points in a sweep"));
    m_orders->setToolTip(
        tr("In which order a sweep visits the points: as the table lists them, shuffled once "
           "before the run, or shuffled again before every sweep"));
    auto *shuffleButton = new QPushButton(tr("Shuffle"), this);
    shuffleButton->setAccessibleName(tr("Shuffle the points"));
    shuffleButton->setFocusPolicy(Qt::TabFocus);
    shuffleButton->setToolTip(
        tr("Another order of this run: the next seed. The list of the points stays as it is."));
    auto *field = new Field(tr("Order"), this);
    field->name().setToolTip(m_orders->toolTip());
    field->add(m_orders);
    field->add(shuffleButton);
    layout()->addWidget(field);
    connect(m_orders, &QComboBox::activated, this,
            [this](int index) { change(allOrders[static_cast<std::size_t>(index)], m_seedEdit->seed()); });
    connect(shuffleButton, &QPushButton::clicked, this, &OrderFields::shuffle);
}

void OrderFields::createSeed()
{
    m_seedEdit = new SeedEdit(this);
    m_seedEdit->setAccessibleName(tr("Seed of the shuffling"));
    m_seedEdit->setToolTip(tr(
        "The same seed means the same order, on every computer. It matters when the points are shuffled."));
    m_seedField->name().setToolTip(m_seedEdit->toolTip());
    m_seedField->add(m_seedEdit);
    layout()->addWidget(m_seedField);
    connect(m_seedEdit, &CheckedEdit::troubleChanged, m_seedField, &Field::setTrouble);
    connect(m_seedEdit, &SeedEdit::seedEdited, this, [this](quint64 seed) { change(m_order, seed); });
    show(m_order, m_seedEdit->seed());
}

void OrderFields::show(Order order, std::uint64_t seed)
{
    m_order = order;
    m_orders->setCurrentIndex(static_cast<int>(order));
    m_seedField->setVisible(order != Order::Given); // elsewhere it does not matter
    if (seed != m_seedEdit->seed())
        m_seedEdit->setSeed(seed);
}

void OrderFields::change(Order order, quint64 seed)
{
    show(order, seed);
    emit edited(m_order, seed);
}

void OrderFields::shuffle()
{
    change(m_order == Order::Given ? Order::Shuffled : m_order, m_seedEdit->seed() + 1);
}

namespace {

std::optional<double> shareFrom(const QString &text)
{
    const auto share = numberFrom(text.trimmed().toStdString());
    return share && *share >= 0 && *share <= largestHoldOut ? share : std::nullopt;
}

} // namespace

HoldOutFields::HoldOutFields(QWidget *parent)
    : QWidget(parent)
    , m_seed(new SeedEdit(this))
    , m_seedField(new Field(tr("Held-out seed"), this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(rowGap);
    createShare();
    createSeed();
    show(m_holdOut);
}

void HoldOutFields::createShare()
{
    m_share = new CheckedEdit(
        [](const QString &text) {
            return shareFrom(text) ? QString() : tr("the share must be a number from 0 to 0.9");
        },
        this);
    m_share->setAccessibleName(tr("Share of the points held out"));
    m_share->setToolTip(
        tr("Test data: this share of the points is kept from the run. How many of them the boundary "
           "has wrong is its test error. 0.25 is every fourth point, 0 is none."));
    m_share->showAccepted(u"0"_s);
    auto *field = new Field(tr("Held out"), this);
    field->name().setToolTip(m_share->toolTip());
    field->add(m_share);
    layout()->addWidget(field);
    connect(m_share, &CheckedEdit::troubleChanged, field, &Field::setTrouble);
    connect(m_share, &CheckedEdit::edited, this, [this](const QString &text) {
        change({*shareFrom(text), m_holdOut.seed});
    });
}

void HoldOutFields::createSeed()
{
    m_seed->setAccessibleName(tr("Seed of the points held out"));
    m_seed->setToolTip(tr("Which points are held out. The same seed holds out the same, on every computer."));
    m_seedField->name().setToolTip(m_seed->toolTip());
    m_seedField->add(m_seed);
    layout()->addWidget(m_seedField);
    connect(m_seed, &CheckedEdit::troubleChanged, m_seedField, &Field::setTrouble);
    connect(m_seed, &SeedEdit::seedEdited, this, [this](quint64 seed) { change({m_holdOut.share, seed}); });
}

void HoldOutFields::show(const HoldOut &holdOut)
{
    if (holdOut.share != m_holdOut.share)
        m_share->showAccepted(shortestText(holdOut.share));
    m_holdOut = holdOut;
    m_seedField->setVisible(holdOut.share > 0); // elsewhere it does not matter
    if (holdOut.seed != m_seed->seed())
        m_seed->setSeed(holdOut.seed);
}

void HoldOutFields::change(const HoldOut &holdOut)
{
    m_holdOut.share = holdOut.share; // it stands there as it was typed
    show(holdOut);
    emit edited(holdOut);
}

namespace {

QString updatesTrouble(const QString &text)
{
    const auto count = countFrom(text);
    if (count && *count <= Trainer::mostUpdates)
        return {};
    return LimitFields::tr("the limit must be a whole number from 0 to %1").arg(Trainer::mostUpdates);
}

QString sweepsTrouble(const QString &text)
{
    if (text.isEmpty() || countFrom(text))
        return {};
    return LimitFields::tr("the limit must be a whole number from 0 on, or empty for no limit");
}

QString sweepsText(const Caps &caps) { return caps.sweeps ? QString::number(*caps.sweeps) : QString(); }

} // namespace

LimitFields::LimitFields(QWidget *parent)
    : QWidget(parent)
    , m_fold(new QToolButton(this))
    , m_rows(new QWidget(this))
    , m_holdOut(new HoldOutFields(m_rows))
{
    auto *rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(rowGap);
    createFold();
    createUpdates();
    createSweeps();
    rows->addWidget(m_holdOut);
    connect(m_holdOut, &HoldOutFields::edited, this, &LimitFields::holdOutEdited);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(rowGap);
    layout->addWidget(m_fold, 0, Qt::AlignLeft);
    layout->addWidget(m_rows);
    setOpen(false);
}

void LimitFields::createFold()
{
    m_fold->setStyleSheet(u"QToolButton:!focus { border: none; background: transparent; padding: 5px 0; }"_s);
    m_fold->setFocusPolicy(Qt::TabFocus);
    m_fold->setToolTip(
        tr("Where a run is stopped that has not ended by itself; points held out as test data"));
    connect(m_fold, &QToolButton::clicked, this, [this] { setOpen(m_rows->isHidden()); });
}

void LimitFields::createUpdates()
{
    m_updates = addRow(tr("Most updates"), tr("Most updates"), new CheckedEdit(updatesTrouble, this));
    m_updates->setToolTip(tr("The run stops after so many updates. It goes on when the number is raised."));
    m_updates->setPlaceholderText(tr("a whole number"));
    m_updates->showAccepted(QString::number(m_caps.updates));
    connect(m_updates, &CheckedEdit::edited, this, [this](const QString &text) {
        Caps caps = m_caps;
        caps.updates = *countFrom(text);
        change(caps);
    });
}

void LimitFields::createSweeps()
{
    m_sweeps = addRow(tr("Most sweeps"), tr("Most sweeps"), new CheckedEdit(sweepsTrouble, this));
    m_sweeps->setToolTip(tr("The run stops after so many sweeps through the points; empty is no limit."));
    m_sweeps->setPlaceholderText(tr("none"));
    connect(m_sweeps, &CheckedEdit::edited, this, [this](const QString &text) {
        Caps caps = m_caps;
        caps.sweeps = countFrom(text);
        change(caps);
    });
}

CheckedEdit *LimitFields::addRow(const QString &name, const QString &meaning, CheckedEdit *edit)
{
    auto *field = new Field(name, m_rows);
    field->add(edit);
    edit->setAccessibleName(meaning);
    m_rows->layout()->addWidget(field);
    connect(edit, &CheckedEdit::troubleChanged, field, &Field::setTrouble);
    return edit;
}

void LimitFields::show(const Caps &caps)
{
    const Caps before = std::exchange(m_caps, caps);
    if (caps.updates != before.updates)
        m_updates->showAccepted(QString::number(caps.updates));
    if (caps.sweeps != before.sweeps)
        m_sweeps->showAccepted(sweepsText(caps));
}

void LimitFields::showHoldOut(const HoldOut &holdOut)
{
    m_holdOut->show(holdOut);
    const double before = std::exchange(m_share, holdOut.share);
    if (before == 0 && holdOut.share > 0)
        setOpen(true);
}

void LimitFields::change(const Caps &caps)
{
    m_caps = caps;
    emit edited(caps);
}

void LimitFields::setOpen(bool isOpen)
{
    m_rows->setVisible(isOpen);
    m_fold->setText((isOpen ? u"▾ "_s : u"▸ "_s) + tr("Limits and test data"));
    m_fold->setAccessibleName(isOpen ? tr("Hide limits and test data") : tr("Show limits and test data"));
}

} // namespace halfplane
