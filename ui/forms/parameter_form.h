#pragma once

#include "core/variants/descriptor.h"

#include <QWidget>

#include <vector>

namespace halfplane {

class ParameterField;

/// The parameters of a variant or a generator, a field each, made from their descriptors.
class ParameterForm : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ParameterForm)

public:
    explicit ParameterForm(QWidget *parent = nullptr);

    /// Complete parameters of the variant. Tells nobody.
    void show(const VariantDescriptor &variant, const Parameters &parameters);

    /// The same for descriptors that stay where they are.
    void show(const std::vector<ParameterDescriptor> &descriptors, const Parameters &parameters);

    /// A sentence under the parameter that only scales the run; empty takes it away.
    void setScaleNote(const QString &note);

signals:
    void edited(const Parameters &parameters);

private:
    void build();
    void orderTabs();
    void addField(const ParameterDescriptor &parameter);
    void addSuggestion(ParameterField &field);
    void change(const ParameterDescriptor &parameter, const ParameterValue &value);

    const std::vector<ParameterDescriptor> *m_descriptors = nullptr;
    std::string_view m_scale; ///< the id of the parameter that only scales the run
    Parameters m_parameters;
    std::vector<ParameterField *> m_fields;
};

} // namespace halfplane
