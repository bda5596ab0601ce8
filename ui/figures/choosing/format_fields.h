#pragma once

#include "ui/figures/choosing/export_fields.h"

class QCheckBox;
class QLabel;

namespace halfplane {

class Segments;

/// What kind of file it is, and what else is in it.
class FormatFields final : public ExportFields
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FormatFields)

public:
    FormatFields(const ExportSubject &subject, QWidget *parent);

protected:
    void refresh() override;

private:
    void createFormats();
    void disableVideo();

    Segments *m_formats = nullptr;
    QLabel *m_use;
    QCheckBox *m_fragment;
    QCheckBox *m_carries;
    QLabel *m_carriesWhy;
};

} // namespace halfplane
