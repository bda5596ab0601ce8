#pragma once

#include "core/picture/layers.h"

#include <QAction>

class QMenu;

namespace halfplane {

/// A switch for every layer of the board.
class LayerActions : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LayerActions)

public:
    explicit LayerActions(QObject *parent = nullptr);

    void fill(QMenu &menu);
    Layers layers() const;
    void setLayers(Layers layers);

signals:
    void layersChanged(halfplane::Layers layers);

private:
    QList<QAction *> m_switches; ///< in the order of layers()
};

} // namespace halfplane
