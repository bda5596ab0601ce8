#pragma once

#include <QRadioButton>

namespace halfplane {

/// One of several choices that stand side by side as one bar.
class SegmentButton : public QRadioButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SegmentButton)

public:
    explicit SegmentButton(const QString &text, QWidget *parent = nullptr);

    /// Which ends of the bar are its own.
    void setEnds(bool isFirst, bool isLast);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool hitButton(const QPoint &position) const override { return rect().contains(position); }

private:
    QPainterPath outline(double inset) const;

    bool m_isFirst = true;
    bool m_isLast = true;
};

} // namespace halfplane
