#pragma once

#include "ui/figures/choosing/export_fields.h"

class QCheckBox;
class QPushButton;
class QToolButton;

namespace halfplane {

class Field;
class Segments;

/// Colours, what is behind, the title, and which layers are drawn.
class LookFields final : public ExportFields
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LookFields)

public:
    LookFields(const ExportSubject &subject, QWidget *parent);

protected:
    void refresh() override;

private:
    void createColours();
    void createLayers();
    QWidget *createLayerList();
    Layers shown() const;

    Segments *m_palette = nullptr;
    QCheckBox *m_transparent;
    QCheckBox *m_title;
    QPushButton *m_asOnBoard;
    QToolButton *m_choose;
    QWidget *m_layerList = nullptr;
    QList<QCheckBox *> m_layers; ///< in the order of layers()
};

} // namespace halfplane
