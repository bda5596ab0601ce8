#pragma once

#include <QComboBox>
#include <QWheelEvent>

namespace halfplane {

/// Scrolling past it does not change it, and a click does not take the space bar from the board.
class QuietComboBox : public QComboBox
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuietComboBox)

public:
    explicit QuietComboBox(QWidget *parent = nullptr)
        : QComboBox(parent)
    {
        setFocusPolicy(Qt::TabFocus);
    }

protected:
    void wheelEvent(QWheelEvent *event) override
    {
        if (hasFocus())
            QComboBox::wheelEvent(event);
        else
            event->ignore();
    }
};

} // namespace halfplane
