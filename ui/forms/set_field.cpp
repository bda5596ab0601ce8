#include "ui/forms/set_field.h"

#include "ui/forms/chips.h"
#include "ui/forms/parameter_words.h"
#include "ui/forms/scrub_label.h"

namespace halfplane {

SetField::SetField(const ParameterDescriptor &descriptor, QWidget *parent)
    : ParameterField(descriptor, parent)
    , m_chips(new Chips(descriptor, this))
{
    add(m_chips);
    name().setToolTip(tooltipOf(descriptor, {}));
    connect(m_chips, &Chips::edited, this,
            [this](const std::vector<double> &values) { emit edited(values); });
    connect(m_chips, &Chips::troubleChanged, this, &Field::setTrouble);
}

void SetField::setValue(const ParameterValue &value)
{
    m_chips->setValues(std::get<std::vector<double>>(value));
}

} // namespace halfplane
