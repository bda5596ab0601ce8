#pragma once

#include "ui/forms/parameter_field.h"

namespace halfplane {

class Chips;

/// A set of numbers in the user's order.
class SetField final : public ParameterField
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SetField)

public:
    SetField(const ParameterDescriptor &parameter, QWidget *parent);

    void setValue(const ParameterValue &value) override;

private:
    Chips *m_chips;
};

} // namespace halfplane
