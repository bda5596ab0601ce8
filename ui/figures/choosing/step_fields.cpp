#include "ui/figures/choosing/export_fields.h"
#include "ui/figures/option_words.h"
#include "ui/forms/field.h"
#include "ui/forms/segments.h"

#include <QCheckBox>
#include <QLabel>
#include <QLayout>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::uint64_t firstSome = 5;

QString troubleWithSteps(const QString &text)
{
    const bool isClear = bool(stepsFrom(text));
    return isClear ? QString() : ExportFields::tr("Write steps such as 2, 0-5 or 0,1,4");
}

/// Which steps of the run are shown, and whether as a contact sheet.
class StepFields final : public ExportFields
{
    Q_DISABLE_COPY_MOVE(StepFields)

public:
    StepFields(const ExportSubject &subject, QWidget *parent);

protected:
    void refresh() override;

private:
    enum Choice { This, Last, All, Some };

    void createChoice();
    void createSheet();
    Choice choiceOf(const StepChoice &steps) const;
    void take(int choice);
    void takeSome(const QString &text);
    void setColumns(int columns);
    bool needsSheet() const;

    Segments *m_choice = nullptr;
    Field *m_someField = nullptr;
    CheckedEdit *m_some;
    Field *m_sheetField = nullptr;
    QCheckBox *m_sheet;
    NumberEdit *m_columns;
    bool m_wantsSome = false; ///< even where it names but one step
};

/// What is no number of an option fails there, in words.
int whole(const std::optional<double> &value)
{
    return static_cast<int>(std::clamp(value.value_or(-1), -1.0, 1e9));
}

/// How a run passes in what moves.
class MotionFields final : public ExportFields
{
    Q_DISABLE_COPY_MOVE(MotionFields)

public:
    MotionFields(const ExportSubject &subject, QWidget *parent);

protected:
    void refresh() override;

private:
    NumberEdit *m_duration;
    NumberEdit *m_tweens;
    QCheckBox *m_loops;
    Field *m_loopsField = nullptr;
};

} // namespace

StepFields::StepFields(const ExportSubject &subject, QWidget *parent)
    : ExportFields(subject, parent)
    , m_some(new CheckedEdit(troubleWithSteps, this))
    , m_sheet(new QCheckBox(tr("in &columns:"), this))
    , m_columns(new NumberEdit(tr("Columns"), {.width = 1, .least = 1, .isWhole = true}, this))
{
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
    layout()->addWidget(m_choice);
    m_someField = addField({}, {m_some});
    connect(m_choice, &Segments::chosen, this, &StepFields::take);
    connect(m_some, &CheckedEdit::edited, this, &StepFields::takeSome);
}

void StepFields::createSheet()
{
    m_sheet->setToolTip(tr("All of them side by side in one picture, lettered (a), (b), …"));
    m_sheetField = addField(tr("Sheet"), {m_sheet, m_columns});
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

bool StepFields::needsSheet() const { return !kind().moves && !kind().hasPages; }

StepFields::Choice StepFields::choiceOf(const StepChoice &steps) const
{
    switch (steps.kind) {
    case StepChoice::Kind::Usual:
        return kind().moves || options().columns > 0 ? All : This;
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
        const bool moves = options.kind->moves;
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
    m_sheetField->setVisible(hasSeveral && !kind().moves);
    m_sheet->setChecked(options().columns > 0);
    m_columns->setEnabled(options().columns > 0);
    if (options().columns > 0)
        m_columns->showValue(options().columns);
}

MotionFields::MotionFields(const ExportSubject &subject, QWidget *parent)
    : ExportFields(subject, parent)
    , m_duration(new NumberEdit(tr("Time per step"), {.width = 100, .least = 100, .isWhole = true}, this))
    , m_tweens(new NumberEdit(tr("Frames between steps"), {.width = 1, .least = 0, .isWhole = true}, this))
    , m_loops(new QCheckBox(tr("&Loop"), this))
{
    m_duration->setToolTip(tr("How long each step is seen, in milliseconds"));
    m_tweens->setToolTip(tr("In which the boundary turns from one step to the next; 0 jumps"));
    m_loops->setToolTip(tr("Begins anew after the last step, for ever"));
    addField(tr("Time per step"), {m_duration, unitLabel(tr("ms"))});
    addField(tr("In between"), {m_tweens, unitLabel(tr("frames"))});
    m_loopsField = addField({}, {m_loops});
    connect(m_duration, &NumberEdit::valueEdited, this, [this](const std::optional<double> &value) {
        choose([&](FigureOptions &options) { options.pace.millisecondsAStep = whole(value); });
    });
    connect(m_tweens, &NumberEdit::valueEdited, this, [this](const std::optional<double> &value) {
        choose([&](FigureOptions &options) { options.pace.tweens = whole(value); });
    });
    connect(m_loops, &QCheckBox::clicked, this,
            [this](bool isOn) { choose([&](FigureOptions &options) { options.pace.loops = isOn; }); });
}

void MotionFields::refresh()
{
    setVisible(matters(u"duration", kind()));
    m_duration->showValue(options().pace.millisecondsAStep);
    m_tweens->showValue(options().pace.tweens);
    m_loops->setChecked(options().pace.loops);
    m_loopsField->setVisible(matters(u"once", kind()));
}

ExportFields *createStepFields(const ExportSubject &subject, QWidget *parent)
{
    return new StepFields(subject, parent);
}

ExportFields *createMotionFields(const ExportSubject &subject, QWidget *parent)
{
    return new MotionFields(subject, parent);
}

} // namespace halfplane
