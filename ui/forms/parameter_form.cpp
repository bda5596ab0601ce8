#include "ui/forms/parameter_form.h"

#include "ui/basics/text.h"
#include "ui/forms/parameter_field.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace halfplane {

ParameterForm::ParameterForm(QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(rowGap);
}

void ParameterForm::show(const VariantDescriptor &variant, const Parameters &parameters)
{
    show(variant.parameters, parameters);
    m_scale = variant.scale;
}

void ParameterForm::show(const std::vector<ParameterDescriptor> &descriptors, const Parameters &parameters)
{
    if (m_descriptors != &descriptors) {
        m_descriptors = &descriptors;
        build();
    }
    m_parameters = parameters;
    for (ParameterField *field : m_fields)
        field->setValue(m_parameters.find(field->parameter().id)->second);
}

void ParameterForm::build()
{
    for (ParameterField *field : m_fields) {
        field->hide();
        field->deleteLater(); // it may be the one that asks
    }
    m_fields.clear();
    m_scale = {};
    for (const ParameterDescriptor &parameter : *m_descriptors)
        addField(parameter);
    orderTabs();
}

/// What is made last would be reached last by Tab, wherever it stands.
void ParameterForm::orderTabs()
{
    QWidget *before = previousInFocusChain();
    while (before != this && before->focusPolicy() == Qt::NoFocus)
        before = before->previousInFocusChain();
    for (const ParameterField *field : m_fields) {
        for (QWidget *part : field->findChildren<QWidget *>()) {
            if (part->focusPolicy() != Qt::NoFocus)
                setTabOrder(std::exchange(before, part), part);
        }
    }
}

void ParameterForm::addField(const ParameterDescriptor &parameter)
{
    ParameterField *field = m_fields.emplace_back(ParameterField::make(parameter, this));
    layout()->addWidget(field);
    if (parameter.suggestion.value != nullptr)
        addSuggestion(*field);
    field->show(); // a layout does so only later
    connect(field, &ParameterField::edited, this,
            [this, &parameter](const ParameterValue &value) { change(parameter, value); });
}

void ParameterForm::addSuggestion(ParameterField &field)
{
    const ParameterDescriptor &parameter = field.parameter();
    auto *button = new QPushButton(toText(parameter.suggestion.title), &field);
    button->setAccessibleName(button->text() + u' ' + toText(parameter.symbol));
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(toText(parameter.suggestion.meaning));
    field.add(button);
    connect(button, &QPushButton::clicked, this, [this, &field, &parameter] {
        const double value = parameter.suggestion.value(m_parameters);
        field.setValue(value);
        change(parameter, value);
    });
}

void ParameterForm::change(const ParameterDescriptor &parameter, const ParameterValue &value)
{
    m_parameters.insert_or_assign(std::string(parameter.id), value);
    emit edited(m_parameters);
}

void ParameterForm::setScaleNote(const QString &note)
{
    for (ParameterField *field : m_fields) {
        if (field->parameter().id == m_scale)
            field->setNote(note);
    }
}

} // namespace halfplane
