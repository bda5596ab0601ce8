#pragma once

#include "core/generators/generator.h"
#include "core/picture/shape.h"

#include <QAbstractButton>

namespace halfplane {

/// One generator among others, as a small picture of what it makes.
class GeneratorButton : public QAbstractButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GeneratorButton)

public:
    explicit GeneratorButton(const Generator &generator, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {58, 58}; }

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void paintPoints(QPainter &painter) const;

    Dataset m_points; ///< few of them
    Box m_extent; ///< where they are in the plane, top() the least x2
};

} // namespace halfplane
