#pragma once

#include "ui/figures/choosing/export_fields.h"

class QCheckBox;

namespace halfplane {

class NumberEdit;

/// How a run passes in what moves.
class MotionFields final : public ExportFields
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MotionFields)

public:
    MotionFields(const ExportSubject &subject, QWidget *parent);

protected:
    void refresh() override;

private:
    NumberEdit *m_duration;
    NumberEdit *m_tweens;
    QCheckBox *m_loops;
};

} // namespace halfplane
