#pragma once

#include "ui/figures/choosing/export_fields.h"

class QCheckBox;

namespace halfplane {

class CheckedEdit;
class Field;
class NumberEdit;
class Segments;

/// Which steps of the run are shown, and whether as a contact sheet.
class StepFields final : public ExportFields
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StepFields)

public:
    StepFields(const ExportSubject &subject, QWidget *parent);

protected:
    void refresh() override;

private:
    enum Choice { This, Last, All, Some };

    void createChoice();
    void createSheet();
    Choice choiceOf(const StepChoice &steps) const;
    void take(int choice);
    void takeSome(const QString &text);
    void setColumns(int columns);
    bool needsSheet() const;

    Segments *m_choice = nullptr;
    Field *m_someField = nullptr;
    CheckedEdit *m_some;
    Field *m_sheetField = nullptr;
    QCheckBox *m_sheet;
    NumberEdit *m_columns;
    bool m_wantsSome = false; ///< even where it names but one step
};

} // namespace halfplane
