#include "ui/forms/parameter_field.h"

#include "core/variants/range_steps.h"
#include "ui/basics/text.h"
#include "ui/forms/chips.h"
#include "ui/forms/number_slider.h"
#include "ui/forms/parameter_words.h"
#include "ui/forms/segments.h"

#include <algorithm>
#include <utility>

namespace halfplane {

namespace {

constexpr int charactersInSight = 12;

/// A number: typed, stepped, or dragged on a line or at its name.
class NumberField final : public ParameterField
{
    Q_DISABLE_COPY_MOVE(NumberField)

public:
    NumberField(const ParameterDescriptor &descriptor, QWidget *parent)
        : ParameterField(descriptor, parent)
        , m_edit(new ParameterEdit(descriptor, tr("Drag it, type it, or press ↑ and ↓."), this))
        , m_slider(new NumberSlider(descriptor, this))
    {
        add(m_edit);
        add(m_slider);
        m_edit->setMaximumWidth(fontMetrics().averageCharWidth() * charactersInSight);
        name().setToolTip(m_edit->toolTip());
        name().setScrubbing(true);
        m_slider->setToolTip(m_edit->toolTip());
        m_slider->setAccessibleName(accessibleNameOf(descriptor));
        m_slider->setNumber(m_edit->value());
        connect(m_slider, &NumberSlider::dragged, this, [this](double value) {
            if (value == m_edit->value())
                return;
            setValue(value);
            emit edited(value);
        });
        connect(m_edit, &ParameterEdit::valueEdited, this, [this](double value) {
            m_slider->setNumber(value);
            emit edited(value);
        });
        connect(m_edit, &CheckedEdit::troubleChanged, this, &Field::setTrouble);
        connect(&name(), &ScrubLabel::scrubbed, m_edit, &CheckedEdit::step);
    }

    void setValue(const ParameterValue &value) override
    {
        m_edit->setValue(std::get<double>(value));
        m_slider->setNumber(m_edit->value());
    }

private:
    ParameterEdit *m_edit;
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

ParameterEdit::ParameterEdit(const ParameterDescriptor &parameter, const QString &handling, QWidget *parent)
    : CheckedEdit(
        [&parameter](const QString &text) { return troubleWith(parameter, withDecimalPoint(text)); }, parent)
    , m_value(std::get<double>(parameter.fallback))
{
    setToolTip(tooltipOf(parameter, handling));
    setAccessibleName(accessibleNameOf(parameter));
    setPlaceholderText(expected(parameter));
    setStep(
        [this, &parameter](int steps) { return toText(written(stepped(m_value, steps, parameter.range))); });
    showAccepted(toText(written(m_value)));
    connect(this, &CheckedEdit::edited, this, [this, &parameter](const QString &text) {
        const auto typed = read(parameter, withDecimalPoint(text).toStdString());
        if (typed && std::exchange(m_value, std::get<double>(*typed)) != std::get<double>(*typed))
            emit valueEdited(m_value);
    });
}

void ParameterEdit::setValue(double value)
{
    if (std::exchange(m_value, value) != value)
        showAccepted(toText(written(value)));
}

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
