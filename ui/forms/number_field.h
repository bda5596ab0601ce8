#pragma once

#include "ui/forms/parameter_field.h"

namespace halfplane {

class CheckedEdit;

/// A number: typed, stepped by the arrows and the wheel, or dragged at its symbol.
class NumberField final : public ParameterField
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NumberField)

public:
    NumberField(const ParameterDescriptor &parameter, QWidget *parent);

    void setValue(const ParameterValue &value) override;

private:
    void applyTyped(const QString &text);
    void step(int steps);

    double m_value;
    CheckedEdit *m_edit;
};

} // namespace halfplane
