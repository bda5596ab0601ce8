#pragma once

#include <QMenu>

namespace halfplane {

class Showing;

/// A switch for every layer of the boards. It stays open while they are turned by mouse or Space: layers are
/// tried, not chosen.
class LayerMenu : public QMenu
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LayerMenu)

public:
    LayerMenu(const QString &title, Showing &showing, QWidget *parent = nullptr);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    static bool turn(QAction *action);
};

} // namespace halfplane
