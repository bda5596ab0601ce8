#include "ui/panels/generator_panel.h"

#include "core/generators/registry.h"
#include "core/theorems/separable_where.h"
#include "ui/basics/text.h"
#include "ui/forms/checked_edit.h"
#include "ui/forms/count_text.h"
#include "ui/forms/field.h"
#include "ui/forms/field_keys.h"
#include "ui/forms/parameter_form.h"
#include "ui/forms/scroll_page.h"
#include "ui/forms/scrub_label.h"
#include "ui/forms/segments.h"
#include "ui/painting/icons.h"
#include "ui/panels/generator_button.h"

#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int buttonsInARow = 4;
constexpr std::size_t mostJudged = 2000; ///< separability of more points takes too long to follow a hand

Parameters usualValues(const Generator &generator)
{
    return *completed(generator.id, generator.parameters, {});
}

} // namespace

GeneratorPanel::GeneratorPanel(QWidget *parent)
    : QWidget(parent)
{
    for (const Generator *generator : generators())
        m_orders.push_back({generator, usualValues(*generator), generator->usualSeed});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *page = new ScrollPage(this);
    layout->addWidget(page, 1);
    createChoice(page->content());
    createValues(page->content());
    createSeed(page->content());
    createKind(page->content());
    page->content().addStretch();
    createButtons(*layout);
    choose(0);
}

void GeneratorPanel::createChoice(QVBoxLayout &layout)
{
    auto *choice = new QWidget(this);
    choice->setAccessibleName(tr("Generators"));
    auto *grid = new QGridLayout(choice);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
    for (std::size_t i = 0; i < m_orders.size(); ++i) {
        auto *button = m_buttons.emplace_back(new GeneratorButton(*m_orders[i].generator, choice));
        const int place = static_cast<int>(i);
        grid->addWidget(button, place / buttonsInARow, place % buttonsInARow);
        connect(button, &QAbstractButton::clicked, this, [this, i] {
            choose(i);
            if (isAncestorOf(QApplication::focusWidget()))
                takeFocus(); // else another one would keep the look of it
        });
    }
    grid->setColumnStretch(buttonsInARow, 1);
    m_title = wrappedLabel(this);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_purpose = wrappedLabel(this);
    m_purpose->setProperty("faint", true);
    layout.addWidget(choice);
    layout.addWidget(m_title);
    layout.addWidget(m_purpose);
}

void GeneratorPanel::createValues(QVBoxLayout &layout)
{
    m_values = new ParameterForm(this);
    layout.addWidget(m_values);
    connect(m_values, &ParameterForm::edited, this, [this](const Parameters &values) {
        order().values = values;
        generate();
    });
}

void GeneratorPanel::createSeed(QVBoxLayout &layout)
{
    m_seed = new CheckedEdit([this](const QString &text) { return troubleWithSeed(text); }, this);
    m_seed->setStepping(true);
    m_seed->setAccessibleName(tr("Seed of the points"));
    m_seed->setToolTip(tr("The same seed gives the same points, on every computer."));
    auto *another = new QPushButton(symbolIcon(Symbol::Dice), tr("Another"), this);
    another->setAccessibleName(tr("Other points"));
    another->setFocusPolicy(Qt::TabFocus);
    another->setToolTip(tr("Other points of the same kind: the next seed"));
    auto *field = new Field(tr("Seed"), this);
    field->name().setToolTip(m_seed->toolTip());
    field->add(m_seed);
    field->add(another);
    layout.addWidget(field);
    connect(another, &QPushButton::clicked, this, &GeneratorPanel::nextSeed);
    connect(m_seed, &CheckedEdit::troubleChanged, field, &Field::setTrouble);
    connect(m_seed, &CheckedEdit::stepsAsked, this, &GeneratorPanel::stepSeed);
    connect(m_seed, &CheckedEdit::edited, this, [this](const QString &text) {
        order().seed = *countFrom(text);
        generate();
    });
}

void GeneratorPanel::createKind(QVBoxLayout &layout)
{
    m_kind = new Segments(tr("What happens to the points that are there"),
                          {{tr("Replace"), tr("The new points take the place of those that are there")},
                           {tr("Add"), tr("The new points come after those that are there")}},
                          this);
    m_kind->setCurrent(0);
    m_summary = wrappedLabel(this);
    m_summary->setAccessibleName(tr("What is offered"));
    layout.addWidget(m_kind);
    layout.addWidget(m_summary);
    connect(m_kind, &Segments::chosen, this, [this](int index) {
        m_preview.kind = index == 0 ? Preview::Kind::Replacement : Preview::Kind::Addition;
        emit previewChanged();
    });
}

void GeneratorPanel::createButtons(QVBoxLayout &layout)
{
    auto *takeButton = new QPushButton(tr("Take"), this);
    takeButton->setProperty("primary", true);
    takeButton->setToolTip(tr("Puts these points into the document, as one step that can be undone (Enter)"));
    auto *cancelButton = new QPushButton(tr("Cancel"), this);
    cancelButton->setToolTip(tr("Leaves everything as it was (Esc)"));
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    row->setContentsMargins(ScrollPage::margin, rowGap, ScrollPage::margin, ScrollPage::margin);
    for (QPushButton *button : {takeButton, cancelButton}) {
        button->setAccessibleName(button->text());
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button, 1);
    }
    layout.addLayout(row);
    connect(takeButton, &QPushButton::clicked, this, &GeneratorPanel::take);
    connect(cancelButton, &QPushButton::clicked, this, &GeneratorPanel::cancelled);
}

QString GeneratorPanel::stepName() const { return tr("generate %1").arg(toText(generator().noun)); }

void GeneratorPanel::takeFocus() { m_buttons[m_current]->setFocus(Qt::ShortcutFocusReason); }

void GeneratorPanel::goOn()
{
    if (m_preview.kind == Preview::Kind::Addition)
        nextSeed();
}

void GeneratorPanel::choose(std::size_t index)
{
    m_current = index;
    m_buttons[index]->setChecked(true);
    m_title->setText(toText(generator().title));
    m_purpose->setText(toText(generator().purpose));
    m_purpose->setToolTip(toText(generator().source));
    m_values->show(generator().parameters, order().values);
    m_seed->showAccepted(QString::number(order().seed));
    generate();
}

void GeneratorPanel::setSeed(std::uint64_t seed)
{
    order().seed = seed;
    m_seed->showAccepted(QString::number(seed));
    generate();
}

void GeneratorPanel::nextSeed() { setSeed(order().seed == generator().largestSeed ? 0 : order().seed + 1); }

void GeneratorPanel::stepSeed(int steps)
{
    const auto by = static_cast<std::uint64_t>(std::abs(steps));
    const std::uint64_t seed = order().seed;
    setSeed(steps > 0 ? seed + std::min(by, generator().largestSeed - seed) : seed - std::min(by, seed));
}

QString GeneratorPanel::troubleWithSeed(const QString &text) const
{
    const auto seed = countFrom(text);
    if (seed && *seed <= generator().largestSeed)
        return {};
    return tr("the seed must be a whole number from 0 to %1").arg(generator().largestSeed);
}

void GeneratorPanel::generate()
{
    const auto points = generated(generator(), order().values, order().seed);
    if (!points)
        return;
    m_preview.points = *points;
    showSummary();
    emit previewChanged();
}

void GeneratorPanel::showSummary()
{
    const Dataset &points = m_preview.points;
    QString text = tr("%1 points: %2 of class +1, %3 of class −1")
                       .arg(countText(points.size()), countText(count(points, Label::Positive)),
                            countText(count(points, Label::Negative)));
    if (points.size() <= mostJudged)
        text += u"; "_s + toText(separableWhere(points, Space::Origin));
    m_summary->setText(text);
}

CheckedEdit *GeneratorPanel::troubledField() const
{
    for (auto *edit : findChildren<CheckedEdit *>()) {
        if (edit->isVisible() && edit->hasTrouble())
            return edit;
    }
    return nullptr;
}

/// Not while a field says something else than what is offered.
void GeneratorPanel::take()
{
    if (CheckedEdit *field = troubledField())
        field->setFocus();
    else
        emit taken();
}

/// Enter and Esc are the panel's, whatever they are in the window.
bool GeneratorPanel::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (isEnter(key) || key == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void GeneratorPanel::keyPressEvent(QKeyEvent *event)
{
    if (isEnter(event->key()))
        take();
    else if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else
        QWidget::keyPressEvent(event);
}

} // namespace halfplane
