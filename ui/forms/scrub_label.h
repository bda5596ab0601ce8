#pragma once

#include <QLabel>

namespace halfplane {

/// The name of a number that changes when it is dragged to the left or right.
class ScrubLabel : public QLabel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScrubLabel)

public:
    explicit ScrubLabel(const QString &text, QWidget *parent = nullptr);

    void setScrubbing(bool isOn);

    static constexpr int pixelsPerStep = 6;

signals:
    void scrubbed(int steps);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    bool m_isScrubbing = false;
    double m_from = 0; ///< where the last step was made
};

} // namespace halfplane
