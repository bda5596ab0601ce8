#pragma once

#include "core/variants/descriptor.h"
#include "ui/forms/checked_edit.h"
#include "ui/forms/field.h"

#include <QString>

namespace halfplane {

/// A number that a parameter may be: typed, or stepped by the arrows and the wheel.
class ParameterEdit : public CheckedEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ParameterEdit)

public:
    /// The parameter stays: it belongs to a descriptor. How it is handled is part of its tooltip.
    ParameterEdit(const ParameterDescriptor &parameter, const QString &handling, QWidget *parent);

    double value() const { return m_value; }
    void setValue(double value); ///< tells nobody; leaves alone what means the same

signals:
    void valueEdited(double value);

private:
    double m_value;
};

/// Edits one parameter of a variant, whatever its kind: a number, a set of numbers, a choice.
class ParameterField : public Field
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ParameterField)

public:
    /// The field that suits the parameter's kind. The parameter stays: it belongs to a variant's descriptor.
    static ParameterField *make(const ParameterDescriptor &parameter, QWidget *parent);

    const ParameterDescriptor &parameter() const { return m_parameter; }

    /// Tells nobody. A value that is in force already disturbs nothing that is being typed.
    virtual void setValue(const ParameterValue &value) = 0;

signals:
    void edited(const ParameterValue &value);

protected:
    ParameterField(const ParameterDescriptor &parameter, QWidget *parent);

private:
    const ParameterDescriptor &m_parameter;
};

// What a form says about a parameter.

/// What a parameter means and which values it may have, and how to change it.
QString tooltipOf(const ParameterDescriptor &parameter, const QString &handling);

/// "η: learning rate: how much of a point is added to w"
QString accessibleNameOf(const ParameterDescriptor &parameter);

/// The values it may have, in short, for a field that is empty: "0 ≤ δ < 0.5".
QString expected(const ParameterDescriptor &parameter);

/// A number as it is read here, of one that may have been typed with a decimal comma.
QString withDecimalPoint(const QString &typed);

/// What is wrong with a text as its value; empty when nothing is.
QString troubleWith(const ParameterDescriptor &parameter, const QString &text);

} // namespace halfplane
