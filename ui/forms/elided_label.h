#pragma once

#include <QLabel>

namespace halfplane {

/// A line of text that gives way to its neighbours: what there is no room for is left out behind an ellipsis.
class ElidedLabel : public QLabel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ElidedLabel)

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace halfplane
