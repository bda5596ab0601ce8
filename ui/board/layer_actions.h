#pragma once

#include <QAction>

class QMenu;

namespace halfplane {

class Showing;

/// A switch for every layer of the board.
class LayerActions : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LayerActions)

public:
    explicit LayerActions(Showing &showing, QObject *parent = nullptr);

    void fill(QMenu &menu);

private:
    Showing &m_showing;
    QList<QAction *> m_switches; ///< in the order of layers()
};

} // namespace halfplane
