#pragma once

#include "core/variants/descriptor.h"

#include <QSlider>

namespace halfplane {

/// A number on a line: as far as it is usual to go, in steps of few digits. Where the number must be above 0
/// each part of the line is the same factor. A number beyond the line's ends stays as it is until the handle
/// is dragged. For the mouse alone: the field beside it has the keys.
class NumberSlider : public QSlider
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NumberSlider)

public:
    /// The descriptor stays.
    NumberSlider(const ParameterDescriptor &number, QWidget *parent);

    void setNumber(double number); ///< tells nobody

    QSize sizeHint() const override;

signals:
    void dragged(double number);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void follow(double x);
    double numberAt(double share) const;
    double shareOf(double number) const;

    const ParameterDescriptor &m_descriptor;
    bool m_isByFactors;
    double m_least;
    double m_most;
};

} // namespace halfplane
