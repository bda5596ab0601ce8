#pragma once

#include "ui/forms/parameter_field.h"

namespace halfplane {

class Segments;

/// One of a few words.
class ChoiceField final : public ParameterField
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChoiceField)

public:
    ChoiceField(const ParameterDescriptor &parameter, QWidget *parent);

    void setValue(const ParameterValue &value) override;

private:
    Segments *m_choices;
};

} // namespace halfplane
