#pragma once

#include "core/picture/colours.h"

#include <QAbstractButton>

namespace halfplane {

/// One number of a set: pressed to be edited, dragged to another place, removed by its cross or by Delete.
class Chip : public QAbstractButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Chip)

public:
    explicit Chip(QWidget *parent = nullptr);

    void setHue(Hue hue);
    void setRemovable(bool isRemovable);

    QSize sizeHint() const override;
    QRect cross() const; ///< where pressing removes

signals:
    void removeAsked();
    void moveAsked(int by);
    void stepsAsked(int steps);
    void neighbourAsked(int by); ///< to have the focus
    void dragged(QPoint position); ///< of the pointer, in the parent
    void dropped();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    bool act(const QKeyEvent &key);

    Hue m_hue = Hue::Candidate1;
    bool m_isRemovable = true;
    bool m_isDragged = false;
    QPoint m_pressedAt;
};

} // namespace halfplane
