#pragma once

#include "core/picture/scrubber_picture.h"
#include "ui/painting/qt_shapes.h"

#include <QAbstractSlider>
#include <QPixmap>

namespace halfplane {

class Playback;

/// A run as a row of bars, one an update, as high as the loss after it. Takes the playhead to where it is
/// clicked or dragged; to assistive technology it is a slider over the updates.
class Scrubber : public QAbstractSlider
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Scrubber)

public:
    explicit Scrubber(Playback &playback, QWidget *parent = nullptr);

    /// "update 12 · sweep 3 · loss 17"
    QString described(std::uint64_t update) const;

    /// Where the middle of an update's bar is.
    QPoint placeOf(std::uint64_t update) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public slots:
    void show(const std::shared_ptr<const halfplane::Study> &study);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    const Run *run() const { return m_study ? m_study->run.get() : nullptr; }
    ScrubberLayout layoutNow() const { return scrubberLayout(m_study.get(), fromQt(size())); }
    void followPlayback();
    void scrubTo(QPointF place);
    void hover(QPointF place);
    void tellHovered();
    void step(double notches);
    const QPixmap &bars();

    Playback &m_playback;
    std::shared_ptr<const Study> m_study;
    std::optional<std::uint64_t> m_hovered;
    double m_wheel = 0; ///< parts of a notch that have not made a step yet
    QPixmap m_bars; ///< what stays as the playhead moves; null when it is out of date
};

} // namespace halfplane
