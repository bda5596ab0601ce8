#pragma once

#include <QWidget>

namespace halfplane {

/// Hangs before a window while a file is dragged over it: says that it can be dropped.
class DropCurtain : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DropCurtain)

public:
    explicit DropCurtain(QWidget &window);

    void draw(); ///< over all of the window

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace halfplane
