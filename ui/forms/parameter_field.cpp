#include "ui/forms/parameter_field.h"

#include "ui/basics/text.h"
#include "ui/forms/choice_field.h"
#include "ui/forms/number_field.h"
#include "ui/forms/set_field.h"

namespace halfplane {

namespace {

/// The kind of a parameter is that of its default.
struct Maker
{
    const ParameterDescriptor &parameter;
    QWidget *parent;

    ParameterField *operator()(double /*kind*/) const { return new NumberField(parameter, parent); }
    ParameterField *operator()(const std::vector<double> & /*kind*/) const
    {
        return new SetField(parameter, parent);
    }
    ParameterField *operator()(const std::string & /*kind*/) const
    {
        return new ChoiceField(parameter, parent);
    }
};

} // namespace

ParameterField *ParameterField::make(const ParameterDescriptor &parameter, QWidget *parent)
{
    return std::visit(Maker{parameter, parent}, parameter.fallback);
}

ParameterField::ParameterField(const ParameterDescriptor &parameter, QWidget *parent)
    : Field(toText(parameter.title.empty() ? parameter.symbol : parameter.title), parent)
    , m_parameter(parameter)
{
}

} // namespace halfplane
