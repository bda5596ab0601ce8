#include "ui/figures/choosing/motion_fields.h"

#include "ui/figures/choosing/number_edit.h"
#include "ui/figures/formats.h"
#include "ui/figures/option_words.h"
#include "ui/forms/field.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What is no number of an option fails there, in words.
int whole(const std::optional<double> &value)
{
    return static_cast<int>(std::clamp(value.value_or(-1), -1.0, 1e9));
}

} // namespace

MotionFields::MotionFields(const ExportSubject &subject, QWidget *parent)
    : ExportFields(subject, parent)
    , m_duration(new NumberEdit(tr("Time of a step"), {.width = 100, .least = 100, .isWhole = true}, this))
    , m_tweens(new NumberEdit(tr("Frames between steps"), {.width = 1, .least = 0, .isWhole = true}, this))
    , m_loops(new QCheckBox(tr("&Again and again"), this))
{
    m_duration->setToolTip(tr("How long each step is seen, in milliseconds"));
    m_tweens->setToolTip(tr("In which the boundary turns from one step to the next; 0 jumps"));
    m_loops->setToolTip(tr("Begins anew after the last step, for ever"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(rowGap);
    const auto addRow = [&](const QString &name, NumberEdit *edit, const QString &unit) {
        auto *field = new Field(name, this);
        field->add(edit);
        field->add(new QLabel(unit, this));
        layout->addWidget(field);
        connect(edit, &CheckedEdit::troubleChanged, field, &Field::setTrouble);
    };
    addRow(tr("A step"), m_duration, tr("ms"));
    addRow(tr("Between"), m_tweens, tr("frames"));
    auto *loops = new Field({}, this);
    loops->add(m_loops);
    layout->addWidget(loops);
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
    const FigureKind &kind = kindOf(options().format);
    setVisible(matters(u"duration", kind));
    m_duration->showValue(options().pace.millisecondsAStep);
    m_tweens->showValue(options().pace.tweens);
    m_loops->setChecked(options().pace.loops);
    m_loops->setVisible(matters(u"once", kind));
}

} // namespace halfplane
