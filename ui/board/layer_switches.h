#pragma once

#include <QMenu>

namespace halfplane {

class Showing;
struct Layer;

/// A switch for every layer of the boards, in a menu for each group of them; its tooltip has a picture of the
/// layer on what is open. It stays open while they are turned by mouse or Space: layers are tried, not
/// chosen.
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
    LayerMenu(const QString &title, QWidget *parent);
    void addSwitch(const Layer &layer, Showing &showing);
    static bool turn(QAction *action);
};

} // namespace halfplane
