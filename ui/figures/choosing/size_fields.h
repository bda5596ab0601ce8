#pragma once

#include "ui/figures/choosing/export_fields.h"

class QComboBox;
class QToolButton;

namespace halfplane {

class Field;
class NumberEdit;

/// How large a figure is, how fine its pixels and how high its words.
class SizeFields final : public ExportFields
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SizeFields)

public:
    SizeFields(const ExportSubject &subject, QWidget *parent);

protected:
    void refresh() override;

private:
    struct Preset;

    void createPresets();
    void createSides();
    void createDetails();
    QList<Preset> presets() const;
    void applyPreset(int index);
    void setWidth(const std::optional<double> &width);
    void setHeight(const std::optional<double> &height);
    void setUnit(Length::Unit unit);
    double inUnit(const Length &length, Length::Unit unit) const;
    double dpi() const;
    void showSides();
    int currentPreset() const;

    QComboBox *m_preset;
    NumberEdit *m_width;
    NumberEdit *m_height;
    QComboBox *m_unit;
    QToolButton *m_lock;
    NumberEdit *m_dpi;
    NumberEdit *m_font;
    Field *m_dpiField = nullptr;
    double m_ratio = 1; ///< of height to width
    bool m_keepsRatio = false; ///< while one of them is typed: rounding on the way must not change it
};

} // namespace halfplane
