#include "ui/forms/number_field.h"

#include "ui/basics/text.h"
#include "ui/forms/checked_edit.h"
#include "ui/forms/parameter_words.h"
#include "ui/forms/scrub_label.h"
#include "ui/forms/stepping.h"

namespace halfplane {

NumberField::NumberField(const ParameterDescriptor &descriptor, QWidget *parent)
    : ParameterField(descriptor, parent)
    , m_value(std::get<double>(descriptor.fallback))
    , m_edit(new CheckedEdit([this](const QString &text) { return troubleWith(parameter(), text); }, this))
{
    add(m_edit);
    const QString tooltip = tooltipOf(descriptor, tr("Type it, drag the symbol, or press ↑ and ↓."));
    name().setToolTip(tooltip);
    name().setScrubbing(true);
    m_edit->setToolTip(tooltip);
    m_edit->setAccessibleName(accessibleNameOf(descriptor));
    m_edit->setStepping(true);
    m_edit->showAccepted(toText(written(m_value)));
    connect(m_edit, &CheckedEdit::edited, this, &NumberField::applyTyped);
    connect(m_edit, &CheckedEdit::troubleChanged, this, &Field::setTrouble);
    connect(m_edit, &CheckedEdit::stepsAsked, this, &NumberField::step);
    connect(&name(), &ScrubLabel::scrubbed, this, &NumberField::step);
}

void NumberField::setValue(const ParameterValue &value)
{
    const double number = std::get<double>(value);
    if (number == m_value)
        return;
    m_value = number;
    m_edit->showAccepted(toText(written(number)));
}

void NumberField::applyTyped(const QString &text)
{
    const auto value = read(parameter(), text.toStdString());
    if (!value || std::get<double>(*value) == m_value)
        return;
    m_value = std::get<double>(*value);
    emit edited(m_value);
}

void NumberField::step(int steps)
{
    const double value = stepped(m_value, steps, parameter().range);
    const bool isAnother = value != m_value;
    m_value = value;
    m_edit->showAccepted(toText(written(value)));
    if (isAnother)
        emit edited(value);
}

} // namespace halfplane
