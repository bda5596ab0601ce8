#include "ui/forms/parameter_field.h"

#include "ui/basics/text.h"
#include "ui/forms/checked_edit.h"
#include "ui/forms/chips.h"
#include "ui/forms/number_slider.h"
#include "ui/forms/parameter_words.h"
#include "ui/forms/segments.h"

#include <algorithm>

namespace halfplane {

namespace {

constexpr int charactersInSight = 12;

/// A number: typed, stepped by the arrows and the wheel, or dragged on a line or at its name.
class NumberField final : public ParameterField
{
    Q_DISABLE_COPY_MOVE(NumberField)

public:
    NumberField(const ParameterDescriptor &descriptor, QWidget *parent)
        : ParameterField(descriptor, parent)
        , m_value(std::get<double>(descriptor.fallback))
        , m_edit(new CheckedEdit(
              [this](const QString &text) { return troubleWith(parameter(), withDecimalPoint(text)); }, this))
        , m_slider(new NumberSlider(descriptor, this))
    {
        add(m_edit);
        add(m_slider);
        m_edit->setMaximumWidth(fontMetrics().averageCharWidth() * charactersInSight);
        const QString tooltip = tooltipOf(descriptor, tr("Drag it, type it, or press ↑ and ↓."));
        name().setToolTip(tooltip);
        name().setScrubbing(true);
        m_edit->setToolTip(tooltip);
        m_edit->setAccessibleName(accessibleNameOf(descriptor));
        m_edit->setPlaceholderText(expected(descriptor));
        m_edit->setStepping(true);
        m_edit->showAccepted(toText(written(m_value)));
        m_slider->setToolTip(tooltip);
        m_slider->setAccessibleName(accessibleNameOf(descriptor));
        m_slider->setNumber(m_value);
        connect(m_slider, &NumberSlider::dragged, this, &NumberField::change);
        connect(m_edit, &CheckedEdit::edited, this, &NumberField::applyTyped);
        connect(m_edit, &CheckedEdit::troubleChanged, this, &Field::setTrouble);
        connect(m_edit, &CheckedEdit::stepsAsked, this, &NumberField::step);
        connect(&name(), &ScrubLabel::scrubbed, this, &NumberField::step);
    }

    void setValue(const ParameterValue &value) override
    {
        const double number = std::get<double>(value);
        if (number == m_value)
            return;
        m_value = number;
        m_slider->setNumber(number);
        m_edit->showAccepted(toText(written(number)));
    }

private:
    void applyTyped(const QString &text)
    {
        const auto value = read(parameter(), withDecimalPoint(text).toStdString());
        if (!value || std::get<double>(*value) == m_value)
            return;
        m_value = std::get<double>(*value);
        m_slider->setNumber(m_value);
        emit edited(m_value);
    }

    void step(int steps) { change(stepped(m_value, steps, parameter().range)); }

    void change(double value)
    {
        const bool isAnother = value != m_value;
        m_value = value;
        m_slider->setNumber(value);
        m_edit->showAccepted(toText(written(value)));
        if (isAnother)
            emit edited(value);
    }

    double m_value;
    CheckedEdit *m_edit;
    NumberSlider *m_slider;
};

/// A set of numbers in the user's order.
class SetField final : public ParameterField
{
    Q_DISABLE_COPY_MOVE(SetField)

public:
    SetField(const ParameterDescriptor &descriptor, QWidget *parent)
        : ParameterField(descriptor, parent)
        , m_chips(new Chips(descriptor, this))
    {
        add(m_chips);
        name().setToolTip(tooltipOf(descriptor, {}));
        connect(m_chips, &Chips::edited, this,
                [this](const std::vector<double> &values) { emit edited(values); });
        connect(m_chips, &Chips::troubleChanged, this, &Field::setTrouble);
    }

    void setValue(const ParameterValue &value) override
    {
        m_chips->setValues(std::get<std::vector<double>>(value));
    }

private:
    Chips *m_chips;
};

QList<Segments::Choice> choicesOf(const ParameterDescriptor &parameter)
{
    QList<Segments::Choice> choices;
    for (const std::string_view id : parameter.choices)
        choices.append({toText(id), tooltipOf(parameter, {})});
    return choices;
}

/// One of a few words.
class ChoiceField final : public ParameterField
{
    Q_DISABLE_COPY_MOVE(ChoiceField)

public:
    ChoiceField(const ParameterDescriptor &descriptor, QWidget *parent)
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

    void setValue(const ParameterValue &value) override
    {
        const auto &choices = parameter().choices;
        const auto found = std::ranges::find(choices, std::get<std::string>(value));
        m_choices->setCurrent(static_cast<int>(found - choices.begin()));
    }

private:
    Segments *m_choices;
};

/// The kind of a parameter is that of its default.
struct FieldMaker
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
    return std::visit(FieldMaker{parameter, parent}, parameter.fallback);
}

ParameterField::ParameterField(const ParameterDescriptor &parameter, QWidget *parent)
    : Field(toText(parameter.title.empty() ? parameter.symbol : parameter.title), parent)
    , m_parameter(parameter)
{
}

} // namespace halfplane
