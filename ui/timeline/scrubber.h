#pragma once

#include "core/picture/scrubber_picture.h"
#include "ui/painting/qt_shapes.h"

#include <QAbstractSlider>
#include <QPixmap>

namespace halfplane {

class Playback;
class Showing;

/// A run as a row of bars, one an update, as high as the loss after it. Takes the playhead to where it is
/// clicked or dragged; to assistive technology it is a slider over the updates.
class Scrubber : public QAbstractSlider
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Scrubber)

public:
    explicit Scrubber(Showing &showing, QWidget *parent = nullptr);

    /// "update 12 · sweep 3 · loss 17"
    QString described(std::uint64_t update) const;

    /// Where the middle of an update's bar is.
    QPoint placeOf(std::uint64_t update) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void pointedAt(const QString &words); ///< what the pointer is over; empty when it is not

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    const Run *run() const;
    ScrubberLayout layoutNow() const;
    void followStudy();
    void followPlayback();
    void scrubTo(QPointF place);
    void hover(QPointF place);
    void step(double notches);
    const QPixmap &bars();

    const Showing &m_showing;
    Playback &m_playback;
    std::optional<std::uint64_t> m_hovered;
    double m_wheel = 0; ///< parts of a notch that have not made a step yet
    QPixmap m_bars; ///< what stays as the playhead moves; null when it is out of date
};

} // namespace halfplane
