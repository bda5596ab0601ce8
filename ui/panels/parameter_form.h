#pragma once

#include "core/variants/descriptor.h"

#include <QWidget>

#include <vector>

namespace halfplane {

class ParameterField;

/// The parameters of one variant, a field each, made from the variant's descriptor.
class ParameterForm : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ParameterForm)

public:
    explicit ParameterForm(QWidget *parent = nullptr);

    /// Complete parameters of the variant. Tells nobody.
    void show(const VariantDescriptor &variant, const Parameters &parameters);

    /// A sentence under the parameter that only scales the run; empty takes it away.
    void setScaleNote(const QString &note);

signals:
    void edited(const Parameters &parameters);

private:
    void build(const VariantDescriptor &variant);
    void orderTabs();
    void addField(const ParameterDescriptor &parameter);
    void addSuggestion(ParameterField &field);
    void change(const ParameterDescriptor &parameter, const ParameterValue &value);

    const VariantDescriptor *m_variant = nullptr;
    Parameters m_parameters;
    std::vector<ParameterField *> m_fields;
};

} // namespace halfplane
