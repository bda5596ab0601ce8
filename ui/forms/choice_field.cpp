#include "ui/forms/choice_field.h"

#include "ui/basics/text.h"
#include "ui/forms/parameter_words.h"
#include "ui/forms/scrub_label.h"
#include "ui/forms/segments.h"

#include <algorithm>

namespace halfplane {

namespace {

QList<Segments::Choice> choicesOf(const ParameterDescriptor &parameter)
{
    QList<Segments::Choice> choices;
    for (const std::string_view id : parameter.choices)
        choices.append({toText(id), tooltipOf(parameter, {})});
    return choices;
}

} // namespace

ChoiceField::ChoiceField(const ParameterDescriptor &descriptor, QWidget *parent)
    : ParameterField(descriptor, parent)
    , m_choices(new Segments(toText(descriptor.symbol), choicesOf(descriptor), this))
{
    add(m_choices);
    name().setToolTip(tooltipOf(descriptor, {}));
    setValue(descriptor.fallback);
    connect(m_choices, &Segments::chosen, this, [this](int index) {
        emit edited(std::string(parameter().choices[static_cast<std::size_t>(index)]));
    });
}

void ChoiceField::setValue(const ParameterValue &value)
{
    const auto &choices = parameter().choices;
    const auto found = std::ranges::find(choices, std::get<std::string>(value));
    m_choices->setCurrent(static_cast<int>(found - choices.begin()));
}

} // namespace halfplane
