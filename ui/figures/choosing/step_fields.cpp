#include "ui/figures/choosing/step_fields.h"

#include "ui/figures/choosing/number_edit.h"
#include "ui/figures/formats.h"
#include "ui/figures/option_words.h"
#include "ui/forms/field.h"
#include "ui/forms/segments.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::uint64_t firstSome = 5;

QString troubleWithSteps(const QString &text)
{
    const bool isClear = bool(stepsFrom(text));
    return isClear ? QString() : StepFields::tr("Write steps such as 2, 0-5 or 0,1,4");
}

} // namespace

StepFields::StepFields(const ExportSubject &subject, QWidget *parent)
    : ExportFields(subject, parent)
    , m_some(new CheckedEdit(troubleWithSteps, this))
    , m_sheet(new QCheckBox(tr("in &columns:"), this))
    , m_columns(new NumberEdit(tr("Columns"), {.width = 1, .least = 1, .isWhole = true}, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(rowGap);
    createChoice();
    createSheet();
}

void StepFields::createChoice()
{
    m_choice = new Segments(tr("Steps"),
                            {{tr("This"), tr("The step that the window shows")},
                             {tr("Last"), tr("The last one of the run")},
                             {tr("All"), tr("From the start to the end: pages, frames, or a contact sheet")},
                             {tr("Some"), tr("A range, or those that are named")}},
                            this);
    m_choice->setObjectName(u"exportSteps"_s);
    m_some->setAccessibleName(tr("Which steps"));
    m_some->setToolTip(tr("One step, a range or several: 2, 0-5 or 0,1,4"));
    m_someField = new Field({}, this);
    m_someField->add(m_some);
    layout()->addWidget(m_choice);
    layout()->addWidget(m_someField);
    connect(m_choice, &Segments::chosen, this, &StepFields::take);
    connect(m_some, &CheckedEdit::edited, this, &StepFields::takeSome);
    connect(m_some, &CheckedEdit::troubleChanged, m_someField, &Field::setTrouble);
}

void StepFields::createSheet()
{
    m_sheet->setToolTip(tr("All of them side by side in one picture, lettered (a), (b), …"));
    m_sheetField = new Field(tr("Sheet"), this);
    m_sheetField->add(m_sheet);
    m_sheetField->add(m_columns);
    layout()->addWidget(m_sheetField);
    connect(m_columns, &CheckedEdit::troubleChanged, m_sheetField, &Field::setTrouble);
    connect(m_sheet, &QCheckBox::clicked, this,
            [this](bool isOn) { setColumns(isOn ? static_cast<int>(m_columns->value().value_or(0)) : 0); });
    connect(m_columns, &NumberEdit::valueEdited, this, [this](const std::optional<double> &value) {
        setColumns(static_cast<int>(std::clamp(value.value_or(0), 0.0, 1000.0)));
    });
    m_columns->showValue(usualColumns);
}

/// A picture of one step has no sheet; without one it shows the step of the window.
void StepFields::setColumns(int columns)
{
    choose([&](FigureOptions &options) {
        options.columns = columns;
        if (columns == 0 && needsSheet())
            options.steps = {};
    });
}

bool StepFields::needsSheet() const
{
    const FigureKind &kind = kindOf(options().format);
    return !kind.moves && !kind.hasPages;
}

StepFields::Choice StepFields::choiceOf(const StepChoice &steps) const
{
    switch (steps.kind) {
    case StepChoice::Kind::Usual:
        return kindOf(options().format).moves || options().columns > 0 ? All : This;
    case StepChoice::Kind::Last:
        return Last;
    case StepChoice::Kind::All:
        return All;
    case StepChoice::Kind::One:
        return steps.from == subject().step() && !m_wantsSome ? This : Some;
    case StepChoice::Kind::Range:
    case StepChoice::Kind::Chosen:
        return Some;
    }
    return This;
}

void StepFields::take(int choice)
{
    using Kind = StepChoice::Kind;
    const std::uint64_t here = subject().step();
    m_wantsSome = choice == Some;
    choose([&](FigureOptions &options) {
        const bool moves = kindOf(options.format).moves;
        options.steps = {};
        if (choice == This && moves)
            options.steps = {.kind = Kind::One, .from = here};
        if (choice == Last)
            options.steps.kind = Kind::Last;
        if (choice == All)
            options.steps.kind = Kind::All;
        if (choice == Some)
            options.steps = {Kind::Range, 0, std::min(firstSome, subject().updates())};
        if (choice == This || choice == Last)
            options.columns = 0;
        suitSheet(options);
    });
    if (choice == Some)
        m_some->setFocus();
}

void StepFields::takeSome(const QString &text)
{
    const auto steps = stepsFrom(text);
    if (!steps)
        return;
    m_wantsSome = true;
    choose([&](FigureOptions &options) {
        options.steps = *steps;
        suitSheet(options);
    });
}

void StepFields::refresh()
{
    const Choice choice = choiceOf(options().steps);
    m_choice->setCurrent(choice);
    m_someField->setVisible(choice == Some);
    const auto accepted = stepsFrom(m_some->accepted());
    if (choice == Some && !(accepted && *accepted == options().steps))
        m_some->showAccepted(textOf(options().steps));
    const bool hasSeveral = choice == All || choice == Some;
    m_sheetField->setVisible(hasSeveral && !kindOf(options().format).moves);
    m_sheet->setChecked(options().columns > 0);
    m_columns->setEnabled(options().columns > 0);
    if (options().columns > 0)
        m_columns->showValue(options().columns);
}

} // namespace halfplane
